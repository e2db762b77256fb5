import { Hidden } from '@/components/ui/Hidden';
import { Icon } from '@/components/ui/Icon';
import { useBegin } from '@/editor/ui/begin/useBegin';
import { TextField } from '@/editor/ui/forms';
import formStyles from '@/editor/ui/forms.module.scss';
import partStyles from '@/editor/ui/parts.module.scss';
import { type Break, breaks } from '@/lib/begin/answers';
import { weekFromMonday } from '@/lib/dates/days';
import { monthNames } from '@/lib/dates/dayWords';
import { hours } from '@/lib/text/format';
import { CampDays } from './CampDays';
import { Picks } from './Picks';
import styles from './questions.module.scss';

/** In which words each break is left out. */
const without: Record<Break, string> = {
  kerstvakantie: 'in de kerstvakantie',
  examens: 'in de examens van juni',
  feestdagen: 'op feestdagen',
};

/** Day, hours, months, and when not. */
export function When() {
  const { answers, answer } = useBegin();
  const { wanneer, wat } = answers;
  const change = (changes: Partial<typeof wanneer>) =>
    answer((now) => ({ wanneer: { ...now.wanneer, ...changes } }));
  const never = wanneer.niet.map((name) => without[name]);
  return (
    <>
      <Picks
        legend="Op welke dag?"
        name="dag"
        layout="days"
        choices={weekFromMonday.map((day) => ({
          value: day,
          label: (
            <>
              <span aria-hidden="true">{day.slice(0, 2)}</span>
              <Hidden>{day}</Hidden>
            </>
          ),
        }))}
        value={wanneer.dag}
        onChange={(dag) => change({ dag })}
      />
      <div className={styles.two}>
        {(['van', 'tot'] as const).map((name) => (
          <TextField
            key={name}
            id={`vraag-wanneer.${name}`}
            label={name === 'van' ? 'Van' : 'Tot'}
            type="time"
            value={wanneer[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
        {(['vanMaand', 'totMaand'] as const).map((name) => (
          <div className={formStyles.field} key={name}>
            <label htmlFor={`vraag-wanneer.${name}`}>
              {name === 'vanMaand' ? 'Eerste maand' : 'Laatste maand'}
            </label>
            <select
              id={`vraag-wanneer.${name}`}
              value={wanneer[name]}
              onChange={({ target }) => change({ [name]: target.value })}
            >
              {monthNames.map((month) => (
                <option key={month}>{month}</option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <fieldset className={styles.question}>
        <legend>Wanneer niet?</legend>
        {(Object.entries(breaks) as [Break, string][]).map(([name, words]) => (
          <label className={partStyles.tick} key={name}>
            <input
              type="checkbox"
              checked={wanneer.niet.includes(name)}
              onChange={({ target }) =>
                change({
                  niet: target.checked
                    ? [...wanneer.niet, name]
                    : wanneer.niet.filter((other) => other !== name),
                })
              }
            />
            <span>{words}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.slip} role="status">
        <small>Zo komt het op de site</small>
        <b>
          Elke {wanneer.dag} {wanneer.van < wanneer.tot ? `van ${hours(wanneer.van, wanneer.tot)}` : '…'}
        </b>
        Van {wanneer.vanMaand} tot {wanneer.totMaand}
        {never.length > 0 && `, niet ${never.join(' of ')}`}.
      </p>
      {wat.kamp && (
        <CampDays
          legend="Wanneer op kamp?"
          help="Nog niet bekend? Laat het leeg: het kan later."
          id="vraag-wanneer.kamp"
          days={wanneer.kamp}
          change={(kamp) => change({ kamp })}
        />
      )}
      <label className={partStyles.tick}>
        <input
          type="checkbox"
          checked={wanneer.verschilt ?? false}
          onChange={({ target }) => change({ verschilt: target.checked })}
        />
        <span>Een groep komt op een andere dag of op andere uren, of gaat apart op kamp</span>
      </label>
      {wanneer.verschilt && (
        <p className={styles.quiet}>
          <Icon name="info" /> Vul hier het gewone uur in. Bij de volgende vraag zeg je het per groep.
        </p>
      )}
    </>
  );
}
