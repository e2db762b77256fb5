import { type FieldPlace, pageOf } from '@/editor/document/places';
import { pages, type Route, routes } from '@/lib/pages/pages';
import { Panel } from './Panel';
import { Rows } from './Row';
import { useExamples } from './useExamples';

/** Places by the page that shows them, in the order of the pages. */
const byPage = (places: readonly FieldPlace[]): [Route, FieldPlace[]][] =>
  routes
    .map((route): [Route, FieldPlace[]] => [route, places.filter((place) => pageOf(place) === route)])
    .filter(([, shown]) => shown.length > 0);

/** The example content that a new group has to replace. */
export function ExamplesView() {
  const left = useExamples();
  return (
    <Panel title="Voorbeelden vervangen">
      {left === undefined ? null : left.length === 0 ? (
        <p>Alles is van jullie: er staat geen voorbeeld meer in de teksten.</p>
      ) : (
        <>
          <p>
            Dit werd verzonnen voor de voorbeeldgroep. Zet er jullie eigen gegevens: wat klaar is, verdwijnt
            uit deze lijst.
          </p>
          <p role="status">Nog {left.length} te gaan.</p>
          {byPage(left).map(([page, places]) => (
            <details key={page}>
              <summary>
                {pages[page].name}: {places.length}
              </summary>
              <Rows places={places} withTrail />
            </details>
          ))}
        </>
      )}
    </Panel>
  );
}
