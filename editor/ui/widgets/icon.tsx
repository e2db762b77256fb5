import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from '@/editor/ui/forms.module.scss';
import { drawings } from '@/lib/content/kinds/icon';
import { type IconName, icons } from '@/lib/theme/icons';
import type { FieldInput } from './fieldInput';

const isIcon = (name: string): name is IconName => name in icons;

/** One of the drawings of the pages; the one that was chosen when it opened stands first. */
export function IconWidget({ id, shape, value, readOnly, describedBy, invalid, change }: FieldInput) {
  const [chosen] = useState(value);
  const names = isIcon(chosen) ? [chosen, ...drawings.filter((name) => name !== chosen)] : drawings;
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
