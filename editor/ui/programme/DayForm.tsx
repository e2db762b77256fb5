import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import {
  broughtBefore,
  clearDay,
  type DayToFillIn,
  type Filled,
  fillDay,
  freeDay,
  idsOf,
  isEmpty,
} from '@/editor/drafts/programme';
import { EditorIcon } from '@/editor/ui/EditorIcon';
import { useEditing } from '@/editor/ui/editing';
import { TextField } from '@/editor/ui/forms';
import { LinkButton } from '@/editor/ui/parts';
import { useTyped } from '@/editor/ui/useTyped';
import type { Texts } from '@/lib/content/check/sources';
import { fullName, type NamedGroup } from '@/lib/content/groupNames';
import { isoDay } from '@/lib/dates/days';
import { fullDay } from '@/lib/programme/programmeWords';
import { capitalised, listed } from '@/lib/text/words';
import styles from './DayForm.module.scss';

type DayFormProps = {
  /** As it was before what is being typed. */
  day: DayToFillIn;
  /** Of which the days are shown; undefined for everybody. */
  group: NamedGroup | undefined;
  groups: readonly NamedGroup[];
  /** Whether the cursor stands in it from the start. */
  focused: boolean;
  saved: (wasEmpty: boolean) => void;
  /** Keeps this day open, when it is empty no more. */
  stay: () => void;
};

/** What is filled in, with what is typed behind the things that are brought. */
type Typed = Filled & { more: string };

/** What is filled in of a day without a name yet, by day and group: no entry can hold it, and another day may open meanwhile. */
const unfinished = new Map<string, Typed>();

/** What the group does on a day. */
export function DayForm({ day, group, groups, focused, saved, stay }: DayFormProps) {
  const { work, edit, open, notify, readOnly } = useEditing();
  const { entry, event } = day;
  const words = fullDay(day.day);
  const sentence = capitalised(words);
  const key = `${isoDay(day.day)} ${group?.id ?? ''}`;
  const [isAsked, setAsked] = useState(false);

  const { typed, change, finish, before } = useTyped<Typed>(
    (given, texts) => fill(given, texts)?.edits ?? [],
  );
  const filled: Typed = typed ??
    unfinished.get(key) ?? {
      name: entry?.name ?? '',
      bring: entry?.bring ?? [],
      groups: entry ? idsOf(entry, groups) : group ? [group.id] : [],
      more: '',
    };
  /** One that is being typed anew is what it was, as long as nothing stands there. */
  const nameIn = (given: Filled) => given.name.trim() || (entry?.name ?? '');
  const name = nameIn(filled);
  function fill(given: Typed, texts: Texts) {
    const filledIn = { ...given, name: nameIn(given), bring: allThings(given) };
    return filledIn.name ? fillDay(texts, day, filledIn) : undefined;
  }
  function fillIn(next: Partial<Typed>) {
    const given = { ...filled, ...next };
    if (nameIn(given)) unfinished.delete(key);
    else unfinished.set(key, given);
    change(given);
    stay();
  }
  const toggled = (list: readonly string[], item: string) =>
    list.includes(item) ? list.filter((one) => one !== item) : [...list, item];

  function submit() {
    setAsked(filled.name.trim() === '');
    if (!filled.name.trim()) return document.getElementById('wat')?.focus();
    finish();
    notify(`${sentence}: ${name}.`, before);
    saved(isEmpty(day));
  }
  function free() {
    unfinished.delete(key);
    const { file, edit: one } = freeDay(work.texts, day);
    edit(file, one);
    notify(`${sentence}: geen activiteit.`);
    stay();
  }
  function clear() {
    if (!entry) return;
    const { file, edit: one } = clearDay(entry);
    edit(file, one);
    notify(`${entry.name} is weg: ${words} is weer leeg.`);
    stay();
  }
  function openAll() {
    const at = fill(filled, before.texts)?.at ?? entry?.at;
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
  const things = [...new Set([...filled.bring, ...broughtBefore(before.texts, group)])];
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
        onChange={({ target }) => fillIn({ name: target.value })}
      />
      <div className={styles.actions}>
        <Button kind="ink" type="submit" aria-disabled={readOnly || undefined}>
          Klaar
        </Button>
        {isEmpty(day) && !day.isTaken && !name && (
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
              onClick={() => fillIn({ bring: toggled(filled.bring, thing) })}
            >
              {thing}
            </button>
          ))}
        </div>
        <input
          aria-label="Nog iets meebrengen"
          placeholder="nog iets"
          value={filled.more}
          onChange={({ target }) => fillIn({ more: target.value })}
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
              onClick={() => fillIn({ groups: [] })}
            >
              Iedereen
            </button>
            {groups.map((one) => (
              <button
                key={one.id}
                type="button"
                disabled={readOnly}
                aria-pressed={filled.groups.includes(one.id)}
                onClick={() => fillIn({ groups: toggled(filled.groups, one.id) })}
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

/** What is brought, with what is typed behind it. */
function allThings({ bring, more }: Typed): string[] {
  const things = more.split(/,\s+/).map((thing) => thing.trim());
  return [...new Set([...bring, ...things])].filter(Boolean);
}

/** For whom, in words. */
function whoIn(ids: readonly string[], groups: readonly NamedGroup[]): string {
  const names = groups.filter(({ id }) => ids.includes(id)).map(fullName);
  return names.length > 0 ? listed(names, 'en') : 'iedereen';
}
