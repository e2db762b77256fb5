/**
 * Where the form's messages go: the provider, or any other server that takes its end point (the local mailbox).
 * Fixed at build time by `NEXT_PUBLIC_MAIL_ORIGIN`, written in full so that Next puts its value into the page.
 */
export const mailOrigin = process.env.NEXT_PUBLIC_MAIL_ORIGIN ?? 'https://api.emailjs.com';

/** The provider's end point for a whole form; the library adds this same path to the origin. */
export const sendFormUrl = `${mailOrigin}/api/v1.0/email/send-form`;

/** What `@emailjs/browser` sends as `lib_version`; it does not export it, and a form without script sends it too. */
export const libraryVersion = '4.4.1';
