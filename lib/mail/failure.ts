/** How the provider answered: an HTTP status and the body as text. */
export type MailAnswer = { status: number; text: string };

/** No answer came in time; the request is still under way. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

const longestReason = 500;

/** The rule of the site; the library itself accepts any 2xx and no other status, whatever the body. */
export const isSuccess = ({ status, text }: MailAnswer) => status === 200 || text === 'OK';

export const isAnswer = (value: unknown): value is MailAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'status' in value &&
  typeof value.status === 'number' &&
  'text' in value &&
  typeof value.text === 'string';

/**
 * Why a message was not sent, in words for the visitor, to follow “Er is iets mis gegaan …: ”.
 * Takes whatever a send can end in: the provider's answer, a text that was thrown, no answer in time,
 * or the `TypeError` of a request that never reached the provider or whose answer the browser withholds.
 */
export function failureReason(problem: unknown): string {
  if (typeof problem === 'string' && problem.trim()) return problem;
  if (problem instanceof NoAnswer) {
    return 'we kregen geen antwoord. Misschien komt je bericht toch nog aan: wacht even voor je het opnieuw verstuurt.';
  }
  if (isAnswer(problem)) return providerWords(problem);
  if (problem instanceof TypeError) return noConnection();
  return 'er liep iets onverwachts fout op deze pagina.';
}

/**
 * What to do about an answer of the provider, in Dutch beside its own words, which are English; undefined when there was none.
 * Statuses: https://www.emailjs.com/docs/rest-api/send/
 */
export function failureAdvice(problem: unknown): string | undefined {
  if (!isAnswer(problem)) return undefined;
  const { status } = problem;
  if (status === 413)
    return 'Je bericht is te lang voor de maildienst: kort het in en druk nog eens op Verstuur.';
  if (status === 429)
    return 'Er kwamen net te veel berichten na elkaar: wacht even en druk nog eens op Verstuur.';
  return status >= 400 && status < 500
    ? 'Dat ligt aan deze site, niet aan wat je invulde: opnieuw versturen helpt niet.'
    : 'Dat ligt aan de maildienst, niet aan wat je invulde: probeer het straks nog eens.';
}

function noConnection(): string {
  const sentence = 'er is geen verbinding met het internet.';
  if (!navigator.onLine) return sentence;
  return `${sentence} Werkt je internet wel, dan houdt een reclameblokker of een filter het versturen misschien tegen.`;
}

function providerWords({ status, text }: MailAnswer): string {
  const words = (/^\s*<(!doctype|html)\b/i.test(text) ? wordsOfPage(text) : text).trim();
  if (!words) return `de maildienst gaf geen uitleg (foutcode ${status}).`;
  const characters = Array.from(words);
  return characters.length > longestReason ? `${characters.slice(0, longestReason).join('')}…` : words;
}

/** The text of an HTML error page, which a proxy may send. */
function wordsOfPage(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html'); // inert: nothing in it runs or loads
  for (const code of body.querySelectorAll('script, style')) code.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ');
}
