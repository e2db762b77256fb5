import type { ReactNode } from 'react';
import { mailto } from '@/lib/mail/mailto';
import type { Message } from '@/lib/mail/message';
import { Alert } from './Alert';
import styles from './SendNotices.module.scss';
import type { Sending } from './useSending';

type SendNoticesProps = {
  sending: Pick<Sending, 'state' | 'notice'>;
  /** The address of the mail link after a failure. */
  email: string;
  /** Rendered on the server, so that the drawings are not in the script. */
  icons: { sent: ReactNode; failed: ReactNode };
};

/** Announces how sending a message ended; after a failure with a mail link. */
export function SendNotices({ sending: { state, notice }, email, icons }: SendNoticesProps) {
  return (
    <>
      {/* Always in the page: not every screen reader announces a live region that is added with its text. */}
      <div
        className={styles.status}
        role="status"
        tabIndex={-1}
        ref={state.type === 'sent' ? notice : null}
        data-state={state.type}
      >
        {state.type === 'sending' && 'Bezig met versturen…'}
        {state.type === 'sent' && (
          <Alert kind="good" icon={icons.sent}>
            Bedankt voor je bericht! We nemen spoedig contact op.
          </Alert>
        )}
      </div>
      {state.type === 'failed' && (
        <Alert icon={icons.failed} role="alert" tabIndex={-1} ref={notice}>
          <p>{`Er is iets mis gegaan bij het versturen van je bericht: ${state.reason}`}</p>
          {state.advice && <p>{state.advice}</p>}
          <MailInstead email={email} message={state.message} />
        </Alert>
      )}
    </>
  );
}

function MailInstead({ email, message }: { email: string; message: Message }) {
  const { href, complete } = mailto(email, message);
  return (
    <p>
      <a href={href}>Stuur het liever met je eigen mailprogramma</a>
      {!complete && ' (je bericht is te lang om helemaal mee te geven: kopieer het uit het formulier)'}
    </p>
  );
}

/** A field for simple bots. Without a name it is never sent. */
export function Honeypot({ sending: { honeypot } }: { sending: Pick<Sending, 'honeypot'> }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor="website">Laat dit veld leeg</label>
      <input id="website" tabIndex={-1} autoComplete="off" ref={honeypot} />
    </div>
  );
}
