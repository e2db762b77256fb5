/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORE } from './manifest';
import { madeOfIn } from './replace';
import { deployTo, foldersIn } from './testing/deploy';
import { memoryHost } from './testing/memoryHost';
import { siteHtaccess, siteOf, writeSite } from './testing/site';

jest.setTimeout(120_000); // a busy machine is no failure

let base: string;
let host: ReturnType<typeof memoryHost>;

beforeEach(() => {
  base = mkdtempSync(join('.cache', 'deploy-'));
  writeSite(foldersIn(base).site, siteOf('one'));
  host = memoryHost();
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const home = () => host.files.get('index.html')?.toString();
const publish = (env: Record<string, string> = {}, changes: Parameters<typeof deployTo>[2] = {}) =>
  deployTo(host, base, { ...changes, moreEnv: env });

describe('a host with a site that this program did not put there', () => {
  beforeEach(() => {
    host.files.set('index.php', Buffer.from('<?php ?><title>Voetbalclub De Bal</title>'));
    host.files.set('wp-login.php', Buffer.from('<?php'));
  });

  test('is left as it is, with what was found and the line to add', async () => {
    const { code, output } = await publish();
    expect(code).toBe(1);
    expect(output).toContain('Haar titel: “Voetbalclub De Bal”.');
    expect(output).toContain('In haar map: index.php, wp-login.php.');
    expect(home()).toBeUndefined();
    const [, sign = ''] = /DEPLOY_REPLACE: "(\w+)"/.exec(output) ?? [];

    expect(await publish({ DEPLOY_REPLACE: 'iets' })).toMatchObject({ code: 1 });
    expect(await publish({ DEPLOY_REPLACE: sign })).toMatchObject({ code: 0 });
    expect(home()).toContain('home one');
    expect(await publish()).toMatchObject({ code: 0 }); // it is ours from now on
  });

  test('is replaced for who says so at the terminal, and for nobody else', async () => {
    const questions: string[] = [];
    const ask = (answer: string) => async (question: string) => {
      questions.push(question);
      return answer;
    };
    expect(await publish({}, { ask: ask('nee') })).toMatchObject({ code: 1 });
    expect(home()).toBeUndefined();
    expect(await publish({}, { ask: ask('Ja') })).toMatchObject({ code: 0 });
    expect(questions).toHaveLength(2);
    expect(questions[0]).toContain('Voetbalclub De Bal');
  });
});

test('a site of this program with another address is that of another group', async () => {
  writeSite(foldersIn(base).site, { ...siteOf('theirs'), origin: 'http://127.0.0.1:2' });
  expect(await publish()).toMatchObject({ code: 0 });
  writeSite(foldersIn(base).site, siteOf('ours'));
  const { code, output } = await publish();
  expect(code).toBe(1);
  expect(output).toContain('Op de host staat de site van een ander adres: http://127.0.0.1:2.');
  expect(home()).toContain('home theirs');
});

describe('the page that says that a site comes here', () => {
  const placeholder = () =>
    writeFileSync(
      join(foldersIn(base).site, 'robots.txt'),
      'User-agent: *\nDisallow: /\n\nSitemap: http://127.0.0.1:1/sitemap.xml\n',
    );

  test('is put on an empty host, and makes way for the site', async () => {
    placeholder();
    expect(await publish()).toMatchObject({ code: 0 });
    writeSite(foldersIn(base).site, siteOf('begun'));
    expect(await publish()).toMatchObject({ code: 0 });
    expect(home()).toContain('home begun');
  });

  test('never takes the place of a site', async () => {
    expect(await publish()).toMatchObject({ code: 0 });
    writeSite(foldersIn(base).site, siteOf('reset'));
    placeholder();
    const { code, output } = await publish();
    expect(code).toBe(1);
    expect(output).toContain('Zet de inhoud van jullie groep terug'.replace('Zet', 'zet'));
    expect(home()).toContain('home one');
  });
});

describe('a site of an older commit', () => {
  const madeOf = (commit: string, at: string) => ({
    DEPLOY_FROM: foldersIn(base).site,
    DEPLOY_COMMIT: commit.repeat(40),
    DEPLOY_COMMIT_AT: at,
  });
  const version = (name: string) => {
    writeSite(foldersIn(base).site, siteOf(name));
    rmSync(join(foldersIn(base).site, '.htaccess')); // as it is handed over
  };
  const settings = () => siteHtaccess;

  test('takes the place of a newer one only when told', async () => {
    version('new');
    expect(await publish(madeOf('b', '2026-11-20T12:00:00+01:00'), { settings })).toMatchObject({ code: 0 });
    version('old');
    const { code, output } = await publish(madeOf('a', '2026-11-19T12:00:00+01:00'), { settings });
    expect(code).toBe(1);
    expect(output).toContain(
      'een nieuwere versie (bbbbbbb van 2026-11-20) dan deze (aaaaaaa van 2026-11-19)',
    );
    expect(home()).toContain('home new');
    const told = await publish(madeOf('a', '2026-11-19T12:00:00+01:00'), { settings, args: ['--ouder'] });
    expect(told).toMatchObject({ code: 0 });
    expect(home()).toContain('home old');
  });

  test('after going back, the version before is no reason to refuse', async () => {
    version('one');
    await publish(madeOf('a', '2026-11-19T12:00:00+01:00'), { settings });
    version('two');
    await publish(madeOf('b', '2026-11-20T12:00:00+01:00'), { settings });
    expect(await publish({}, { args: ['--terug'] })).toMatchObject({ code: 0 });
    expect(host.files.has(STORE.madeOf)).toBe(false);
    version('three');
    expect(await publish(madeOf('a', '2026-11-19T12:00:00+01:00'), { settings })).toMatchObject({ code: 0 });
  });
});

test('what a site was made of comes from git in the project, and from the workflow for one that was handed over', () => {
  const git = () => `${'c'.repeat(40)} 2026-11-21T09:00:00+01:00`;
  expect(madeOfIn({}, git)).toEqual({ commit: 'c'.repeat(40), at: '2026-11-21T09:00:00+01:00' });
  expect(madeOfIn({ DEPLOY_FROM: 'x' }, git)).toBeUndefined();
  expect(madeOfIn({}, () => '')).toBeUndefined(); // a project without git
});
