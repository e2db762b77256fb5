'use client';

import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/Alert';
import { Button } from '@/components/ui/Button';
import { Choices } from '@/components/ui/Choices';
import { Field, type FieldProps } from '@/components/ui/Field';
import { Hidden } from '@/components/ui/Hidden';
import { useBehaviour } from '@/components/ui/useBehaviour';
import { useTypedBefore } from '@/components/ui/useTypedBefore';
import { hydratesOn } from '@/lib/browser/startup';
import { isoDay, today } from '@/lib/dates/days';
import type { Message } from '@/lib/mail/message';
import type { Identifiers } from '@/lib/mail/sendMessage';
import type { Hall, Level, RequestAnswer, RequestProblem } from '@/lib/rental/request';
import type { Stay } from '@/lib/rental/stay';
import type { MessageIcons } from './MessageDraft';
import type { OutcomeIcons } from './Outcome';
import styles from './Request.module.scss';
import { withoutNight } from './withoutNight';

type RequestFormProps = {
  hall: Hall;
  /** The parts of a day that it is rented by. */
  dayParts: ComponentProps<typeof Choices>['options'];
  /** Undefined for a group without an account at the mail provider. */
  ids: Identifiers | undefined;
  /** The name of the group in the message, and its address for rental. */
  group: string;
  email: string;
  icons: OutcomeIcons & MessageIcons;
  /** The answer to an empty request. */
  children: ReactNode;
};

/** Loaded on the first input: most visitors send no request. */
const loadParts = async () => (await import('./requestParts')).requestParts;

const aboutDays = ['backwards', 'past', 'taken', 'tooShort'] as const;
const whenPossible = ['free', 'unknown', 'far', 'leaves', 'comes', 'noPrice'] as const;
const aboutSleepers = ['tooManyInHall'] as const;
const aboutTents = ['tooManyInTents', 'moreTentsThanSleepers'] as const;
const aboutKind = ['refused'] as const;
const aboutParts = ['past', 'partsTaken', 'noParts'] as const;
const aboutPeople = ['tooManyPeople'] as const;

type RequestParts = Awaited<ReturnType<typeof loadParts>>;

/**
 * Composes a request: answers at once to the values, and turns them into a complete message. The fields are uncontrolled, so
 * that text typed before hydration is preserved. `method="dialog"`: the browser itself sends it nowhere.
 */
