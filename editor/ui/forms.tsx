import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from 'react';
import { FileRefused } from '@/editor/media/photo';
import styles from './forms.module.scss';
import { ErrorMessage } from './parts';
import parts from './parts.module.scss';

type TextFieldProps = ComponentProps<'input'> & {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
};

/** An input of a form with its label, help and error. */
export function TextField({ label, help, error, id: given, ...input }: TextFieldProps) {
  const ownId = useId();
  const id = given ?? ownId;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(error && `${id}-fout`, help && `${id}-uitleg`)}
        {...input}
      />
      {help && (
        <small className={styles.help} id={`${id}-uitleg`}>
          {help}
        </small>
      )}
      {error && <ErrorMessage id={`${id}-fout`}>{error}</ErrorMessage>}
    </div>
  );
}

/** The ids for `aria-describedby`; undefined when there is none. */
export const describedBy = (...ids: ReactNode[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

/** The attributes of an input for what is no prose: a name in a system, an address. */
export const asTyped = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const;

type FirstNameProps = {
  /** The present first name. */
  known?: string | undefined;
  help?: string;
};

/** An input for a first name, which is the author of commits; spaces alone are refused. */
export const FirstName = ({ known, help }: FirstNameProps) => (
  <TextField
    label="Je voornaam"
    name="naam"
    autoComplete="given-name"
    defaultValue={known}
    maxLength={60}
    pattern=".*\S.*"
    title="Vul je voornaam in."
    required
    help={help}
  />
);

/** A checkbox: whether the access token is stored on this device. */
export const RememberMe = () => (
  <label className={parts.tick}>
    <input type="checkbox" name="onthoud" defaultChecked />
    <span>
      Onthoud mij op dit toestel <small>Niet doen als het van iemand anders is.</small>
    </span>
  </label>
);

/** What was filled in: a text without spaces around it, by the name of its input. */
export const textIn = (filledIn: FormData, name: string): string => String(filledIn.get(name) ?? '').trim();

type FileInputProps = {
  id: string;
  accept: string;
  disabled: boolean;
  describedBy?: string | undefined;
  /** Shown while `onFile` is busy. */
  busy?: string;
  /** Uses the chosen file. @throws FileRefused, whose message is shown */
  onFile: (file: File) => Promise<void>;
};

/** An input that takes one file at a time. */
export function FileInput({ id, busy, onFile, describedBy: others, ...input }: FileInputProps) {
  const [state, setState] = useState<'idle' | 'busy' | { refused: string }>('idle');
  const refused = typeof state === 'object' && state.refused;

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = ''; // so that the same file can be chosen again
    if (!file || state === 'busy') return;
    setState('busy');
    try {
      await onFile(file);
      setState('idle');
    } catch (error) {
      const isForeseen = error instanceof FileRefused;
      setState(isForeseen ? { refused: error.message } : 'idle');
      if (!isForeseen) throw error;
    }
  }

  return (
    <>
      <input
        id={id}
        type="file"
        aria-describedby={describedBy(refused && `${id}-geweigerd`, others)}
        onChange={choose}
        {...input}
      />
      {busy && <p role="status">{state === 'busy' && busy}</p>}
      {refused && <ErrorMessage id={`${id}-geweigerd`}>{refused}</ErrorMessage>}
    </>
  );
}
