import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import {
  broughtBefore,
  clearDay,
  type Filled,
  fillDay,
  freeDay,
  idsOf,
  isEmpty,
  type ProgrammeDay,
} from '@/editor/drafts/programme';
import { EditorIcon } from '@/editor/ui/EditorIcon';
import { useEditing } from '@/editor/ui/editing';
import { TextField } from '@/editor/ui/forms';
import { LinkButton } from '@/editor/ui/parts';
import { fullName, type NamedGroup } from '@/lib/content/groupNames';
import { isoDay } from '@/lib/dates/days';
import { fullDay } from '@/lib/programme/programmeWords';
import { capitalised, listed } from '@/lib/text/words';
import styles from './DayForm.module.scss';
import { useUnsaved } from './useUnsaved';

type DayFormProps = {
  day: ProgrammeDay;
  /** Of which the days are shown; undefined for everybody. */
  group: NamedGroup | undefined;
  groups: readonly NamedGroup[];
  /** Whether the cursor stands in it from the start. */
  focused: boolean;
  saved: (wasEmpty: boolean) => void;
  /** Keeps this day open, when it is empty no more. */
  stay: () => void;
};

/** What is filled in of a day without a name yet, by day and group: no entry can hold it, and another day may open meanwhile. */
const unfinished = new Map<string, { filled: Filled; more: string }>();

/** What the group does on a day. Saved by its button, and what was typed also when another day or view opens. */
export function DayForm({ day, group, groups, focused, saved, stay }: DayFormProps) {
  const { work, edit, open, notify, readOnly } = useEditing();
  const { entry, event } = day;
  const words = fullDay(day.day);
  const sentence = capitalised(words);
  const key = `${isoDay(day.day)} ${group?.id ?? ''}`;
  const [typed, setTyped] = useState(unfinished.get(key)?.filled);
  const filled = typed ?? {
    name: entry?.name ?? '',
    bring: entry?.bring ?? [],
    groups: entry ? idsOf(entry, groups) : group ? [group.id] : [],
  };
  const [more, setMore] = useState(unfinished.get(key)?.more ?? '');
  const [isAsked, setAsked] = useState(false);
  /** One that is being typed anew is what it was, as long as nothing stands there. */
  const name = filled.name.trim() || (entry?.name ?? '');

  /** What is brought, with what is typed behind it. */
  function allThings(): string[] {
    const things = more.split(/,\s+/).map((thing) => thing.trim());
    return [...new Set([...filled.bring, ...things])].filter(Boolean);
  }

  const { changed, saved: unchanged } = useUnsaved(save, () =>
    name ? fillDay(work.texts, day, { ...filled, name, bring: allThings() }).edits : [],
  );

  /** From here on the form shows what is written. */
  function reset() {
    unchanged();
    unfinished.delete(key);
    setTyped(undefined);
    setMore('');
  }
  /** Saves what is filled in; returns the index of the entry. */
  function save(): number | undefined {
    if (!name) {
      if (typed) unfinished.set(key, { filled, more });
      return undefined;
    }
    reset();
    const { edits, at } = fillDay(work.texts, day, { ...filled, name, bring: allThings() });
    for (const { file, edit: one } of edits) edit(file, one);
    return at;
  }
  function change(next: Partial<Filled>) {
    setTyped({ ...filled, ...next });
    changed();
  }
  const toggled = (list: readonly string[], item: string) =>
    list.includes(item) ? list.filter((one) => one !== item) : [...list, item];

  function submit() {
    setAsked(filled.name.trim() === '');
    if (!filled.name.trim()) return document.getElementById('wat')?.focus();
    save();
    notify(`${sentence}: ${name}.`);
    saved(isEmpty(day));
  }
  function free() {
    reset();
    const { file, edit: one } = freeDay(work.texts, day);
    edit(file, one);
    notify(`${sentence}: geen activiteit.`);
    stay();
  }
  function clear() {
    if (!entry) return;
    reset();
    const { file, edit: one } = clearDay(entry);
    edit(file, one);
    notify(`${entry.name} is weg: ${words} is weer leeg.`);
    stay();
  }
  function openAll() {
    const at = save();
    if (at !== undefined)
      open({ type: 'place', place: { file: 'programme', path: ['programma', at, 'wat'] } });
  }

  if (entry?.isHidden) {
    return (
      <p>
        Wat er op {words} gebeurt, blijft geheim tot de dag zelf. Met een sleutel kun je het zien en
        veranderen, zolang je nog niets anders veranderd hebt.
      </p>
    );
  }
  const things = [...new Set([...filled.bring, ...broughtBefore(work.texts, group)])];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!readOnly) submit();
      }}
    >
      {event && <p>In de kalender staat die dag voor iedereen: {event}.</p>}
      <TextField
        id="wat"
        label={`Wat doen jullie op ${words}?`}
        value={filled.name}
        readOnly={readOnly}
        autoFocus={focused}
        autoComplete="off"
        error={isAsked && !filled.name.trim() ? 'Schrijf in een paar woorden wat jullie doen.' : undefined}
        onChange={({ target }) => change({ name: target.value })}
      />
      <div className={styles.actions}>
        <Button kind="ink" type="submit" aria-disabled={readOnly || undefined}>
          Klaar
        </Button>
        {isEmpty(day) && !day.isTaken && (
          <LinkButton isDisabled={readOnly} onClick={free}>
            Geen activiteit
          </LinkButton>
        )}
      </div>
      <fieldset className={styles.set} disabled={readOnly}>
        <legend>Meebrengen</legend>
        <div className={styles.chips}>
          {things.map((thing) => (
            <button
              key={thing}
              type="button"
              aria-pressed={filled.bring.includes(thing)}
              onClick={() => change({ bring: toggled(filled.bring, thing) })}
            >
              {thing}
            </button>
          ))}
        </div>
        <input
          aria-label="Nog iets meebrengen"
          placeholder="nog iets"
          value={more}
          onChange={({ target }) => {
            setMore(target.value);
            change({});
          }}
        />
      </fieldset>
      {groups.length > 0 && (
        <details className={styles.who}>
          <summary>Voor {whoIn(filled.groups, groups)}</summary>
          <div className={styles.chips}>
            <button
              type="button"
              disabled={readOnly}
              aria-pressed={filled.groups.length === 0}
              onClick={() => change({ groups: [] })}
            >
              Iedereen
            </button>
            {groups.map((one) => (
              <button
                key={one.id}
                type="button"
                disabled={readOnly}
                aria-pressed={filled.groups.includes(one.id)}
                onClick={() => change({ groups: toggled(filled.groups, one.id) })}
              >
                {fullName(one)}
              </button>
            ))}
          </div>
        </details>
      )}
      {(entry || name) && (
        <LinkButton onClick={openAll}>
          <EditorIcon name="list" /> Uren, plaats, prijs, geheim …
        </LinkButton>
      )}
      {entry && (
        <LinkButton isDisabled={readOnly} onClick={clear}>
          <EditorIcon name="trash" /> Haal {entry.name} weg
        </LinkButton>
      )}
    </form>
  );
}

/** For whom, in words. */
function whoIn(ids: readonly string[], groups: readonly NamedGroup[]): string {
  const names = groups.filter(({ id }) => ids.includes(id)).map(fullName);
  return names.length > 0 ? listed(names, 'en') : 'iedereen';
}
