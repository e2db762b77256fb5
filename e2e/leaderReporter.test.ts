/** @jest-environment node */
import { readSource } from '@/lib/content/yaml/source';
import { problemOf } from './leaderReporter';

test('a failed expect with a message in Dutch is reported with expected and received', () => {
  const message = `Error: het adres van het lokaal staat onderaan

expect(locator).toContainText(expected) failed

Locator: getByRole('contentinfo')
Expected substring: "Kaaistraat 25"
Received string:    "© 2026"
Timeout: 5000ms`;
  expect(problemOf('/, op een gsm', message, [])).toMatchObject({
    file: '/, op een gsm',
    found:
      'dit klopt niet: het adres van het lokaal staat onderaan; verwacht "Kaaistraat 25"; gezien "© 2026"',
    places: [],
  });
});

test('a list that should be empty is reported with its items', () => {
  const message = `Error: de browser meldt geen fouten

expect(received).toEqual(expected) // deep equality

- Expected  - 1
+ Received  + 3

- Array []
+ Array [
+   "404: http://127.0.0.1:3200/weg.jpg",
+ ]`;
  expect(problemOf('/', message, []).found).toBe(
    'dit klopt niet: de browser meldt geen fouten; gezien 404: http://127.0.0.1:3200/weg.jpg',
  );
});

test('an error without a Dutch message is reported as a check in the browser', () => {
  expect(problemOf('/', 'Error: page.goto: net::ERR_CONNECTION_REFUSED', []).found).toBe(
    'dit klopt niet: een controle in de browser',
  );
});

test('a text that overflows is reported with its line in the content', () => {
  const message =
    'Error: alles past in de breedte van het scherm\n\n- Array []\n+ Array [\n+   "Hottentottententententoonstelling",\n+ ]';
  const { source } = readSource(
    'content/home.yaml',
    'titel: Home\nkop: "De Hottentottententententoonstelling"',
  );
  expect(problemOf('/', message, source ? [source] : [])).toMatchObject({
    places: [{ file: 'content/home.yaml', line: 2, field: 'kop' }],
    advice: 'schrijf dit korter, of breek een lang woord af met een koppelteken',
  });
});
