import { Icon } from '@/components/ui/Icon';
import styles from '@/editor/ui/forms.module.scss';
import { type IconName, icons } from '@/lib/theme/icons';
import type { FieldInput } from './fieldInput';

const names = Object.keys(icons).filter((name): name is IconName => name in icons);

/** One of the icons of the pages. */
export function IconWidget({ id, shape, value, readOnly, describedBy, invalid, change }: FieldInput) {
  return (
    <fieldset className={styles.icons} aria-describedby={describedBy} aria-invalid={invalid || undefined}>
      <legend>{shape.label}</legend>
      <div>
        {names.map((name) => (
          <label key={name} title={name}>
            <input
              type="radio"
              name={id}
              value={name}
              checked={name === value}
              disabled={readOnly}
              aria-label={name}
              onChange={() => change(name, { atOnce: true })}
            />
            <Icon name={name} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
