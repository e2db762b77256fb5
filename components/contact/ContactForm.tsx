'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/Alert';
import { Button } from '@/components/ui/Button';
import { mailto } from '@/lib/mail/mailto';
import { type Message, readMessage } from '@/lib/mail/message';
import { libraryVersion, sendFormUrl } from '@/lib/mail/origin';
import { type Identifiers, loadLibrary, sendMessage } from '@/lib/mail/sendMessage';
import styles from './ContactForm.module.scss';

type ContactFormProps = {
  ids: Identifiers;
  /** The group's own address, the other way after a failure. */
  email: string;
  /** Drawn on the server, so that no drawing becomes script. */
  icons: { send: ReactNode; busy: ReactNode; sent: ReactNode; failed: ReactNode };
};

type State = { is: 'writing' | 'sending' | 'sent' } | { is: 'failed'; reason: string; message: Message };

/**
 * Posts natively, with the same fields to the same end point, until its script runs.
 * The fields are uncontrolled: what was typed before hydration, or before the reader left the page, stays.
 */
export function ContactForm({ ids, email, icons }: ContactFormProps) {
  const [state, setState] = useState<State>({ is: 'writing' });
  const underWay = useRef(false); // a double click is faster than a render
  const trap = useRef<HTMLInputElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const sending = state.is === 'sending';

  useEffect(() => {
    loadLibrary().catch(() => {}); // tried again, and answered for, when something is sent
  }, []);

  useEffect(() => {
    if (state.is === 'sent' || state.is === 'failed') notice.current?.focus();
  }, [state.is]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const form = event.currentTarget;
    const message = readMessage(form);
    if (trap.current?.value) {
      trap.current.value = ''; // a person whose browser filled it in cannot see it: the second try is theirs
      setState({
        is: 'failed',
        reason: 'een verborgen veld was ingevuld. Druk nog eens op Verstuur.',
        message,
      });
      return;
    }
    underWay.current = true;
    setState({ is: 'sending' });
    console.log(message); // asked for; it stays in the visitor's own browser, nothing may ever collect it
    const outcome = await sendMessage(form, ids);
    underWay.current = false;
    if (outcome.sent) form.reset();
    setState(outcome.sent ? { is: 'sent' } : { is: 'failed', reason: outcome.reason, message });
  }

  /** Keeps the mail link equal to the form while the reader goes on writing after a failure. */
  function followWriting(event: FormEvent<HTMLFormElement>) {
    if (state.is === 'failed') setState({ ...state, message: readMessage(event.currentTarget) });
  }

  return (
    <form
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      action={sendFormUrl}
      onSubmit={send}
      onInput={followWriting}
    >
      {/* Always in the page: a live region that arrives together with its text is not announced everywhere. */}
      <div
        className={styles.status}
        role="status"
        tabIndex={-1}
        ref={state.is === 'sent' ? notice : null}
        data-state={state.is}
      >
        {sending && 'Bezig met versturen…'}
        {state.is === 'sent' && (
          <Alert kind="good" icon={icons.sent}>
            Bedankt voor je bericht! We nemen spoedig contact op.
          </Alert>
        )}
      </div>
      {state.is === 'failed' && (
        <Alert icon={icons.failed} role="alert" tabIndex={-1} ref={notice}>
          <p>Er is iets mis gegaan bij het versturen van je bericht: {state.reason}</p>
          <MailLink email={email} message={state.message} />
        </Alert>
      )}
      <div className={styles.field}>
        <label htmlFor="name">Naam</label>
        <input id="name" name="name" autoComplete="name" required readOnly={sending} />
      </div>
      <div className={styles.field}>
        <label htmlFor="email">E-mailadres</label>
        <input id="email" name="email" type="email" autoComplete="email" required readOnly={sending} />
      </div>
      <div className={styles.field}>
        <label htmlFor="subject">Onderwerp</label>
        <input id="subject" name="subject" required readOnly={sending} />
      </div>
      <div className={styles.field}>
        <label htmlFor="message">Bericht</label>
        <textarea id="message" name="message" rows={5} required readOnly={sending} />
      </div>
      {/* For simple bots. Without a name it is never part of what is sent, with or without script. */}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="website">Laat dit veld leeg</label>
        <input id="website" tabIndex={-1} autoComplete="off" ref={trap} />
      </div>
      {/* What the library adds by itself, for a form that is posted without it. */}
      <input type="hidden" name="lib_version" value={libraryVersion} />
      <input type="hidden" name="service_id" value={ids.service} />
      <input type="hidden" name="template_id" value={ids.template} />
      <input type="hidden" name="user_id" value={ids.publicKey} />
      <div>
        <Button type="submit" aria-disabled={sending}>
          {sending ? 'Bezig met versturen…' : 'Verstuur'}
          {sending ? icons.busy : icons.send}
        </Button>
      </div>
    </form>
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
