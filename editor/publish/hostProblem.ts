/** Why a request to the code host failed, in Dutch with what to do. The draft is unchanged. */
export class HostProblem extends Error {
  override name = 'HostProblem';
  constructor(
    readonly reason: Reason,
    options?: ErrorOptions,
  ) {
    super(`${sentences[reason]} Je wijzigingen staan nog op dit toestel.`, options);
  }
}

/** Whether trying again later may succeed; other problems need an action first. */
export const isTemporary = ({ reason }: HostProblem): boolean =>
  ['offline', 'slow', 'busy', 'down', 'overtaken'].includes(reason);

/** Handles a rejected promise: returns the fallback for a problem with the code host that is expected, and throws all others. */
export const orElse =
  <Fallback>(fallback: Fallback, isExpected: (problem: HostProblem) => boolean = () => true) =>
  (error: unknown): Fallback => {
    if (error instanceof HostProblem && isExpected(error)) return fallback;
    throw error;
  };

type Reason = keyof typeof sentences;

const sentences = {
  offline: 'Er is geen verbinding. Probeer opnieuw zodra je weer internet hebt.',
  slow: 'De plaats waar de site bewaard wordt, antwoordt niet. Probeer het straks opnieuw.',
  token:
    'Je sleutel werkt niet meer: hij is verlopen of ingetrokken. Vraag een nieuwe uitnodiging aan wie de site beheert.',
  rights:
    'Met deze sleutel mag je niets aan de site veranderen. Vraag een nieuwe uitnodiging aan wie de site beheert.',
  busy: 'Er is vandaag al te veel gevraagd met deze sleutel. Wacht een uur en probeer opnieuw.',
  missing:
    'De plaats waar de site bewaard wordt, is niet te vinden met deze sleutel. Vraag een nieuwe uitnodiging aan wie de site beheert.',
  overtaken:
    'Iemand anders zette net iets online. Probeer het nog eens: zijn werk en het jouwe komen dan samen.',
  refused:
    'De plaats waar de site bewaard wordt, aanvaardt deze wijziging niet. Toon dit aan wie de site beheert.',
  version:
    'De site heeft een andere versie dan deze pagina. Laad de pagina opnieuw; lukt het dan nog niet, dan over een half uur nog eens.',
  down: 'De plaats waar de site bewaard wordt, heeft een storing. Probeer het over een kwartier opnieuw.',
} as const;

/** The problem of a failed request. @param isLate whether it timed out */
export function hostProblem(error: unknown, isLate: boolean): HostProblem {
  const { status, response, message = '' } = fieldsOf(error);
  const reason = isLate
    ? 'slow'
    : response
      ? reasonOf(status ?? 0, response.headers ?? {}, message)
      : 'offline';
  return new HostProblem(reason, { cause: error });
}

function reasonOf(status: number, headers: Record<string, unknown>, message: string): Reason {
  if (status === 401) return 'token';
  if (status === 403 || status === 429) {
    return headers['x-ratelimit-remaining'] === '0' || 'retry-after' in headers || /rate limit/i.test(message)
      ? 'busy'
      : 'rights';
  }
  if (status === 404) return 'missing';
  if (/\brules?\b/i.test(message)) return 'refused'; // of the repository: nobody was earlier
  if (status === 409 || (status === 422 && /fast.?forward/i.test(message))) return 'overtaken';
  return status >= 500 ? 'down' : 'refused';
}

/** The fields of a request error: with a response, unless the request never arrived. */
type Fields = { status?: number; message?: string; response?: { headers?: Record<string, unknown> } };
const fieldsOf = (error: unknown): Fields => (typeof error === 'object' && error !== null ? error : {});
