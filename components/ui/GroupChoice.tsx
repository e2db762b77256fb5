import { choiceId, choiceName } from '@/lib/browser/groupChoice';
import styles from './GroupChoice.module.scss';
import { Icon } from './Icon';

type GroupChoiceProps = {
  groups: readonly { id: string; fullName: string }[];
};

/** The list of groups: boxes, so that a family chooses more than one; there with a script alone. */
export function GroupChoice({ groups }: GroupChoiceProps) {
  return (
    <details className={styles.choice} id={choiceId}>
      <summary>
        <Icon name="child" />
        <span>Kies je groep, of meer dan één</span>
      </summary>
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
