import { Fragment, type ReactNode } from 'react';
import { awaitedWords, lineWords, nearWords, problemWords, roomWords } from '@/lib/rental/rentalWords';
import { type Hall, levelOf, type RequestAnswer, type RequestProblem } from '@/lib/rental/request';
import { euro } from '@/lib/text/format';
import { Beds } from './Beds';
import { numbered } from './numbered';
import styles from './Request.module.scss';

/** Rendered on the server, so that the drawings are not in the script. */
export type OutcomeIcons = Record<'bed' | 'tent' | 'good' | 'think' | 'no', ReactNode>;

type OutcomeProps = {
  answered: RequestAnswer;
  hall: Hall;
  icons: OutcomeIcons;
};

/** Id of the element with the problems. */
export const answersId = 'aanvraag-antwoord';

/** Id of one problem, for `aria-describedby` of its fields. */
export const answerId = ({ type }: Pick<RequestProblem, 'type'>): string => `${answersId}-${type}`;

/** The answer to a request: whether it is possible, the rooms, and the estimate. */
export function Outcome({ answered, hall, icons }: OutcomeProps) {
  const { problems, estimate } = answered;
  const byPart = answered.rooms.length === 0;
  return (
    <div className={styles.outcome}>
      <div id={answersId} className={styles.problems} role="status" tabIndex={-1}>
        {problems.length === 0 && (
          <p>Kies je {byPart ? 'dag' : 'dagen'} en vul in met hoeveel jullie zijn.</p>
        )}
        <ul>
          {problems.map((problem) => {
            const { title, text } = problemWords(problem, hall);
            const level = levelOf(problem);
            return (
              <li key={problem.type} id={answerId(problem)} data-level={level}>
                {icons[level === 'first' ? 'think' : level]}
                <p>
                  <strong>{title}</strong> {text}
                  {nearWords(problem)}
                </p>
              </li>
            );
          })}
        </ul>
      </div>
      {!byPart && (
        <>
          <h3>Zo slapen jullie</h3>
          <Fit answered={answered} tentPlaces={hall.tentPlaces} icons={icons} />
        </>
      )}
      {(byPart || hall.prices) && (
        <>
          <h3>Zo rekenen we</h3>
          {estimate ? <Sum {...estimate} hall={hall.name} /> : <p>{awaitedWords(problems, byPart)}</p>}
        </>
      )}
    </div>
  );
}

type FitProps = { answered: RequestAnswer; tentPlaces: number; icons: OutcomeIcons };

function Fit({ answered: { rooms, inTents }, tentPlaces, icons }: FitProps) {
  return (
    <ul className={styles.fit}>
      {numbered(rooms).map(({ number, value: room }) => (
        <li key={number}>
          <p>
            <strong>{roomWords(room)}</strong> <span>kamer {number}</span>
          </p>
          <Beds>{drawings(room.places, icons.bed, room.used)}</Beds>
        </li>
      ))}
      {tentPlaces > 0 && (
        <li>
          <p>
            <strong>{inTents > 0 ? `${inTents} erbij` : '0'}</strong> <span>in tenten op het veld</span>
          </p>
          <Beds>{drawings(Math.ceil(Math.min(inTents, tentPlaces) / perTent), icons.tent)}</Beds>
        </li>
      )}
    </ul>
  );
}

/** Persons per drawn tent. */
const perTent = 3;

/** The drawing `count` times, after the first `used` faint. */
const drawings = (count: number, drawing: ReactNode, used = count) =>
  numbered(Array.from({ length: count })).map(({ number }) =>
    number > used ? (
      <span key={number} data-empty="">
        {drawing}
      </span>
    ) : (
      <Fragment key={number}>{drawing}</Fragment>
    ),
  );

function Sum({ lines, total, deposit, hall }: NonNullable<RequestAnswer['estimate']> & { hall: string }) {
  return (
    <>
      <dl className={styles.sum}>
        {numbered(lines).map(({ number, value: line }) => (
          <div key={number}>
            <dt>{lineWords(line, hall)}</dt>
            <dd>{euro(line.amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Samen, ongeveer</dt>
          <dd>{euro(total)}</dd>
        </div>
        {deposit > 0 && (
          <div>
            <dt>Waarborg, krijg je terug</dt>
            <dd>{euro(deposit)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.small}>Een schatting volgens onze prijzen. De rekening maken we samen op.</p>
    </>
  );
}
