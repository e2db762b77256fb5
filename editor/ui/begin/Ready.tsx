import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Scene } from '@/components/ui/Scene';
import { valuesOf } from '@/editor/document/places';
import { answersDownload, download } from '@/editor/ui/download';
import { useEditing } from '@/editor/ui/editing';
import { LinkButton } from '@/editor/ui/parts';
import type { Answers } from '@/lib/begin/answers';
import { listsOf, meetings } from '@/lib/begin/begin';
import { unknownIn } from '@/lib/begin/unknown';
import { today } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { pageName } from '@/lib/pages/ownPages';
import { listed } from '@/lib/text/words';
import frame from './BeginView.module.scss';
import { Heading, Strip } from './QuestionParts';
import styles from './Ready.module.scss';
import { useBegin } from './useBegin';

/** After the last question: what was made, what nobody knows yet, and the way online. */
export function Ready({ isLooking, look }: { isLooking: boolean; look: () => void }) {
  const { open, routes, work, isLocal } = useEditing();
  const { answers, goTo } = useBegin();
  const { groepen, wanneer, stijl, wat } = answers;
  const groups = listsOf(groepen).flat();
  const { days, from, to } = meetings(wanneer, today(new Date()));
  const photos = Object.keys(work.draft.files).length;
  const names = routes.map((route) => pageName(work.content, route));
  const made: [string, string][] = [
    [`${names.length} pagina’s`, listed(names, 'en')],
    [
      groups.length === 1 ? '1 groep' : `${groups.length} groepen`,
      groups.length > 0
        ? `Van ${groups[0]?.naam} tot ${groups.at(-1)?.naam}, ${groepen.samen ? 'gemengd' : 'jongens en meisjes apart'}`
        : 'Die komen nog',
    ],
    ...(wat.kalender
      ? [
          [`${days.length} keer ${wanneer.dag}`, `Van ${dayOfMonth(from)} tot ${dayOfMonth(to)}`] as [
            string,
            string,
          ],
        ]
      : []),
    ['Jullie kleuren', `Met ${signWithArticle[stijl.teken]} op de vlag`],
    [
      photos === 1 ? '1 foto' : `${photos || 'Geen'} foto’s`,
      photos === 0 ? 'Alles tekenden we zelf' : 'De rest tekenden we zelf',
    ],
  ];
  return (
    <section className={frame.begin} aria-labelledby="vraag">
      {!isLooking && (
        <div className={styles.ready}>
          <div className={styles.fire}>
            <Scene name="fire" sign={work.content?.site.teken} />
          </div>
          <div className={styles.readyBody}>
            <Heading title="Jullie site staat klaar." />
            <p>Kijk gerust nog eens rond. Zolang je niet publiceert, ziet niemand anders ze.</p>
            <h3>Dit is gemaakt</h3>
            <ul className={styles.made}>
              {made.map(([what, about]) => (
                <li key={what}>
                  <Icon name="check" />
                  <span>
                    <b>{what}</b>
                    <br />
                    {about}
                  </span>
                </li>
              ))}
            </ul>
            <div className={styles.later}>
              <h3>Nog niet bekend</h3>
              <ul>
                {unknownIn(valuesOf(work.texts)).map(({ name, asked }) => (
                  <li key={name + asked}>
                    {name} <small>{asked}</small>
                  </li>
                ))}
              </ul>
              <p>Bezoekers zien hier niets van. Het lijstje wacht bij Taken tot iemand het weet.</p>
              <LinkButton onClick={() => download(answersDownload(answers))}>
                Neem je antwoorden mee
              </LinkButton>
            </div>
          </div>
        </div>
      )}
      <Strip isLooking={isLooking} look={look} back={() => goTo(6)}>
        <Button onClick={() => open({ type: 'changes' })}>{isLocal ? 'Bewaar' : 'Zet online'}</Button>
      </Strip>
    </section>
  );
}

const signWithArticle: Record<Answers['stijl']['teken'], string> = {
  eigen: 'jullie teken',
  klaproos: 'de klaproos',
  waterjuffer: 'de waterjuffer',
  zwaluw: 'de zwaluw',
  vos: 'de vos',
  eikel: 'de eikel',
  kompas: 'het kompas',
  zeil: 'de zeilboot',
  egel: 'de egel',
};
