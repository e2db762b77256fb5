/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deploy, foldersIn } from './testing/deploy';
import { siteOf, writeSite } from './testing/site';

// Nothing listens there: a deploy that is not refused before it connects says so.
const ENV = {
  DEPLOY_URL: 'sftp://scout@127.0.0.1:1/www',
  DEPLOY_PASSWORD: 'geheim-woord',
  DEPLOY_HOST_KEY: 'SHA256:x',
};

let base: string;
let site: string;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'deploy-'));
  site = foldersIn(base).site;
  mkdirSync(foldersIn(base).content);
  writeSite(site, siteOf('1'));
});
afterEach(() => rmSync(base, { recursive: true }));

const refused = async (changes?: Parameters<typeof deploy>[2]) => {
  const { code, output } = await deploy(base, ENV, changes);
  expect(code).toBe(1);
  expect(output).not.toContain('Verbinden met');
  return output;
};

test('a check of the content that finds examples › shows each of them and refuses', async () => {
  const says =
    "console.log('content/site.yaml, regel 3: info@groep.example is nog een voorbeeld'); process.exit(1)";
  const output = await refused({ contentCheck: [process.execPath, '-e', says] });
  expect(output).toContain('content/site.yaml, regel 3: info@groep.example is nog een voorbeeld');
  expect(output).toContain('Er is niets gepubliceerd: de controle van de inhoud vond wat hierboven staat.');
});

test('a check of the content that cannot run › refuses', async () => {
  expect(await refused({ contentCheck: [join(base, 'bestaat-niet')] })).toContain('Er is niets gepubliceerd');
});

test('no build › says which command makes one', async () => {
  rmSync(site, { recursive: true });
  expect(await refused()).toContain('Voer eerst npm run build uit.');
});

test.each(['404.html', '.htaccess', 'index.html'])('a build without %s › is not complete', async (name) => {
  rmSync(join(site, name));
  expect(await refused()).toContain(`${name} ontbreekt`);
});

test('a page that names a file that is not there › names both', async () => {
  writeFileSync(
    join(site, 'bivak/index.html'),
    '<script data-late="/d.js"></script><img srcset="data:image/webp;base64,UklG/Rj4= 7w, /fotos/a%20b.webp 1x, /fotos/c.webp 2x" alt="">',
  );
  const output = await refused();
  expect(output).toContain('bivak/index.html gebruikt fotos/a b.webp');
  expect(output).toContain('bivak/index.html gebruikt fotos/c.webp');
  expect(output).toContain('bivak/index.html gebruikt d.js');
  expect(output).not.toMatch(/webp;base64|UklG/);
});

test('content that changed after the build › asks for a new build', async () => {
  const file = join(foldersIn(base).content, 'site.yaml');
  writeFileSync(file, '');
  const later = new Date(Date.now() + 60_000);
  utimesSync(file, later, later);
  expect(await refused()).toContain('De inhoud is gewijzigd nadat de site gebouwd werd.');
});

test.each([
  ['contact/index.html', '<form action="http://127.0.0.1:9099/api">'],
  ['contact/index.html', '<meta content="connect-src http://localhost:4000">'],
  ['_next/static/chunks/mail.js', 'init({origin:"http://127.0.0.1:9099"})'],
])('a build that points to this machine in %s › is named', async (path, text) => {
  writeFileSync(join(site, path), text);
  expect(await refused()).toMatch(new RegExp(`${path}: http://(127.0.0.1|localhost):\\d+`));
});

test('a library that uses a bare http://localhost as a base › is no reason to refuse', async () => {
  writeFileSync(join(site, '_next/static/chunks/lib.js'), 'new URL(path, "http://localhost")');
  const { output } = await deploy(base, ENV);
  expect(output).toContain('Verbinden met');
});

test('a host that does not answer › a clear message without the password', async () => {
  const { code, output } = await deploy(base, ENV);
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
    const { output } = await deploy(base, { ...ENV, ...settings, npm_config_terug: 'true' });
    expect(output).toContain('Verbinden met');
  });

  test('misspelt › publishes nothing', async () => {
    const { code, output } = await deploy(base, { ...ENV, ...settings, npm_config_poref: 'true' });
    expect(code).toBe(1);
    expect(output).toContain('Die opdracht ken ik niet.');
  });
});

test('a message of a library that holds the password › shows dots', async () => {
  const leaks = `console.log('wachtwoord is ' + ${JSON.stringify(ENV.DEPLOY_PASSWORD)}); process.exit(1)`;
  const output = await refused({ contentCheck: [process.execPath, '-e', leaks] });
  expect(output).toContain('wachtwoord is •••');
});
