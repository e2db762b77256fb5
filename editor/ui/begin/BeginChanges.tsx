import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { valueAtPlace } from '@/editor/document/places';
import { useEditing } from '@/editor/ui/editing';
import styles from './BeginChanges.module.scss';

/** What publishing changes for a group that begins: the example group makes way for it. */
export function BeginChanges() {
  const { work, examples, open } = useEditing();
  const { begun } = work.draft;
  if (!begun) return null;
  if (!begun.isComplete) {
    return (
      <>
        <p>De zes vragen zijn nog niet klaar: er ontbreekt iets wat op elke site staat.</p>
        <Button onClick={() => open({ type: 'begin' })}>Verder met de vragen</Button>
      </>
    );
  }
  const photos = Object.keys(work.draft.files).length;
  const swaps = [
    [String(valueAtPlace(work.base, { file: 'site', path: ['naam'] })), begun.answers.wie.naam],
    [
      `${examples.photos.length} foto’s`,
      photos === 1 ? '1 foto' : photos > 0 ? `${photos} foto’s` : 'tekeningen',
    ],
    [`${examples.documents.length} papieren`, 'nog geen'],
  ] as const;
  return (
    <>
      <p>
        Op de site staat nu een verzonnen groep. Die gaat eraf, met haar namen, foto’s en papieren; jullie
        komen erop. Kijk het na, met minstens twee van de leiding als het kan.
      </p>
      <ul className={styles.swaps}>
        {swaps.map(([before, after]) => (
          <li key={before}>
            {before} <Icon name="arrow-right" /> <b>{after}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
