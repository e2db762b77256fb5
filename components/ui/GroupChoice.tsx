import { choiceId, choiceName } from '@/lib/browser/groupChoice';
import styles from './GroupChoice.module.scss';
import { Icon } from './Icon';

type GroupChoiceProps = {
  groups: readonly { id: string; fullName: string }[];
  /** Whether the page has an anchor for each group, which chooses it without script. */
  anchored?: boolean;
};

/** The list of groups: boxes, so that a family chooses more than one; without script links, where the page has anchors. */
export function GroupChoice({ groups, anchored = true }: GroupChoiceProps) {
  return (
    <details className={styles.choice} id={choiceId}>
      <summary>
        <Icon name="child" />
        <span>
          Kies je groep<span className={styles.more}>, of meer dan één</span>
        </span>
      </summary>
      {anchored && (
        <ul className={styles.links}>
          <li>
            <a href={`#${choiceId}`}>Alle groepen</a>
          </li>
          {groups.map(({ id, fullName }) => (
            <li key={id}>
              <a href={`#${id}`}>{fullName}</a>
            </li>
          ))}
        </ul>
      )}
      <fieldset className={styles.boxes}>
        <legend>We onthouden je keuze op dit toestel.</legend>
        {groups.map(({ id, fullName }) => (
          <label key={id}>
            <input type="checkbox" name={choiceName} value={id} /> {fullName}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
