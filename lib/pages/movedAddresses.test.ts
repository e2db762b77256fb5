/** @jest-environment node */
import { exampleContent, exampleTexts } from '@/e2e/groups/exampleGroup';
import { checkContent } from '@/lib/content/check/check';
import { fileAt, formerIds, movedAddresses } from './movedAddresses';

const full = exampleContent();

test('pages of a former site lead to pages of this one and to other sites, a group’s former name to its page', () => {
  expect(movedAddresses(full)).toEqual([
    { from: '/inschrijven.html', to: '/lid-worden/' },
    { from: '/info/zaal-huren/', to: '/verhuur/' },
    { from: '/foto-album', to: 'https://facebook.example/paddenrijk?sk=photos&tab=albums' },
    { from: '/groepen/padvinders-jongens/', to: '/groepen/padvinkers/' },
    { from: '/groepen/padvinders/', to: '/groepen/padvinkers/' },
    { from: '/groepen/waterjuffers-meisjes/', to: '/groepen/libellen/' },
    { from: '/groepen/waterjuffers/', to: '/groepen/libellen/' },
  ]);
});

test.each([
  ['/inschrijven.html', 'inschrijven.html'],
  ['/info/zaal-huren/', 'info/zaal-huren/index.html'],
  ['/foto-album', 'foto-album/index.html'],
  ['/café', 'café/index.html'],
  ['/info/index.html', 'info/index.html'],
])('%s is answered with %s', (address, file) => {
  expect(fileAt(address)).toBe(file);
});

test('a former name that is the name of a group today leads nowhere else', () => {
  const { boys } = full;
  const groepen = boys.groepen.map((group, index) => ({ ...group, vroeger: index === 3 ? ['Kwakers'] : [] }));
  expect([...formerIds({ ...full, boys: { ...boys, groepen } }).keys()]).not.toContain('kwakers');
});

test('an old address that is the page of a group today leads nowhere else', () => {
  const oudeAdressen = [{ van: '/groepen/kwakers', naar: '/contact' as const }];
  const moved = movedAddresses({ ...full, site: { ...full.site, oudeAdressen } });
  expect(moved.map(({ from }) => from)).not.toContain('/groepen/kwakers');
});

describe('what is no page of a former site', () => {
  const advice = (van: string, naar = '/lid-worden') => {
    const texts = exampleTexts();
    const { problems = [] } = checkContent({
      ...texts,
      'site.yaml': (texts['site.yaml'] ?? '').replace(
        'van: /inschrijven.html, naar: /lid-worden',
        `van: "${van}", naar: "${naar}"`,
      ),
    });
    return problems.map((problem) => problem.advice);
  };

  test.each([
    ['inschrijven.html', 'schrijf /inschrijven.html'],
    ['https://oud.example/info.html', 'schrijf /info.html'],
    ['/info.htm', 'schrijf /info.html'],
    ['/index.php?id=12', expect.stringContaining('kan alleen je host doorsturen')],
    ['/brief.pdf', expect.stringContaining('kan alleen je host doorsturen')],
    ['/../geheim', expect.anything()],
    ['/caf%C3%A9', 'schrijf /café'],
    ['/100%', expect.anything()],
    ['/%2e%2e/geheim', expect.anything()],
    ['/contact/', expect.stringContaining('haal dit adres weg')],
    ['/index.html', expect.stringContaining('haal dit adres weg')],
    ['/contact/index.html', expect.stringContaining('haal dit adres weg')],
    ['/404.html', expect.stringContaining('haal dit adres weg')],
    ['/beheer/', expect.stringContaining('haal dit adres weg')],
    ['/_next/x', expect.stringContaining('haal dit adres weg')],
    ['/foto-album/index.html', 'haal één van de twee weg'],
    ['/foto-album/', 'haal één van de twee weg'],
  ])('%s › says what to write', (van, expected) => {
    expect(advice(van)).toEqual([expected]);
  });

  test('and where it leads is a page that there is', () => {
    expect(advice('/oud', '/lidworden')).toEqual(['schrijf /lid-worden']);
  });
});
