import { Button } from '@/components/ui/Button';
import { type DayToFillIn, freeDay, openDay, reasonsIn } from '@/editor/drafts/programme';
import { useEditing } from '@/editor/ui/editing';
import { TextField } from '@/editor/ui/forms';
import { LinkButton } from '@/editor/ui/parts';
import { useTyped } from '@/editor/ui/useTyped';
import { fullDay } from '@/lib/programme/programmeWords';
import { capitalised } from '@/lib/text/words';
import styles from './DayForm.module.scss';

type FreeDayProps = { day: DayToFillIn; off: NonNullable<DayToFillIn['off']> };

/** A day without activity, and why. */
export function FreeDay({ day, off }: FreeDayProps) {
  const { edit, notify, readOnly } = useEditing();
  const { typed, change, before } = useTyped((why, texts) => [freeDay(texts, day, why.trim())]);
  const reason = typed ?? off.reason;
  const words = fullDay(day.day);

  function save(why: string) {
    change(why, { atOnce: true });
    notify(`${capitalised(words)}: geen activiteit${why.trim() && `, ${why.trim()}`}.`, before);
  }
  function open() {
    const { file, edit: one } = openDay(off);
    edit(file, one);
    notify(`${capitalised(words)} is weer een gewone dag.`);
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!readOnly) save(reason);
      }}
    >
      <p>
        Geen activiteit op <b>{words}</b>, voor niemand.
      </p>
      <TextField
        label="Waarom? Het mag leeg blijven"
        value={reason}
        readOnly={readOnly}
        onChange={({ target }) => change(target.value)}
      />
      <div className={styles.chips}>
        {reasonsIn(before.texts)
          .filter((one) => one !== off.reason)
          .map((one) => (
            <button key={one} type="button" disabled={readOnly} onClick={() => save(one)}>
              {one}
            </button>
          ))}
      </div>
      <div className={styles.actions}>
        <Button kind="ink" type="submit" aria-disabled={readOnly || undefined}>
          Klaar
        </Button>
        <LinkButton isDisabled={readOnly} onClick={open}>
          Toch activiteit
        </LinkButton>
      </div>
    </form>
  );
}
