/** @jest-environment node */
import sharp from 'sharp';
import { sharedTags, wrongIcons } from './tags';
import { exampleExport, html } from './testing/exampleExport';

const page = (title: string) => html({}).replace('<title>Titel<', `<title>${title}<`);

test('reports two pages with one title, with the fields that hold it', () => {
  const site = exampleExport(
    {
      'index.html': page('Welkom'),
      'contact/index.html': page('Contact'),
      'bivak/index.html': page('Welkom'),
    },
    { 'content/home.yaml': 'titel: Welkom', 'content/bivak.yaml': 'titel: Welkom' },
  );
  expect(sharedTags(site)).toEqual([
    {
      file: '/bivak/',
      found: 'dezelfde titel als /: Welkom',
      advice: 'geef elke pagina een eigen tekst',
      places: [
        { file: 'content/home.yaml', line: 1, field: 'titel' },
        { file: 'content/bivak.yaml', line: 1, field: 'titel' },
      ],
    },
  ]);
});

test('reports an icon that a group replaced by one of another size', async () => {
  const manifest = JSON.stringify({ name: 'Groep', icons: [{ src: '/icons/a.png', sizes: '180x180' }] });
  const problems = async (side: number) => {
    const icon = sharp({ create: { width: side, height: side, channels: 3, background: '#d3213a' } }).png();
    return wrongIcons(
      exampleExport({ 'manifest.webmanifest': manifest, 'icons/a.png': await icon.toBuffer() }),
    );
  };
  expect(await problems(180)).toEqual([]);
  expect(await problems(64)).toEqual([
    {
      file: '/icons/a.png',
      found: 'een icoon van 64 × 64; het hoort 180 × 180 te zijn',
      advice: 'zet een icoon van die grootte in public/icons/a.png',
    },
  ]);
});
