import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/Alert';
import { ActionLink, Button } from '@/components/ui/Button';
import { Honeypot, SendNotices } from '@/components/ui/SendNotices';
import { Sheet } from '@/components/ui/Sheet';
import { useSending } from '@/components/ui/useSending';
import { mailto } from '@/lib/mail/mailto';
import { type Message, messageFields } from '@/lib/mail/message';
import type { Identifiers } from '@/lib/mail/sendMessage';
import styles from './Request.module.scss';

export type MessageIcons = Record<
  'send' | 'mail' | 'copy' | 'change' | 'busy' | 'sent' | 'failed',
  ReactNode
>;

type MessageDraftProps = {
  message: Message;
  /** Undefined for a group without an account at the mail provider. */
  ids: Identifiers | undefined;
  /** The group's address for rental. */
  email: string;
  icons: MessageIcons;
  onChange: () => void;
};

type Copied = 'not yet' | 'done' | 'refused';

/** The composed message and three ways to send it: the form, a mail program, or copying. */
export function MessageDraft({ message, ids, email, icons, onChange }: MessageDraftProps) {
  const messages = useSending(ids);
  const [copied, setCopied] = useState<Copied>('not yet');
  const heading = useRef<HTMLHeadingElement>(null);
  const { type } = messages.state;

  useEffect(() => heading.current?.focus(), []);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setCopied('not yet');
    void messages.send(event.currentTarget, message);
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${message.subject}\n\n${message.message}`);
      setCopied('done');
    } catch {
      setCopied('refused');
    }
  }

  return (
    <div className={styles.sending}>
      <Sheet className={styles.message} taped padded>
        <h3 ref={heading} tabIndex={-1}>
          Lees je bericht na
        </h3>
        <p className={styles.subject}>
          <span>Aan {email}</span> {message.subject}
        </p>
        <pre>{message.message}</pre>
        {type !== 'sent' && (
          <button className={styles.change} type="button" onClick={onChange}>
            {icons.change} Nog iets veranderen
          </button>
        )}
      </Sheet>
      <form className={styles.ways} method="dialog" onSubmit={send}>
        <SendNotices sending={messages} email={email} icons={icons} />
        <div className={styles.copied} role="status">
          {copied === 'done' && (
            <Alert kind="good" icon={icons.sent}>
              Gekopieerd. Plak het in een mail aan {email}.
            </Alert>
          )}
          {copied === 'refused' && (
            <Alert icon={icons.failed}>
              Je browser laat niet toe dat we het kopiëren. Selecteer de tekst en kopieer ze zelf.
            </Alert>
          )}
        </div>
        {messageFields.map((field) => (
          <input key={field} type="hidden" name={field} value={message[field]} />
        ))}
        <Honeypot sending={messages} />
        {type !== 'sent' && (
          <>
            <h3>{ids ? 'Drie' : 'Twee'} manieren</h3>
            <p>
              {type === 'failed'
                ? 'Je bericht staat er nog.'
                : 'Kies er één. Je bericht blijft hoe dan ook staan.'}
            </p>
            <ul>
              {ids && (
                <li>
                  <Button type="submit" aria-disabled={type === 'sending'}>
                    {type === 'sending' ? 'Bezig met versturen…' : 'Verstuur'}
                    {type === 'sending' ? icons.busy : icons.send}
                  </Button>
                  <p>Meteen van hier naar ons. Je krijgt antwoord op {message.email}.</p>
                </li>
              )}
              <li>
                <ActionLink kind="ink" href={mailto(email, { ...message, name: '' }).href}>
                  Open je mailprogramma {icons.mail}
                </ActionLink>
                <p>Alles staat al klaar. Jij drukt op verzenden.</p>
              </li>
              <li>
                <Button kind="sun" onClick={copy}>
                  Kopieer het bericht {icons.copy}
                </Button>
                <p>Plak het waar je wilt.</p>
              </li>
            </ul>
          </>
        )}
      </form>
    </div>
  );
}
