/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type AuthContext, Server, utils } from 'ssh2';
import { connectSftp } from './sftpHost';
import type { Target } from './target';

const ed25519 = utils.generateKeyPairSync('ed25519');
const rsa = utils.generateKeyPairSync('rsa', { bits: 2048 });

const fingerprint = ({ public: key }: { public: string }) =>
  `SHA256:${createHash('sha256')
    .update(Buffer.from(key.split(' ')[1] ?? '', 'base64'))
    .digest('base64')
    .replace(/=+$/, '')}`;

let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

/** A server with an SFTP session and no files. @param ask how it lets in */
async function start(ask: (login: AuthContext) => void): Promise<Target> {
  const server = new Server({ hostKeys: [ed25519.private, rsa.private] }, (client) => {
    client
      .on('error', () => {})
      .on('authentication', ask)
      .on('session', (accept) => accept().on('sftp', (open) => open()));
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    protocol: 'sftp',
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    user: 'leiding',
    folder: 'www',
    password: 'geheim',
    key: null,
    keyPassphrase: null,
    hostKeys: [fingerprint(ed25519)],
    ca: null,
  };
}

const byPassword = (login: AuthContext) =>
  login.method === 'password' && login.password === 'geheim' ? login.accept() : login.reject(['password']);

const byQuestion = (login: AuthContext) =>
  login.method === 'keyboard-interactive'
    ? login.prompt([{ prompt: 'Wachtwoord: ', echo: false }], ([answer]) =>
        answer === 'geheim' ? login.accept() : login.reject(),
      )
    : login.reject(['keyboard-interactive']);

test('a host that asks for the password as a question gets it', async () => {
  const host = await connectSftp(await start(byQuestion));
  await host.close();
});

test('a wrong answer to the question is a refused login', async () => {
  const target = await start(byQuestion);
  await expect(connectSftp({ ...target, password: 'fout' })).rejects.toMatchObject({ problem: 'login' });
});

test.each([
  ['ed25519', ed25519],
  ['RSA', rsa],
])('a host with two keys of which the %s one is known is trusted', async (_, key) => {
  const host = await connectSftp({ ...(await start(byPassword)), hostKeys: [fingerprint(key)] });
  await host.close();
});

test('a host of which no key is known is sent nothing, and the message has the key that it shows first', async () => {
  const logins: string[] = [];
  const target = await start((login) => {
    logins.push(login.method);
    byPassword(login);
  });
  await expect(connectSftp({ ...target, hostKeys: ['SHA256:van-een-andere-host'] })).rejects.toMatchObject({
    problem: 'untrusted',
    message: expect.stringContaining(fingerprint(ed25519)),
  });
  expect(logins).toEqual([]);
});
