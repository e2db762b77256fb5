/** @jest-environment node */
import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { topFolders } from '@/lib/files/files';
import { testFolder } from '@/lib/files/testing/testFolder';
import { htaccess } from '@/lib/hosting/apache';
import { rememberChecked } from './checked';
import { DeployError } from './errors';
import { readSite, sha256 } from './local';
import { readySite } from './ready';
import { deploy, deployTo, foldersIn, NOWHERE } from './testing/deploy';
import { memoryHost } from './testing/memoryHost';
import { siteHtaccess as settingsOfTest, siteOf, writeSite } from './testing/site';

let base: string;
let site: string;

const { at } = testFolder();
beforeEach(() => {
  base = at();
  site = foldersIn(base).site;
  mkdirSync(foldersIn(base).content);
  writeSite(site, siteOf('1'));
});

const refused = async (changes?: Parameters<typeof deploy>[2]) => {
  const { code, output } = await deploy(base, NOWHERE, changes);
  expect(code).toBe(1);
  expect(output).not.toContain('Verbinden met');
  return output;
};

test('a site that was not checked › asks for that', async () => {
  expect(await refused({ checked: false })).toContain('is nog niet nagekeken. Voer npm run nakijken uit');
});

test('what was remembered of a check is broken › asks for a new one', async () => {
  await rememberChecked(base);
  writeFileSync(foldersIn(base).record, '{"version":1,"site":"x"}');
  expect(await refused({ checked: false })).toContain('is nog niet nagekeken');
});

