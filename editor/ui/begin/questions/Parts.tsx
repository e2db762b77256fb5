import { Icon } from '@/components/ui/Icon';
import { Scrap, type Tone } from '@/components/ui/Scrap';
import { useBegin } from '@/editor/ui/begin/useBegin';
import { useEditing } from '@/editor/ui/editing';
import rows from '@/editor/ui/parts.module.scss';
import { partNames, parts, type SitePart } from '@/lib/begin/answers';
import { menuEntries, pages } from '@/lib/pages/pages';
import type { IconName } from '@/lib/theme/icons';
import styles from './Parts.module.scss';
import question from './questions.module.scss';

const scraps: Record<SitePart, { icon: IconName; tone: Tone }> = {
  kalender: { icon: 'calendar', tone: 'sky' },
  kamp: { icon: 'tent', tone: 'forest' },
  zaal: { icon: 'house', tone: 'sun' },
  uniform: { icon: 'tshirt', tone: 'poppy' },
  documenten: { icon: 'doc', tone: 'sky' },
  formulier: { icon: 'mail', tone: 'sun' },
  steun: { icon: 'heart', tone: 'poppy' },
};

/** A switch for each part that a group may lack, and what is left of the menu. */
export function Parts() {
  const { routes } = useEditing();
  const { answers, answer } = useBegin();
  const { wat } = answers;
  const words = menuEntries.flatMap((entry) => {
    if (typeof entry === 'string') return routes.includes(entry) ? pages[entry].name : [];
    return entry.below.some((one) => one !== 'events' && routes.includes(one)) ? entry.name : [];
  });
  return (
    <>
      <ul className={rows.rows}>
        {partNames.map((part) => (
          <li key={part}>
            <label className={`${question.line} ${styles.toggle}`}>
              <Scrap {...scraps[part]} />
              <span>
                <b>{parts[part].label}</b>
                <small>{parts[part].about}</small>
              </span>
              <input
                type="checkbox"
                checked={wat[part]}
                onChange={({ target: { checked } }) =>
                  answer((now) => ({ wat: { ...now.wat, [part]: checked } }))
                }
              />
              <span className={styles.yesNo} aria-hidden="true">
                {wat[part] ? 'Ja' : 'Nee'}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className={styles.menuNow} role="status">
        <small>Jullie menu nu; een pagina komt erbij zodra jullie haar invullen</small>
        {words.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
      <p className={question.quiet}>
        <Icon name="info" /> Alles kan later nog aan en uit. Er gaat niets verloren.
      </p>
    </>
  );
}
