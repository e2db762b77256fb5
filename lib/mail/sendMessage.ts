import { failureAdvice, failureReason, isAnswer, isSuccess, type MailAnswer, NoAnswer } from './failure';
import { messageForm, messageIn } from './message';
import { mailOrigin } from './origin';

/** Which service, template and account of the provider the form uses; public by design, from the content. */
export type Identifiers = { service: string; template: string; publicKey: string };

export type SendOutcome = { sent: true } | { sent: false; reason: string; advice?: string | undefined };

/** How long a visitor waits; the library itself would wait for ever. */
export const patience = 15_000;

/**
 * Sends the four fields of a form to the provider, once, and resolves to the outcome. Never rejects.
 * @param target the form, or a selector of it
 * @returns `reason` is in words for the visitor, or in those of the provider, with `advice` then; after a time-out the message may still arrive.
 */
export async function sendMessage(target: HTMLFormElement | string, ids: Identifiers): Promise<SendOutcome> {
  try {
    const form = messageForm(messageIn(checkedForm(target, ids)));
    return outcome(await inTime(post(form, ids)));
  } catch (problem) {
    if (isAnswer(problem)) return outcome(problem);
    console.error(problem); // the visitor reads a message, a developer needs the cause
    return { sent: false, reason: failureReason(problem) };
  }
}

/**
 * Fetches the sending library ahead of the first send, so that a message can still leave a page whose host is gone.
 * Not part of the page's own script: a library that fails while it loads must not take the form with it.
 */
export async function loadLibrary() {
  const putBack = standInForBlockedStorage();
  try {
    return await import('@emailjs/browser');
  } catch {
    throw new TypeError('The sending library cannot be loaded');
  } finally {
    putBack();
  }
}

const outcome = (answer: MailAnswer): SendOutcome =>
  isSuccess(answer)
    ? { sent: true }
    : { sent: false, reason: failureReason(answer), advice: failureAdvice(answer) };

// The words of the site's error catalogue; those of the library differ from one version to the next.
function checkedForm(target: HTMLFormElement | string, ids: Identifiers): HTMLFormElement {
  if (!ids.publicKey) throw 'The user ID is required';
  if (!ids.service) throw 'The service ID is required';
  if (!ids.template) throw 'The template ID is required';
  const form = typeof target === 'string' ? document.querySelector(target) : target;
  if (form instanceof HTMLFormElement) return form;
  throw 'The 3rd parameter expected to be the HTML form element or a selector of a form';
}

async function post(
  form: HTMLFormElement,
  { service, template, publicKey }: Identifiers,
): Promise<MailAnswer> {
  const library = await loadLibrary();
  library.init({ publicKey, origin: mailOrigin }); // the library ignores an origin that is given to sendForm
  return library.sendForm(service, template, form);
}

async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), patience);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The library reads `localStorage` while it loads, which throws where site data is blocked: hides it there, as in a browser
 * without storage. Returns a function that restores it.
 */
function standInForBlockedStorage(): () => void {
  try {
    void window.localStorage;
    return () => {};
  } catch {
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
    Object.defineProperty(window, 'localStorage', { configurable: true, value: undefined });
    return () => {
      if (own) Object.defineProperty(window, 'localStorage', own);
      else Reflect.deleteProperty(window, 'localStorage');
    };
  }
}
