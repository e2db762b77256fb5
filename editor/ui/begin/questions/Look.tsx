import { Icon } from '@/components/ui/Icon';
import { useBegin } from '@/editor/ui/begin/useBegin';
import { TextField } from '@/editor/ui/forms';
import { OwnSign } from '@/editor/ui/OwnSign';
import { capitalised } from '@/lib/text/words';
import { areAlike, contrast } from '@/lib/theme/contrast';
import { areSwapped, coloursFromTwo, isLight } from '@/lib/theme/derivedColours';
import { inColours } from '@/lib/theme/inColours';
import { palette } from '@/lib/theme/palette';
import { signNames, signs } from '@/lib/theme/signs';
import { sitePalette } from '@/lib/theme/siteColours';
import styles from './Look.module.scss';
import question from './questions.module.scss';

const inks = {
  first: [
    ['Rood', '#d3213a'],
    ['Wijn', '#8a1f4b'],
    ['Paars', '#7a2c92'],
    ['Zee', '#1b5fae'],
    ['Petrol', '#0f5a5c'],
    ['Zon', '#f4bd1b'],
  ],
  second: [
    ['Bos', '#1f5138'],
    ['Nacht', '#23324f'],
    ['Aarde', '#5b3d28'],
    ['Paars', '#7a2c92'],
    ['Petrol', '#0f5a5c'],
    ['Zon', '#f4bd1b'],
  ],
} as const;

/** Two colours, judged for contrast, and a sign. */
export function Look() {
  const { answers, answer } = useBegin();
  const { stijl } = answers;
  const change = (changes: Partial<typeof stijl>) =>
    answer((now) => ({ stijl: { ...now.stijl, ...changes } }));
  const isReadable = [stijl.eerste, stijl.tweede].every((one) => /^#[0-9a-f]{6}$/i.test(one));
  const own = isReadable ? coloursFromTwo(stijl.eerste, stijl.tweede) : {};
  const colours = sitePalette(own);
  const cut = [
    ['Titels', colours.poppy],
    ['Knoppen', colours.poppyDeep],
    ['Donker blad', colours.forest],
    ['Licht blad', colours.skyPale],
    ['Zon en plakband', colours.sun],
    ['Papier', colours.paper],
  ] as const;
  return (
    <>
      <Inks
        legend="Eerste kleur"
        name="eerste"
        choices={inks.first}
        value={stijl.eerste}
        onChange={(eerste) => change({ eerste })}
      />
      {isReadable && (
        <Verdict
          chosen={stijl.eerste}
          made={colours.poppy}
          on={palette.paper}
          what="titels en knoppen"
          where="op ons papier"
          instead={
            areSwapped(stijl.eerste, stijl.tweede)
              ? `Ze wordt bij jullie ${forLight}. Titels en knoppen krijgen de tweede kleur`
              : undefined
          }
        />
      )}
      <Inks
        legend="Tweede kleur"
        name="tweede"
        choices={inks.second}
        value={stijl.tweede}
        onChange={(tweede) => change({ tweede })}
      />
      {isReadable && (
        <Verdict
          chosen={stijl.tweede}
          made={colours.forest}
          on={palette.chalk}
          what="het donkere blad en de heuvels"
          where="met witte letters"
          instead={
            areSwapped(stijl.eerste, stijl.tweede)
              ? 'Voor het donkere blad nemen we ze wat dieper'
              : isLight(stijl.tweede)
                ? `Ze wordt bij jullie ${forLight}. Voor het donkere blad nemen we de eerste kleur, maar dieper`
                : undefined
          }
        />
      )}
      {isReadable && areAlike(stijl.eerste, stijl.tweede) && (
        <p role="status">
          Deze twee kleuren lijken erg op elkaar. Het mag, maar de titels vallen dan minder op.
        </p>
      )}
      {!isReadable && <p role="status">Schrijf een kleur als # met zes cijfers of letters, zoals #1b5fae.</p>}
      <div>
        <h3 className={question.label}>Dit knippen we eruit</h3>
        <ul className={styles.cut}>
          {cut.map(([name, colour]) => (
            <li key={name}>
              <i style={{ background: colour }} />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <fieldset className={question.question}>
        <legend>Jullie teken</legend>
        <div className={styles.signs}>
          {signNames.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="teken"
                checked={stijl.teken === name}
                onChange={() => change({ teken: name })}
              />
              <Icon name="check" />
              <svg
                viewBox="0 0 96 96"
                aria-hidden="true"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of our own (lib/theme), no content
                dangerouslySetInnerHTML={{ __html: inColours(signs[name], colours) }}
              />
              {capitalised(name)}
            </label>
          ))}
        </div>
      </fieldset>
      <OwnSign />
      <p className={question.quiet}>In de kop en op de postzegel komt jullie teken na het publiceren.</p>
    </>
  );
}

type InksProps = {
  legend: string;
  name: string;
  choices: readonly (readonly [name: string, colour: string])[];
  value: string;
  onChange: (colour: string) => void;
};

const Inks = ({ legend, name, choices, value, onChange }: InksProps) => (
  <fieldset className={question.question}>
    <legend>{legend}</legend>
    <div className={styles.inks}>
      {choices.map(([label, colour]) => (
        <label
          key={label}
          style={{ ['--ink-of' as string]: colour }}
          data-light={contrast(colour, '#ffffff') < 3 || undefined}
        >
          <input
            type="radio"
            name={name}
            aria-label={label}
            checked={value === colour}
            onChange={() => onChange(colour)}
          />
          <Icon name="check" />
        </label>
      ))}
    </div>
    <TextField
      label="Eigen kleur"
      id={`vraag-stijl.${name}`}
      value={value}
      maxLength={7}
      onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
    />
  </fieldset>
);

/** Contrast of text with what is behind it: WCAG 2.2, 1.4.3. */
const forText = 4.5;

/** What a light colour is used for. */
const forLight = 'zon, plakband en vuur';

type VerdictProps = {
  chosen: string;
  made: string;
  on: string;
  what: string;
  where: string;
  /** What happens with a colour that is too light. */
  instead: string | undefined;
};

/** Whether a colour is readable as it is, or was made so. */
const Verdict = ({ chosen, made, on, what, where, instead }: VerdictProps) => {
  const isReadable = contrast(chosen, on) >= forText;
  const ratio = (colour: string) => contrast(colour, on).toFixed(1).replace('.', ',');
  return (
    <p className={styles.verdict} data-care={!isReadable || undefined} role="status">
      <b style={{ color: on === palette.paper ? made : on, background: on === palette.paper ? on : made }}>
        Aa
      </b>
      <span>
        <strong>
          <Icon name={isReadable ? 'check' : 'alert'} />{' '}
          {isReadable ? 'Goed leesbaar' : 'Te licht voor letters'}
        </strong>
        {isReadable
          ? `Voor ${what}. Contrast ${ratio(made)} ${where}.`
          : `Contrast ${ratio(chosen)}, en 4,5 is nodig. ${instead ?? `Voor ${what} nemen we een donkerdere`}, met contrast ${ratio(made)}.`}
      </span>
    </p>
  );
};
