import type { ReactNode } from 'react';
import { mailto } from '@/lib/mail/mailto';
import type { Message } from '@/lib/mail/message';
import { Alert } from './Alert';
import styles from './SendNotices.module.scss';
import type { Sending } from './useSending';

type SendNoticesProps = {
  sending: Pick<Sending, 'state' | 'notice'>;
  /** Where the mail link of a failure leads. */
  email: string;
  /** Drawn on the server, so that no drawing becomes script. */
  icons: { sent: ReactNode; failed: ReactNode };
};

/** How sending a message ended, in the words of the site, announced; after a failure with another way. */
export function SendNotices({ sending: { state, notice }, email, icons }: SendNoticesProps) {
  return (
    <>
      {/* Always in the page: a live region that arrives together with its text is not announced everywhere. */}
      <div
        className={styles.status}
        role="status"
        tabIndex={-1}
        ref={state.is === 'sent' ? notice : null}
        data-state={state.is}
      >
        {state.is === 'sending' && 'Bezig met versturen…'}
        {state.is === 'sent' && (
          <Alert kind="good" icon={icons.sent}>
            Bedankt voor je bericht! We nemen spoedig contact op.
          </Alert>
        )}
      </div>
      {state.is === 'failed' && (
        <Alert icon={icons.failed} role="alert" tabIndex={-1} ref={notice}>
          <p>{`Er is iets mis gegaan bij het versturen van je bericht: ${state.reason}`}</p>
          <MailLink email={email} message={state.message} />
        </Alert>
      )}
    </>
  );
}

function MailLink({ email, message }: { email: string; message: Message }) {
  const { href, complete } = mailto(email, message);
  return (
    <p>
      <a href={href}>Stuur het liever met je eigen mailprogramma</a>
      {!complete && ' (je bericht is te lang om helemaal mee te geven: kopieer het uit het formulier)'}
    </p>
  );
}

/** For simple bots. Without a name it is never part of what is sent, with or without script. */
export function SendTrap({ sending: { trap } }: { sending: Pick<Sending, 'trap'> }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor="website">Laat dit veld leeg</label>
      <input id="website" tabIndex={-1} autoComplete="off" ref={trap} />
    </div>
  );
}
