'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/Alert';
import { Button } from '@/components/ui/Button';
import { Choices } from '@/components/ui/Choices';
import { hydratesOn } from '@/lib/browser/startup';
import { today } from '@/lib/dates/days';
import type { Message } from '@/lib/mail/message';
import type { Identifiers } from '@/lib/mail/sendMessage';
import type { Answer, Hall, RequestProblem } from '@/lib/rental/request';
import type { LetterIcons } from './Letter';
import type { OutcomeIcons } from './Outcome';
import styles from './Request.module.scss';

type RequestFormProps = {
  hall: Hall;
  ids: Identifiers;
  /** What the group is called in a letter, and where renters write to. */
  group: string;
  email: string;
  icons: OutcomeIcons & LetterIcons;
  /** The answer to a request of which nothing is known yet. */
  children: ReactNode;
};

/** Only fetched when a visitor begins to ask: most come to look. */
const fetchAnswering = async () => (await import('./answering')).answering;

type Answering = Awaited<ReturnType<typeof fetchAnswering>>;

/**
 * Composes a request: answers at once to what is filled in, and turns it into one complete message. The fields are
 * uncontrolled, so that what was typed before the script came stays. It is sent to no address by itself (`method="dialog"`).
 */
export function RequestForm({ hall, ids, group, email, icons, children }: RequestFormProps) {
  const [answering, setAnswering] = useState<Answering>();
  const [failed, setFailed] = useState(false);
  const [answered, setAnswered] = useState<Answer>();
  const [letter, setLetter] = useState<Message>();
  const form = useRef<HTMLFormElement>(null);
  const wasComposed = useRef(false);

  async function begin(): Promise<Answering | undefined> {
    if (answering) return answering;
    try {
      const fetched = await fetchAnswering();
      setAnswering(fetched);
      setFailed(false);
      return fetched;
    } catch {
      return undefined; // tried again with the next field, and told when it is needed
    }
  }

  /** Answers to what stands in the fields, on the day that it is; undefined while what answers cannot be had. */
  async function look() {
    const parts = await begin();
    if (!parts || !form.current) return undefined;
    const found = parts.answer(hall, parts.wishesIn(form.current), today(new Date()));
    setAnswered(found);
    return { ...parts, ...found };
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the touch that brought the script, and what was filled in until it came
  useEffect(() => {
    const touched = form.current?.contains(document.activeElement);
    const hasDay = form.current && new FormData(form.current).get('from');
    if (touched || hasDay) void look();
  }, []);

  useEffect(() => {
    if (!letter && wasComposed.current) form.current?.querySelector('input')?.focus();
    wasComposed.current = letter !== undefined;
  }, [letter]);

  async function compose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const found = await look();
    if (!found) return setFailed(true);
    const { accepted, estimate, answersId, requestMessage, senderIn } = found;
    if (!accepted) return document.getElementById(answersId)?.focus();
    setLetter(requestMessage(accepted, estimate, senderIn(element), group));
  }

  const wrong = (...about: RequestProblem['type'][]) => {
    const finding = answered?.problems.find(({ type }) => about.includes(type));
    return answering && finding
      ? { 'aria-invalid': true, 'aria-describedby': answering.answerId(finding) }
      : {};
  };
  const wrongDays = wrong('backwards', 'past', 'taken', 'tooShort');
  const wrongTents = wrong('tooManyInTents', 'moreTentsThanSleepers');

  return (
    <>
      <div className={styles.composer} hidden={letter !== undefined}>
        <form
          className={styles.form}
          ref={form}
          method="dialog"
          {...hydratesOn('input, button')}
          onSubmit={compose}
          onInput={() => void look()}
          onFocus={() => void look()}
        >
          <div className={styles.pair}>
            <Field label="Aankomst" name="from" type="date" required {...wrongDays} />
            <Field label="Vertrek" name="until" type="date" required {...wrongDays} />
          </div>
          <div className={styles.pair}>
            <Field
              label="Hoeveel slapers?"
              name="sleepers"
              type="number"
              inputMode="numeric"
              min={1}
              max={999}
              required
              {...wrong('tooManyInHall')}
            />
            {hall.tentPlaces > 0 && (
              <Field
                label="Waarvan in tenten"
                name="tents"
                type="number"
                inputMode="numeric"
                min={0}
                max={999}
                defaultValue={0}
                {...wrongTents}
              />
            )}
          </div>
          <Choices
            legend="Wat voor groep zijn jullie?"
            name="kind"
            options={hall.kinds.map(({ name }) => ({ value: name, label: name }))}
            required
            {...wrong('refused')}
          />
          <Field label="Je naam" name="name" autoComplete="name" required />
          <Field label="E-mailadres" name="email" type="email" autoComplete="email" required />
          <Field label="Gsm, als we mogen bellen" name="phone" type="tel" autoComplete="tel" />
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
        {answering && answered ? (
          <answering.Outcome answered={answered} hall={hall} icons={icons} />
        ) : (
          children
        )}
      </div>
      {answering && letter && (
        <answering.Letter
          message={letter}
          ids={ids}
          email={email}
          icons={icons}
          onChange={() => setLetter(undefined)}
        />
      )}
    </>
  );
}

type FieldProps = React.ComponentProps<'input'> & { label: string; name: string };

function Field({ label, name, ...rest }: FieldProps) {
  const id = `aanvraag-${name}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} {...rest} />
    </div>
  );
}
