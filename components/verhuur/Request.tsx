import { FileLink } from '@/components/ui/FileLink';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { Text } from '@/components/ui/Text';
import type { Rental } from '@/lib/content/schemas/content';
import type { Identifiers } from '@/lib/mail/sendMessage';
import { answer, type Hall } from '@/lib/rental/request';
import { hours } from '@/lib/text/format';
import { listed } from '@/lib/text/words';
import { Outcome, type OutcomeIcons } from './Outcome';
import styles from './Request.module.scss';
import { RequestForm } from './RequestForm';

type RequestProps = Pick<NonNullable<Rental['aanvraag']>, 'titel' | 'inleiding'> & {
  hall: Hall;
  /** Undefined for a group without an account at the mail provider. */
  ids: Identifiers | undefined;
  group: string;
  email: string;
};

const dayPartsOf = ({ byPart }: Hall) =>
  (byPart?.parts ?? []).map(({ name, from, until }) => ({
    value: name,
    label: `${name}, ${hours(from, until)}`,
  }));

/** An empty request: for nights where there are beds. */
const nothing = ({ rooms }: Hall) => ({ inTents: 0, byPart: rooms.length > 0 ? undefined : { parts: [] } });

const noDay = { year: 2000, month: 1, day: 1 };

/** A form that composes a request; without script the questions as a list, and the address. */
export function Request({ titel, inleiding, hall, ids, group, email }: RequestProps) {
  return (
    <Section id="aanvraag" title={titel} lead={inleiding} paper="sky">
      {/* `data-with-script`: visible with script; the questions below are the fallback. */}
      <div className={styles.composed} data-with-script="">
        <RequestForm
          hall={hall}
          dayParts={dayPartsOf(hall)}
          ids={ids}
          group={group}
          email={email}
          icons={icons}
        >
          <Outcome answered={answer(hall, nothing(hall), noDay)} hall={hall} icons={icons} />
        </RequestForm>
      </div>
      <Questions hall={hall} email={email} />
    </Section>
  );
}

const icons = {
  bed: <Icon name="bed" />,
  tent: <Icon name="tent" />,
  good: <Icon name="check" />,
  think: <Icon name="info" />,
  no: <Icon name="alert" />,
  send: <Icon name="arrow-right" />,
  mail: <Icon name="mail" />,
  copy: <Icon name="doc" />,
  change: <Icon name="arrow-left" />,
  busy: <Icon name="compass" />,
  sent: <Icon name="check" />,
  failed: <Icon name="alert" />,
} satisfies OutcomeIcons & Record<string, React.ReactNode>;

function Questions({ hall, email }: Pick<RequestProps, 'hall' | 'email'>) {
  const refused = hall.kinds.flatMap(({ refusal }) => refusal ?? []);
  const kinds = hall.kinds.filter(({ refusal }) => !refusal).map(({ name }) => name.toLowerCase());
  return (
    <div className={styles.questions}>
      <h3>Vraag het ons</h3>
      <p>Mail ons, en zet erin:</p>
      <ul>
        {hall.rooms.length > 0 && (
          <>
            <li>je dag van aankomst en van vertrek</li>
            <li>met hoeveel jullie slapen{hall.tentPlaces > 0 && ', en hoeveel in tenten'}</li>
          </>
        )}
        {hall.byPart && (
          <>
            <li>
              {hall.rooms.length > 0 ? 'of zonder slapen: ' : ''}je dag, en welk dagdeel:{' '}
              {listed(
                hall.byPart.parts.map(({ name }) => name.toLowerCase()),
                'of',
              )}
              {hall.byPart.perHour !== undefined && ', of welke uren'}
            </li>
            <li>met hoeveel jullie zijn</li>
          </>
        )}
        <li>wat voor groep jullie zijn{kinds.length > 0 && `: ${kinds.join(', ')}`}</li>
        <li>je naam, en hoe we je bereiken</li>
      </ul>
      {refused.map(({ title, text }) => (
        <p key={title}>
          <strong>{title}</strong> <Text>{text}</Text>
        </p>
      ))}
      <FileLink href={`mailto:${email}`} icon="mail">
        {email}
      </FileLink>
    </div>
  );
}
