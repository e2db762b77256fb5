import { useRef, useState } from 'react';
import { bold, type Replacement, withLink } from '@/editor/document/markup';
import { documentFolder } from '@/editor/media/fileLists';
import { preparedDocument } from '@/editor/media/photo';
import { useEditing } from '@/editor/ui/editing';
import { asTyped, FileInput, TextField } from '@/editor/ui/forms';
import styles from '@/editor/ui/forms.module.scss';
import { LinkButton } from '@/editor/ui/parts';
import { useFocus } from '@/editor/ui/useFocus';
import { hrefOf } from '@/lib/camp/documents';
import { betterLink } from '@/lib/content/kinds/link';
import type { Path } from '@/lib/content/path';
import { slug, unused } from '@/lib/text/slug';
import { common, type FieldInput, Label } from './fieldInput';

/** Running text, with buttons for what is bold and for links. */
export function TextWidget(field: FieldInput) {
  const input = useFocus<HTMLTextAreaElement>(field.focused);
  const [isLinking, setLinking] = useState(false);

  function replace(by: (text: string, from: number, to: number) => Replacement) {
    const { current } = input;
    if (!current) return;
    const { from, to, words } = by(current.value, current.selectionStart, current.selectionEnd);
    current.focus();
    current.setRangeText(words, from, to, 'select');
    current.dispatchEvent(new Event('input', { bubbles: true })); // as if it was typed
  }

  return (
    <>
      <div className={styles.head}>
        <Label {...field} />
        {!field.readOnly && (
          <div onPointerDown={(event) => event.preventDefault()}>
            <LinkButton onClick={() => replace(bold)}>Vet</LinkButton>
            <LinkButton onClick={() => setLinking(!isLinking)}>Link</LinkButton>
          </div>
        )}
      </div>
      <textarea
        ref={input}
        {...common(field)}
        rows={4}
        value={field.value}
        onChange={({ target }) => field.change(target.value)}
      />
      <small className={styles.help} role="status">
        {/\S\s*\n\s*\S/.test(field.value) && lineBreak(field.place.path)}
      </small>
      {isLinking && (
        <LinkForm
          id={`${field.id}-link`}
          done={(address) => {
            setLinking(false);
            if (address) replace((text, from, to) => withLink(text, from, to, address));
            else input.current?.focus();
          }}
        />
      )}
    </>
  );
}

/** What happens to a line that is broken by hand, before it does. @param path of the text: an item of a list is a paragraph */
const lineBreak = (path: Path): string =>
  `Op de site loopt dit door: een nieuwe regel wordt een spatie. ${
    typeof path.at(-1) === 'number'
      ? 'Is het een nieuwe alinea, zet ze dan apart in de lijst.'
      : 'Staat er een opsomming, maak er dan een zin van.'
  }`;

type LinkFormProps = {
  id: string;
  /** Called with the address; with an empty one when there is to be no link. */
  done: (address: string) => void;
};

/** Asks where a link leads: to an address, or to a paper that is added to the site. */
function LinkForm({ id, done }: LinkFormProps) {
  const { work, routes, add } = useEditing();
  const { documents } = work.files;
  const address = useRef('');
  async function addPaper(chosen: File) {
    const name = slug(chosen.name.replace(/\.[^.]*$/, '')) || 'papier';
    const path = `${unused(name, new Set(documents.map((document) => document.replace(/\.pdf$/i, ''))))}.pdf`;
    add({ [documentFolder + path]: await preparedDocument(chosen) });
    done(hrefOf(path));
  }
  const submit = () => done(betterLink(address.current.trim(), routes) ?? address.current.trim());
  return (
    <div className={styles.link}>
      <TextField
        id={id}
        label="Waar leidt de link naartoe?"
        help="Een pagina van de site, of een adres met https:// ervoor."
        list={`${id}-lijst`}
        autoFocus
        {...asTyped}
        onChange={({ target }) => {
          address.current = target.value;
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault(); // else the key arrives in the text, which has the focus by then
          submit();
        }}
      />
      <datalist id={`${id}-lijst`}>
        {[...routes, ...documents.map(hrefOf)].map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
      <label htmlFor={`${id}-papier`}>Of kies een papier (pdf) om op de site te zetten</label>
      <FileInput id={`${id}-papier`} accept="application/pdf,.pdf" disabled={false} onFile={addPaper} />
      <LinkButton onClick={submit}>Zet de link</LinkButton>
      <LinkButton onClick={() => done('')}>Toch niet</LinkButton>
    </div>
  );
}
