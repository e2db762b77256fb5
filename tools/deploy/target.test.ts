/** @jest-environment node */
import { readTarget } from './target';

const PASSWORD = { DEPLOY_PASSWORD: 'geheim' };

test.each([
  [
    'sftp://scout@host.be:2222/www',
    { protocol: 'sftp', host: 'host.be', port: 2222, user: 'scout', folder: '/www' },
  ],
  ['sftp://scout@host.be/~/www/', { port: 22, folder: 'www' }],
  ['ftps://site@groep.be@ftp.host.be', { protocol: 'ftps', user: 'site@groep.be', port: 21, folder: '.' }],
  ['ftps://scout@host.be:990/mijn%20site', { port: 990, folder: '/mijn site' }],
])('%s › is understood', (url, expected) => {
  expect(readTarget({ DEPLOY_URL: url, ...PASSWORD })).toMatchObject(expected);
});

test.each([
  [undefined, 'DEPLOY_URL ontbreekt'],
  ['host.be/www', 'DEPLOY_URL is geen adres'],
  ['ftp://scout@host.be/www', 'stuurt je wachtwoord leesbaar over het internet'],
  ['https://scout@host.be/www', 'alleen met sftp:// of ftps://'],
  ['sftp://host.be/www', 'ontbreekt de gebruiker'],
])('%s › is refused with the reason', (url, message) => {
  expect(() => readTarget({ DEPLOY_URL: url, ...PASSWORD })).toThrow(message);
});

test('a host key as hosts and panels show it › is understood', () => {
  const key = 'AbCdEf0123456789AbCdEf0123456789AbCdEf01234';
  for (const written of [`SHA256:${key}`, key, `${key}=`, `sha256:${key}`, ` ${key}\n`]) {
    const { hostKeys } = readTarget({
      DEPLOY_URL: 'sftp://scout@host.be/www',
      DEPLOY_HOST_KEY: written,
      ...PASSWORD,
    });
    expect(hostKeys).toEqual([`SHA256:${key}`]);
  }
});

test('a host key of the old kind › the message names the one to ask for', () => {
  const old = Array.from({ length: 16 }, () => 'a0').join(':');
  const settings = { DEPLOY_URL: 'sftp://scout@host.be/www', DEPLOY_HOST_KEY: old, ...PASSWORD };
  expect(() => readTarget(settings)).toThrow('van de oude soort (MD5)');
});

test('a password in the address › is refused without repeating it', () => {
  expect(() => readTarget({ DEPLOY_URL: 'sftp://scout:klepel@host.be/www' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('klepel') }),
  );
});

test('no password and no key › asks for one', () => {
  expect(() => readTarget({ DEPLOY_URL: 'sftp://scout@host.be/www' })).toThrow('DEPLOY_PASSWORD (of het pad');
});
