/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { Problem } from '@/lib/content/problem';
import { readSource } from '@/lib/content/yaml/source';
import { askNetwork, deadLinks } from './links';
import { pageReport, textReport } from './report';

const day = { year: 2026, month: 9, day: 1 };
const outdated: Problem = {
  topic: 'Leiding',
  level: 'must',
  file: 'content/leiding/jongens.yaml',
  line: 12,
  field: 'groepen 1',
  found: 'Wout & <Co> staan er nog',
  advice: 'haal ze weg',
};
const doubtful: Problem = {
  ...outdated,
  topic: 'Kamp en papieren',
  level: 'look',
  found: 'is dit juist?',
};

test('the list counts what must be done and what to look at, each with file, line and advice', () => {
  expect(textReport({ day, problems: [outdated, doubtful], remarks: ['Geen netwerk.'] })).toBe(
    `Bekeken op 1\u00a0september 2026: 1 ding om in orde te brengen, 1 om na te kijken.

KAMP EN PAPIEREN

content/leiding/jongens.yaml, regel 12, veld groepen 1
  kijk na: is dit juist?
  doe dit:  haal ze weg

LEIDING

content/leiding/jongens.yaml, regel 12, veld groepen 1
  Wout & <Co> staan er nog
  doe dit:  haal ze weg

Geen netwerk.`,
  );
});

test('an up-to-date year has one sentence', () => {
  expect(textReport({ day, problems: [], remarks: [] })).toBe(
    'Bekeken op 1\u00a0september 2026: alles is van dit werkjaar.',
  );
});

test('the page to print has a box to tick for each problem and escapes the content', () => {
  const page = pageReport({ day, problems: [outdated], remarks: [] });
  expect(page).toContain('<input type="checkbox"><strong>Wout &amp; &lt;Co> staan er nog</strong>');
  expect(page).toContain('content/leiding/jongens.yaml, regel 12, veld groepen 1');
  expect(page).not.toMatch(/src=|href=|<script/);
});

describe('links to other sites', () => {
  const { source } = readSource(
    'content/home.yaml',
    'a: "[weg](https://weg.be/x) en [goed](https://goed.be)"\nb: https://dicht.be\nc: https://voorbeeld.example\nsiteAdres: https://ons.be\n',
  );
  const sources = source ? { home: source } : {};
  const answers: Record<string, number> = {
    'https://weg.be/x': 404,
    'https://goed.be': 200,
    'https://dicht.be': 403,
  };

  test('that are dead are reported with their line; not those that refuse, are examples or our own', async () => {
    const asked: string[] = [];
    const dead = await deadLinks({ sources }, async (address) => {
      asked.push(address);
      return answers[address] ?? 'no-host';
    });
    expect(dead?.map(({ line, found }) => [line, found])).toEqual([
      [1, 'https://weg.be/x bestaat niet meer'],
    ]);
    expect(asked.sort()).toEqual(Object.keys(answers).sort());
  });

  test('whose host does not resolve are dead, as long as another one answers', async () => {
    const ask = async (address: string) => (address === 'https://goed.be' ? 200 : 'no-host');
    expect((await deadLinks({ sources }, ask))?.map(({ line }) => line)).toEqual([1, 2]);
  });

  test('are not reported without a network', async () => {
    expect(await deadLinks({ sources }, async () => 'no-host')).toBeUndefined();
  });

  test('are requested for their status, and one that does not answer throws nothing', async () => {
    const server: Server = createServer((_request, response) => response.writeHead(410).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
    expect(await askNetwork(url)).toBe(410);
    await new Promise((resolve) => server.close(resolve));
    expect(await askNetwork(url)).toBe('no-answer');
  });
});
