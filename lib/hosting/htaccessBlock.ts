/**
 * The first and last line of the site's block in `.htaccess`. A deploy does not change lines outside of it: the host's panel
 * may add some (a version of PHP).
 */
export const htaccessBlock = { begin: '# BEGIN site', end: '# END site' };
