import { useBegin } from '@/editor/ui/begin/useBegin';
import { useEditing } from '@/editor/ui/editing';
import { asTyped, TextField } from '@/editor/ui/forms';
import { readAddress } from '@/lib/begin/answers';
import { typedFields } from '@/lib/begin/form';
import { hasOwnNames, movementNames, movements, presetAnswer } from '@/lib/begin/movements';
import { Picks } from './Picks';

/** Name, movement, town, address and mail. */
export function Who() {
  const { readOnly } = useEditing();
  const { answers, answer } = useBegin();
  const { wie } = answers;
  const change = (changes: Partial<typeof wie>) => answer((now) => ({ wie: { ...now.wie, ...changes } }));
  const field = (name: Exclude<keyof typeof wie, 'beweging'>) => ({
    label: typedFields[`wie.${name}`],
    id: `vraag-wie.${name}`,
    value: wie[name],
    readOnly,
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  });
  return (
    <>
      <TextField autoComplete="organization" {...field('naam')} />
      <Picks
        legend="Jeugdbeweging"
        name="beweging"
        choices={movementNames.map((name) => ({ value: name, label: movements[name].label }))}
        value={wie.beweging}
        onChange={(beweging) =>
          answer(({ wie: before, groepen }) => ({
            wie: { ...before, beweging },
            ...(!hasOwnNames(before.beweging, groepen.lijst) && {
              groepen: presetAnswer(beweging, groepen.samen),
            }),
          }))
        }
      />
      <TextField autoComplete="address-level2" {...field('gemeente')} />
      <TextField
        help={
          readAddress(wie.lokaal)
            ? 'Op de site wordt dit een link naar de kaart.'
            : 'Straat en nummer, een komma, de postcode en de gemeente: Molenpad 4, 9000 Gent.'
        }
        {...field('lokaal')}
      />
      <TextField
        type="email"
        help="Hier komen de vragen van ouders binnen."
        {...asTyped}
        {...field('email')}
      />
      <TextField
        type="url"
        help="Waar ze komt te staan, met https:// ervoor."
        {...asTyped}
        {...field('siteAdres')}
      />
    </>
  );
}
