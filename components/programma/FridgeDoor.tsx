import { Button } from '@/components/ui/Button';
import { Hidden } from '@/components/ui/Hidden';
import { Icon } from '@/components/ui/Icon';
import { Patch } from '@/components/ui/Patch';
import { forGroupsAttributes, whileUnchosen } from '@/lib/browser/chosenGroups';
import { choiceId, choiceName } from '@/lib/browser/groupChoice';
import type { Group } from '@/lib/meetings/groups';
import { hasLongWord, softHyphenated } from '@/lib/programme/programmeWords';
import { shutAttribute } from './attributes';
import styles from './FridgeDoor.module.scss';

const halves = { girls: 'Meisjes', boys: 'Jongens' } as const;

/**
 * The groups as magnets on the door of a fridge: a tap chooses one, a family taps more. Once chosen, a line says whose programme it is,
 * and opens the door again. Boxes; without script links to the anchor of a group.
 */
export function FridgeDoor({ groups }: { groups: readonly Group[] }) {
  const doors = (['girls', 'boys'] as const).map((page) => ({
    name: halves[page],
    on: groups.filter((group) => group.page === page),
  }));
  const isApart = doors.every(({ on }) => on.length > 0);
  const ids = groups.map(({ id }) => id);
  return (
    <details className={styles.choice} id={choiceId} open suppressHydrationWarning>
      <summary>
        <span className={styles.ask} {...whileUnchosen}>
          <Icon name="child" />{' '}
          <span>
            Kies je groep<span className={styles.more}>, of meer dan één</span>
          </span>
        </span>
        <span className={styles.seen} {...forGroupsAttributes(ids, true)}>
          <span className={styles.whenShut}>Je ziet: </span>
          {groups.map(({ id, fullName }) => (
            <span className={styles.whenShut} key={id} {...forGroupsAttributes([id], true)}>
              {fullName}{' '}
            </span>
          ))}
          <span className={styles.whenOpen}>Je ziet wat je aantikt. </span>
          <span className={`${styles.change} ${styles.whenShut}`}>wijzig</span>
          <span className={`${styles.change} ${styles.whenOpen}`}>sluit</span>
        </span>
      </summary>
      <div className={styles.fridge}>
        {(isApart ? doors : [{ name: 'Onze groepen', on: groups }]).map(({ name, on }) => (
          <fieldset className={styles.door} key={name}>
            <legend>{name}</legend>
            <ul>
              {on.map((group) => (
                <Magnet key={group.id} {...group} />
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
      <p className={styles.done} {...forGroupsAttributes(ids, true)}>
        <Button {...{ [shutAttribute]: true }}>Toon mijn programma</Button>
        <a href={`#${choiceId}`}>Liever alles van iedereen</a>
      </p>
      <p className={styles.kept}>We onthouden je keuze op dit toestel.</p>
    </details>
  );
}

function Magnet({ id, name, fullName, age, icon, index }: Group) {
  return (
    <li data-long={hasLongWord(name)}>
      <label>
        <input type="checkbox" name={choiceName} value={id} />
        {icon && <Patch icon={icon} index={index} />}
        <Icon name="check" />
        <span>
          <b>{softHyphenated(name)}</b> {age && <small>{age}</small>}
        </span>
      </label>
      <a href={`#${id}`}>
        <Hidden>{fullName}</Hidden>
      </a>
    </li>
  );
}
