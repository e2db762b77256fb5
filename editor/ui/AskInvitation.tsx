import { Button } from '@/components/ui/Button';
import { valueAtPlace } from '@/editor/document/places';
import { editorPath } from '@/lib/pages/editor';
import { CopyButton } from './CopyButton';
import { EditorIcon } from './EditorIcon';
import { useEditing } from './editing';
import forms from './forms.module.scss';
import styles from './parts.module.scss';

/** For who has no access token: whom to ask for an invitation, with the message. What was changed stays, and waits for it. */
export function AskInvitation() {
  const { work, open } = useEditing();
  const [name, address] = ['naam', 'email'].map((field) =>
    String(valueAtPlace(work.texts, { file: 'site', path: [field] }) ?? ''),
  );
  const message = `Dag! Ik heb iets klaarstaan voor de site van ${name}, en ik heb geen uitnodiging voor het beheer. Stuur je me er een? Dat doe je zo: open ${location.origin}${editorPath}, kies Taken, Sleutel en uitnodigingen, en dan Maak een uitnodiging.`;
  const mail = `mailto:${address}?subject=${encodeURIComponent('Een uitnodiging voor het beheer')}&body=${encodeURIComponent(message)}`;
  return (
    <div className={styles.stack}>
      <p>
        Om iets online te zetten heb je een uitnodiging nodig, van wie de site beheert. Wat je veranderde,
        blijft op dit toestel staan: open je hier de uitnodiging, dan staat het klaar om online te zetten.
      </p>
      <a className={styles.link} href={mail}>
        <EditorIcon name="share" /> Vraag een uitnodiging aan {address}
      </a>
      <div className={forms.field}>
        <label htmlFor="bericht">Of stuur dit bericht zelf</label>
        <textarea id="bericht" readOnly rows={5} value={message} />
      </div>
      <CopyButton text={message}>Kopieer het bericht</CopyButton>
      <Button onClick={() => open({ type: 'access' })}>Ik heb een uitnodiging of een sleutel</Button>
    </div>
  );
}
