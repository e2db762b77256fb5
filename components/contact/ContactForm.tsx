'use client';

import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Honeypot, SendNotices } from '@/components/ui/SendNotices';
import { useSending } from '@/components/ui/useSending';
import { useTypedBefore } from '@/components/ui/useTypedBefore';
import { hydratesOn } from '@/lib/browser/startup';
import { messageIn } from '@/lib/mail/message';
import { libraryVersion, sendFormUrl } from '@/lib/mail/origin';
import type { Identifiers } from '@/lib/mail/sendMessage';
import styles from './ContactForm.module.scss';

type ContactFormProps = {
  ids: Identifiers;
  /** The group's address, offered after a failure. */
  email: string;
  /** Rendered on the server, so that the drawings are not in the script. */
  icons: { send: ReactNode; busy: ReactNode; sent: ReactNode; failed: ReactNode };
};

/**
 * Until it is hydrated the browser posts the same fields to the same end point.
 * The fields are uncontrolled: what was typed before hydration, or restored by the browser, is preserved.
 */
export function ContactForm({ ids, email, icons }: ContactFormProps) {
  const messages = useSending(ids);
  const form = useRef<HTMLFormElement>(null);
  useTypedBefore(form);
  const sending = messages.state.type === 'sending';

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (await messages.send(currentTarget, messageIn(currentTarget))) currentTarget.reset();
  }

  return (
    <form
      className={styles.form}
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={sendFormUrl}
      {...hydratesOn('input, textarea, button')}
      onSubmit={send}
      onInput={({ currentTarget }) => messages.updateMessage(() => messageIn(currentTarget))}
    >
      <SendNotices sending={messages} email={email} icons={icons} />
      <Field label="Naam" name="name" autoComplete="name" required readOnly={sending} />
      <Field label="E-mailadres" name="email" type="email" autoComplete="email" required readOnly={sending} />
      <Field label="Onderwerp" name="subject" required readOnly={sending} />
      <Field label="Bericht" name="message">
        <textarea id="message" name="message" rows={5} required readOnly={sending} />
      </Field>
      <Honeypot sending={messages} />
      {/* The fields that the library adds, for a form that is posted without it. */}
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
