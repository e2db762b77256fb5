/**
 * Between these two lines `.htaccess` is the site's own, the lines themselves included. Above and below them the host's panel
 * may add its own (a version of PHP, say): publishing leaves those as they are.
 */
export const htaccessBlock = { begin: '# BEGIN site', end: '# END site' };