test('a site that changed after the check › is not the one that was checked', async () => {
  await rememberChecked(base);
  writeFileSync(join(site, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  expect(await refused({ checked: false })).toContain('is niet die welke nagekeken is');
});

test('a file that came after the check, hidden ones too › is not the site that was checked', async () => {
  await rememberChecked(base);
  writeFileSync(join(site, '.geheim'), '');
  expect(await refused({ checked: false })).toContain('is niet die welke nagekeken is');
});

test.each(['changed', 'came', 'went'])(
  'content that %s after the check › asks for a new one',
  async (what) => {
    const file = (name: string) => join(foldersIn(base).content, name);
    writeFileSync(file('site.yaml'), 'naam: Groep');
    await rememberChecked(base);
    if (what === 'changed') writeFileSync(file('site.yaml'), 'naam: Andere groep');
    if (what === 'came') writeFileSync(file('nieuw.yaml'), '');
    if (what === 'went') rmSync(file('site.yaml'));
    expect(await refused({ checked: false })).toContain('De inhoud is gewijzigd nadat de site nagekeken is.');
  },
);

test('content that was saved again without a change › is no reason to refuse', async () => {
  const file = join(foldersIn(base).content, 'site.yaml');
  writeFileSync(file, 'naam: Groep');
  await rememberChecked(base);
  const later = new Date(Date.now() + 60_000);
  utimesSync(file, later, later);
  const { output } = await deploy(base, NOWHERE, { checked: false });
  expect(output).toContain('Verbinden met');
});

test.each([
  '.DS_Store',
  '._site.yaml',
  'Thumbs.db',
  'Desktop.ini',
  '.site.yaml.swp',
  'site.yaml~',
  '.#site.yaml',
  '#site.yaml#',
  '.~lock.brief.odt#',
  '~$brief.docx',
])('%s, which a system or an editor left › is no change, and is not sent', async (name) => {
  await rememberChecked(base);
  writeFileSync(join(foldersIn(base).content, name), 'x');
  writeFileSync(join(site, name), 'x');
  const { output } = await deploy(base, NOWHERE, { checked: false });
  expect(output).toContain('Verbinden met');
  expect([...(await readSite(site)).keys()]).not.toContain(name);
});

test('a link in the site that leads nowhere › is named, with what to do', async () => {
  await rememberChecked(base);
  symlinkSync('weg.pdf', join(site, 'documents/2025/nieuw.pdf'));
  expect(await refused({ checked: false })).toContain(
    'documents/2025/nieuw.pdf is een koppeling naar een bestand dat er niet (meer) is. Verwijder ze',
  );
});

test('a link in the content that leads nowhere › is no file', async () => {
  symlinkSync('weg.jpg', join(foldersIn(base).content, 'foto.jpg'));
  await rememberChecked(base);
  expect((await deploy(base, NOWHERE, { checked: false })).output).toContain('Verbinden met');
});

describe('a site that was handed over in a folder', () => {
  const handedOver = () => ({ checked: false, env: { ...NOWHERE, DEPLOY_FROM: site }, settings: htaccess });
  const add = (path: string, text = '') => {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  };
  beforeEach(() => rmSync(join(site, '.htaccess')));

  test('is taken as it is, whatever was made and checked here', async () => {
    writeFileSync(join(foldersIn(base).content, 'site.yaml'), 'naam: Andere groep');
    expect((await deploy(base, NOWHERE, handedOver())).output).toContain('Verbinden met');
  });

  test('gets the settings of this program, for the host name in its robots.txt', async () => {
    add('robots.txt', 'Sitemap: https://www.groep.example/sitemap.xml');
    const { files, contents } = await readySite({ folder: site, settings: htaccess });
    const sent = await contents('.htaccess', files.get('.htaccess')?.hash ?? '');
    expect(sent.toString()).toBe(htaccess('www.groep.example', topFolders(site)));
    expect(files.get('.htaccess')).toEqual({ hash: sha256(sent), size: sent.length });
  });

  const link = (to: string, path: string) => () => symlinkSync(to, join(site, path));
  test.each([
    ['x.php', () => add('x.php', '<?php ?>'), 'x.php mag niet op een host'],
    ['settings', () => add('.htaccess', htaccess('127.0.0.1:1', [])), '.htaccess wordt niet overgenomen'],
    ['settings of a folder', () => add('documents/.htaccess'), 'documents/.htaccess mag niet op een host'],
    ['a link out of the folder', link(tmpdir(), 'weg.html'), 'weg.html is geen gewoon bestand'],
    ['a link to ../', link('../content', 'weg'), 'weg is geen gewoon bestand'],
    ['a file of ../', link('../../geheim', 'geheim.txt'), 'geheim.txt is een koppeling'],
    ['..\\ in a name', () => add('..\\x.html'), 'kan niet op een host'],
    ['no address', () => add('robots.txt', 'User-agent: *'), 'staat niet in haar robots.txt'],
    ['code in its address', () => add('robots.txt', 'Sitemap: https://a"$(x).be/'), 'is geen gewoon adres'],
  ])('with %s › is refused, and nothing is sent', async (_, change, message) => {
    change();
    expect(await refused(handedOver())).toContain(message);
  });
});

test('no build › the message names the command that makes one', async () => {
  rmSync(site, { recursive: true });
  expect(await refused()).toContain('Voer eerst npm run nakijken uit.');
});

test.each(['404.html', 'robots.txt', 'index.html'])('a build without %s › is not complete', async (name) => {
  rmSync(join(site, name));
  expect(await refused()).toContain(`${name} ontbreekt`);
});

test('a host that does not answer › a clear message without the password', async () => {
  const { code, output } = await deploy(base, NOWHERE);
  expect(code).toBe(1);
  expect(output).toMatch(/Ik krijg geen verbinding met 127\.0\.0\.1 op poort 1 .*Je site is heel/);
  expect(output).not.toContain('geheim-woord');
});

test('an unknown option › shows what can be done', async () => {
  expect(await refused({ args: ['--prof'] })).toContain('deploy:proef');
});

describe('a flag without the extra --, which npm keeps to itself', () => {
  const settings = {
    npm_config_user_agent: 'npm',
    npm_config_noproxy: '',
    npm_config_cache: '/x',
    npm_config_tag: 'next',
  };

  test('--terug › goes back, and so needs no build', async () => {
    rmSync(site, { recursive: true });
    const { output } = await deploy(base, { ...NOWHERE, ...settings, npm_config_terug: 'true' });
    expect(output).toContain('Verbinden met');
  });

  test('misspelt › publishes nothing', async () => {
    const { code, output } = await deploy(base, { ...NOWHERE, ...settings, npm_config_poref: 'true' });
    expect(code).toBe(1);
    expect(output).toContain('Die opdracht ken ik niet.');
  });
});

test('a message that holds the password › shows dots', async () => {
  await rememberChecked(base);
  const connect = async () => {
    throw new DeployError(`wachtwoord is ${NOWHERE.DEPLOY_PASSWORD}`);
  };
  expect((await deploy(base, NOWHERE, { connect })).output).toContain('wachtwoord is •••');
});

describe('on a host', () => {
  let host: ReturnType<typeof memoryHost>;
  beforeEach(async () => {
    host = memoryHost();
    expect(await deployTo(host, base)).toMatchObject({ code: 0 });
  });

  test('--proef that npm took, for want of a -- › changes nothing', async () => {
    writeSite(site, siteOf('2'));
    const before = new Map(host.files);
    const { acts } = host;
    const { code, output } = await deployTo(host, base, { env: { ...NOWHERE, npm_config_proef: 'true' } });
    expect(code).toBe(0);
    expect(output).toContain('Dit was een proef: er is niets veranderd.');
    expect(host.files).toEqual(before);
    expect(host.acts).toBe(acts);
  });

  test('--terug without a previous version › reports it and changes nothing', async () => {
    const before = new Map(host.files);
    const { acts } = host;
    const { code, output } = await deployTo(host, base, { args: ['--terug'] });
    expect(code).toBe(1);
    expect(output).toContain('Er staat geen vorige versie op de host');
    expect(host.files).toEqual(before);
    expect(host.acts).toBe(acts);
  });

  test('a file of ours that somebody changed there › it is reported and preserved', async () => {
    host.files.set('bivak/index.html', Buffer.from('van het hostingbedrijf'));
    writeSite(site, siteOf('2'));
    const { code, output } = await deployTo(host, base);
    expect(code).toBe(1);
    expect(output).toContain('  - bivak/index.html: is op de host door iemand anders gewijzigd');
    expect(String(host.files.get('bivak/index.html'))).toBe('van het hostingbedrijf');
  });

  test('lines that its panel adds to .htaccess › are reported and preserved, by a deploy and by a roll-back', async () => {
    const withLinesOfHost = (text: string) => `${text}# van het hostingbedrijf\n`;
    const changed = settingsOfTest.replace('-Indexes', '+Indexes');
    host.files.set('.htaccess', Buffer.from(withLinesOfHost(settingsOfTest)));
    writeSite(site, { ...siteOf('2'), htaccess: changed });
    const { code, output } = await deployTo(host, base);
    expect(output).toContain(
      'In .htaccess staan ook regels van je host zelf. Die zijn gebleven:\n  | # van het hostingbedrijf',
    );
    expect(code).toBe(0);
    expect(String(host.files.get('.htaccess'))).toBe(withLinesOfHost(changed));
    expect(await deployTo(host, base, { args: ['--terug'] })).toMatchObject({ code: 0 });
    expect(String(host.files.get('.htaccess'))).toBe(withLinesOfHost(settingsOfTest));
  });
});
