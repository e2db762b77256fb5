import { cleanup, screen } from '@testing-library/react';
import { textWithoutEmbargoed } from '@/editor/access/embargo';
import { PlaceView } from './PlaceView';
import { renderInEditor } from './testing/inEditor';

const whole = `bekendOp: 1 september 2099
groepen:
  - naam: Ribbels
    leiding:
      - naam: Wout
      - naam: Nel
`;
const day = { year: 2099, month: 7, day: 1 };
const hidden = /^Wie dit is, blijft geheim/;

test('whoever changes when an age group meets reads what parents will read', () => {
  const own = 'groepen:\n  - naam: Kapoenen\n    werking: { dag: zaterdag, tot: "12:00", van: "10:00" }\n';
  const site = 'werking: { dag: zondag, van: "14:00", tot: "17:00" }\n';
  const texts = { 'leiding/meisjes.yaml': own, 'site.yaml': site };
  const work = {
    draft: { base: { texts, isWithoutPrivateFields: false }, texts },
    texts,
    base: texts,
    problems: [],
    photos: {},
  };
  renderInEditor(<PlaceView place={{ file: 'girls', path: ['groepen', 0, 'werking'] }} />, texts, { work });
  expect(screen.getByText(/^Ouders lezen:/)).toHaveTextContent('elke zaterdag, 10 tot 12 uur');
});

/** @param isWithoutPrivateFields whether the draft began from the public texts */
function show(text: string, path: (string | number)[], isWithoutPrivateFields: boolean, isPublic = false) {
  const texts = { 'leiding/meisjes.yaml': text };
  const draft = { base: { texts, isWithoutPrivateFields }, texts };
  const work = { draft, texts, base: texts, problems: [], photos: {} };
  renderInEditor(<PlaceView place={{ file: 'girls', path }} />, texts, { work, isPublic });
}

test.each([[['groepen', 0, 'leiding', 1]], [['groepen', 0, 'leiding', 1, 'naam']]])(
  'a leader under embargo is neither changed nor removed in the public texts: %j',
  (path) => {
    show(textWithoutEmbargoed('girls', whole, day), path, true);
    expect(screen.getByText(hidden)).toBeVisible();
    expect(screen.queryByLabelText('Naam')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Haal .* weg$/ })).toBeNull();
  },
);

test.each([
  ['with the complete texts', whole, false],
  ['when the name is really written so', whole.replace('Nel', 'Nog niet bekend'), false],
  ['without embargo', whole, true],
])('a leader is changed as ever %s', (_when, text, isPublic) => {
  show(text, ['groepen', 0, 'leiding', 1, 'naam'], isPublic);
  expect(screen.getByLabelText('Naam')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Haal .* weg$/ })).toBeVisible();
  expect(screen.queryByText(hidden)).toBeNull();
});

describe('where everybody can read the files', () => {
  const withoutDay = whole.replace(/^bekendOp.*\n/, '');

  test('a day until which leaders are a secret is not offered, elsewhere it is', () => {
    show(withoutDay, [], false, true);
    expect(screen.queryByLabelText(/Pas bekend op/)).toBeNull();
    cleanup();
    show(withoutDay, [], false);
    expect(screen.getByLabelText(/Pas bekend op/)).toBeVisible();
  });

  test('a photo of a leader waits until there is consent', () => {
    show(whole, ['groepen', 0, 'leiding', 1, 'naam'], false, true);
    expect(screen.getByText(/^Een foto kan hier zodra/)).toBeVisible();
    expect(screen.queryByText('Foto')).toBeNull();
  });
});
