/** Where the host that keeps the code and the content answers programs: the editor alone speaks to it. */
export const codeHostOrigin = 'https://api.github.com';
