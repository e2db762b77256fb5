/**
 * Where the contact form is sent: scheme and host of the mail provider, without a slash at the end. Fixed at
 * build time; `npm start` and `npm run dev` point it to the local mailbox.
 */
export const mailOrigin = process.env.NEXT_PUBLIC_MAIL_ORIGIN ?? 'https://api.emailjs.com';