export function RequestForm({ hall, dayParts, ids, group, email, icons, children }: RequestFormProps) {
  useBehaviour('request', () => import('./request.script'));
  useBehaviour('asks', () => import('./asks.script'));
  const [parts, setParts] = useState<RequestParts>();
  const [failed, setFailed] = useState(false);
  const [answered, setAnswered] = useState<RequestAnswer>();
  const [message, setMessage] = useState<Message>();
  const [byPart, setByPart] = useState(hall.rooms.length === 0);
  const form = useRef<HTMLFormElement>(null);
  const wasComposed = useRef(false);
  useTypedBefore(form); // before the effect that reads the form

  async function load(): Promise<RequestParts | undefined> {
    if (parts) return parts;
    try {
      const loaded = await loadParts();
      setParts(loaded);
      setFailed(false);
      return loaded;
    } catch {
      return undefined; // retried with the next field; compose reports the failure
    }
  }

  /** Updates the answer to the current values. Resolves to undefined if the parts could not be loaded. */
  async function update() {
    const loaded = await load();
    if (!loaded || !form.current) return undefined;
    const wishes = loaded.wishesIn(form.current);
    const answer = loaded.answer(hall, wishes, today(new Date()));
    setAnswered(answer);
    setByPart(wishes.byPart !== undefined);
    return { ...loaded, ...answer };
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for focus and values from before hydration
  useEffect(() => {
    const touched = form.current?.contains(document.activeElement);
    const filled = form.current && new FormData(form.current);
    const another = (filled?.get('sleeps') === withoutNight) !== byPart;
    if (touched || another || filled?.get('from') || filled?.get('day')) void update();
  }, [byPart]); // the other fields count then

  useEffect(() => {
    if (!message && wasComposed.current) firstField(form.current)?.focus();
    wasComposed.current = message !== undefined;
  }, [message]);

  async function compose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const answer = await update();
    if (!answer) return setFailed(true);
    const { accepted, estimate, answersId, requestMessage, senderIn } = answer;
    if (!accepted) return document.getElementById(answersId)?.focus();
    setMessage(requestMessage(accepted, estimate, senderIn(element), { group, hall: hall.name }));
  }

  const problemWith = (types: readonly RequestProblem['type'][]) =>
    answered?.problems.find(({ type }) => types.includes(type));
  const wrong = (types: readonly RequestProblem['type'][]) => {
    const problem = problemWith(types);
    return parts && problem ? { 'aria-invalid': true, 'aria-describedby': parts.answerId(problem) } : {};
  };
  const reasons = (types: readonly RequestProblem['type'][]) =>
    parts &&
    answered?.problems
      .filter(({ type }) => types.includes(type))
      .map((problem) => (
        <Reason key={problem.type} level={parts.levelOf(problem)} {...parts.problemWords(problem, hall)} />
      ));
  const taken = answered?.problems.find((problem) => problem.type === 'taken');

  /** Fills in the days of a free stay. */
  function choose(stay: Stay) {
    for (const end of ['from', 'until'] as const) {
      const field = form.current?.querySelector<HTMLInputElement>(`[name=${end}]`);
      if (field) field.value = isoDay(stay[end]);
    }
    firstField(form.current)?.focus({ preventScroll: true }); // the button leaves
    void update();
  }

  return (
    <>
      <div className={styles.composer} hidden={message !== undefined}>
        <form
          className={styles.form}
          ref={form}
          method="dialog"
          data-request=""
          {...hydratesOn('input, button')}
          onSubmit={compose}
          onInput={() => void update()}
          onFocus={() => void update()}
        >
          {hall.byPart && hall.rooms.length > 0 ? (
            <Choices
              legend="Blijven jullie slapen?"
              name="sleeps"
              defaultValue="ja"
              options={[
                { value: 'ja', label: 'Ja' },
                { value: withoutNight, label: 'Nee, overdag of ’s avonds' },
              ]}
            />
          ) : (
            <input type="hidden" name="sleeps" value={hall.byPart ? withoutNight : 'ja'} />
          )}
          {hall.rooms.length > 0 && (
            <Fields title="Welke nachten, met hoeveel" isOff={byPart}>
              <div className={styles.pair}>
                <Asked label="Aankomst" name="from" type="date" required {...wrong(aboutDays)} />
                <Asked label="Vertrek" name="until" type="date" required {...wrong(aboutDays)} />
                {reasons([...aboutDays, ...whenPossible])}
                {parts && taken && taken.near.length > 0 && (
                  <div className={styles.near}>
                    Vlakbij vrij:
                    {taken.near.map((stay) => (
                      <button type="button" key={isoDay(stay.from)} onClick={() => choose(stay)}>
                        {parts.nearDays(stay, taken.by.from)}
                      </button>
                    ))}
                  </div>
                )}
              </div>
              <div className={styles.pair}>
                <Amount label="Hoeveel slapers?" name="sleepers" min={1} required {...wrong(aboutSleepers)} />
                {hall.tentPlaces > 0 && (
                  <Amount
                    label="Waarvan in tenten"
                    name="tents"
                    min={0}
                    defaultValue={0}
                    {...wrong(aboutTents)}
                  />
                )}
                {reasons([...aboutSleepers, ...aboutTents, 'fits', 'minimum'])}
              </div>
            </Fields>
          )}
          {hall.byPart && (
            <Fields title="Welke dag, met hoeveel" isOff={!byPart}>
              <Asked label="Welke dag?" name="day" type="date" required {...wrong(aboutParts)} />
              <Choices
                legend="Welk dagdeel?"
                name="part"
                type="checkbox"
                options={dayParts}
                {...wrong(aboutParts)}
              />
              {hall.byPart.perHour !== undefined && (
                <div className={styles.pair}>
                  <Asked label="Of per uur, van" name="start" type="time" {...wrong(aboutParts)} />
                  <Asked label="Tot" name="end" type="time" {...wrong(aboutParts)} />
                </div>
              )}
              {reasons([...aboutParts, 'partsFree', 'partsUnknown'])}
              <Amount
                label="Met hoeveel zijn jullie?"
                name="people"
                min={1}
                required
                {...wrong(aboutPeople)}
              />
              {reasons(aboutPeople)}
            </Fields>
          )}
          <Choices
            legend="Wat voor groep zijn jullie?"
            name="kind"
            options={hall.kinds.map(({ name }) => ({ value: name, label: name }))}
            required
            {...wrong(aboutKind)}
          />
          {reasons(aboutKind)}
          <Asked label="Je naam" name="name" autoComplete="name" required />
          <Asked label="E-mailadres" name="email" type="email" autoComplete="email" required />
          <Asked label="Gsm, als we mogen bellen" name="phone" type="tel" autoComplete="tel" />
          {failed && (
            <Alert icon={icons.failed} role="alert">
              Dit deel van de pagina kon niet geladen worden. Probeer het nog eens, of mail ons:{' '}
              <a href={`mailto:${email}`}>{email}</a>
            </Alert>
          )}
          <div>
            <Button type="submit">Lees je bericht na {icons.send}</Button>
          </div>
        </form>
        {parts && answered ? <parts.Outcome answered={answered} hall={hall} icons={icons} /> : children}
      </div>
      {parts && message && (
        <parts.MessageDraft
          message={message}
          ids={ids}
          email={email}
          icons={icons}
          onChange={() => setMessage(undefined)}
        />
      )}
    </>
  );
}

const firstField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>('[type=date]:enabled');

/** What we say of the fields, under them where the answer is a screen away; the answer itself is what is announced. */
function Reason({ level, title, text }: { level: Level; title: string; text: string }) {
  return (
    <p className={styles.reason} data-level={level} aria-hidden="true">
      <strong>{title}</strong> {text}
    </p>
  );
}

/** The fields about nights or about parts of a day: one of the two counts. */
const Fields = ({ title, isOff, children }: { title: string; isOff: boolean; children: ReactNode }) => (
  <fieldset className={styles.asked} hidden={isOff} disabled={isOff}>
    <legend>
      <Hidden>{title}</Hidden>
    </legend>
    {children}
  </fieldset>
);

/** A field for how many. */
const Amount = (props: FieldProps) => <Asked type="number" inputMode="numeric" max={999} {...props} />;

/** A field of this form. */
const Asked = (props: FieldProps) => <Field id={`aanvraag-${props.name}`} {...props} />;
