/** What went wrong on the host: decides whether a retry makes sense, and the message. */
type HostProblem =
  | 'connection' // cut or refused: trying again may help
  | 'login'
  | 'untrusted' // host key or certificate is not the expected one
  | 'full'
  | 'denied'
  | 'other';

/** A refusal or failure with a message for the person who publishes: plain Dutch, place and remedy named. */
export class DeployError extends Error {
  override name = 'DeployError';
}

/** A `DeployError` that came from the host. */
export class HostError extends DeployError {
  override name = 'HostError';
  constructor(
    readonly problem: HostProblem,
    message: string,
  ) {
    super(message);
  }
}

/** Whether the connection was cut or refused: what was asked of the host may or may not be done, and can be asked again. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof HostError && error.problem === 'connection';

/** Replaces every secret in a text, also in its URL-encoded form, so that libraries' messages can be shown. */
export function mask(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .reduce((masked, secret) => masked.replaceAll(secret, '•••'), text);
}

/** The `code` and `message` of anything that was thrown; a library may throw a plain string. */
export function errorParts(error: unknown): { code: string; message: string } {
  if (typeof error !== 'object' || error === null) return { code: String(error), message: String(error) };
  const code = 'code' in error ? String(error.code) : '';
  return { code, message: 'message' in error ? String(error.message) : String(error) };
}
