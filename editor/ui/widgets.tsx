import { type ComponentProps, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { Kind } from '@/lib/content/kinds/field';
import { isRoute, pages, routes } from '@/lib/pages/pages';
import { type IconName, icons } from '@/lib/theme/icons';
import { DocumentWidget } from './DocumentWidget';
import styles from './FieldForm.module.scss';
import type { FieldInput } from './fieldInput';
import { PhotoWidget } from './PhotoWidget';

export type Widget = (input: FieldInput) => React.ReactNode;

/** How each kind of field is asked for: a kind without a widget is no program. */
export const widgets: Record<Kind, Widget> = {
  plain: (input) => <Line {...input} />,
  identifier: (input) => <Line {...input} spellCheck={false} autoCapitalize="none" />,
  privateText: (input) => <Line {...input} />,
  text: (input) => <Text {...input} />,
  choice: (input) => <Choice {...input} options={(input.shape.choices ?? []).map((one) => [one, one])} />,
  yesNo: (input) => (
    <Choice
      {...input}
      options={[
        ['ja', 'Ja'],
        ['nee', 'Nee'],
      ]}
    />
  ),
  price: (input) => <Line {...input} inputMode="decimal" />,
  count: (input) => <Line {...input} inputMode="numeric" />,
  year: (input) => <Line {...input} inputMode="numeric" />,
  workingYear: (input) => <Line {...input} />,
  degrees: (input) => <Line {...input} inputMode="decimal" />,
  date: (input) => <Line {...input} autoCapitalize="none" />,
  dayMonth: (input) => <Line {...input} autoCapitalize="none" />,
  time: (input) => <Line {...input} inputMode="text" />,
  phone: (input) => <Line {...input} inputMode="tel" />,
  postcode: (input) => <Line {...input} />,
  email: (input) => <Line {...input} inputMode="email" autoCapitalize="none" spellCheck={false} />,
  link: (input) => <Line {...input} inputMode="url" autoCapitalize="none" spellCheck={false} />,
  linkOrPage: (input) => (
    <Line {...input} inputMode="url" autoCapitalize="none" spellCheck={false} suggestions={routes} />
  ),
  page: (input) => (
    <Choice
      {...input}
      options={(input.shape.choices ?? []).map((one) => [one, isRoute(one) ? pages[one].name : one])}
    />
  ),
  colour: (input) => <Line {...input} autoCapitalize="none" spellCheck={false} />,
  icon: (input) => <Drawings {...input} />,
  photo: (input) => <PhotoWidget {...input} />,
  document: (input) => <DocumentWidget {...input} />,
};

/** What an input of any kind carries. */
const common = ({ id, readOnly, describedBy, invalid, finish }: FieldInput) => ({
  id,
  readOnly,
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
  onBlur: finish,
});

function useFocus<Element extends HTMLElement>(focused: boolean) {
  const element = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is opened
  useEffect(() => {
    if (focused) element.current?.focus({ preventScroll: false });
  }, []);
  return element;
}

export function Label({ id, shape: { label, optional } }: Pick<FieldInput, 'id' | 'shape'>) {
  return (
    <label htmlFor={id}>
      {label} {optional && <span>mag leeg blijven</span>}
    </label>
  );
}

type LineProps = FieldInput &
  Pick<ComponentProps<'input'>, 'inputMode' | 'autoCapitalize' | 'spellCheck'> & {
    suggestions?: readonly string[];
  };

function Line({ inputMode, autoCapitalize, spellCheck, suggestions, ...field }: LineProps) {
  const input = useFocus<HTMLInputElement>(field.focused);
  const list = suggestions && `${field.id}-lijst`;
  return (
    <>
      <Label {...field} />
      <input
        ref={input}
        {...common(field)}
        {...{ inputMode, autoCapitalize, spellCheck, list }}
        autoComplete="off"
        value={field.value}
        onChange={({ target }) => field.change(target.value)}
      />
      {suggestions && (
        <datalist id={list}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}

function Text(field: FieldInput) {
  const input = useFocus<HTMLTextAreaElement>(field.focused);
  return (
    <>
      <Label {...field} />
      <textarea
        ref={input}
        {...common(field)}
        rows={4}
        value={field.value}
        onChange={({ target }) => field.change(target.value)}
      />
    </>
  );
}

type ChoiceProps = FieldInput & { options: readonly (readonly [value: string, words: string])[] };

function Choice({ options, ...field }: ChoiceProps) {
  const select = useFocus<HTMLSelectElement>(field.focused);
  const { readOnly, ...rest } = common(field);
  const isKnown = options.some(([value]) => value === field.value);
  return (
    <>
      <Label {...field} />
      <select
        ref={select}
        {...rest}
        disabled={readOnly}
        value={field.value}
        onChange={({ target }) => field.change(target.value, { atOnce: true })}
      >
        {(field.shape.optional || !isKnown) && <option value="">niets gekozen</option>}
        {!isKnown && field.value !== '' && <option value={field.value}>{field.value}</option>}
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </>
  );
}

const names = Object.keys(icons).filter((name): name is IconName => name in icons);

function Drawings({ id, shape, value, readOnly, describedBy, invalid, change }: FieldInput) {
  return (
    <fieldset className={styles.drawings} aria-describedby={describedBy} aria-invalid={invalid || undefined}>
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
