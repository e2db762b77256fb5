/** The API of the host of the repository; only the editor uses it. */
export const codeHostOrigin = 'https://api.github.com';
