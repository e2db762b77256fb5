/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gitHash } from '@/editor/media/bytes';
import { codeHost } from './codeHost';
import { HostProblem, isTemporary } from './hostProblem';
import { foreignAccessToken, startCodeHost, type TestHost } from './testing/codeHost';

jest.setTimeout(60_000); // a busy machine is no failure

describe('a project on the code host', () => {
  let there: TestHost;
  beforeAll(async () => {
    there = await startCodeHost({ 'content/site.yaml': 'naam: Groep\n', 'README.md': 'De site' });
  });
  afterAll(() => there.stop());
  const host = () => codeHost(there.access, there);
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  const author = { name: 'Nel', email: 'info@groep.example' };

  test('lists its files, and reads them', async () => {
    const files = await host().files(await host().head());
    expect([...files.keys()].sort()).toEqual(['README.md', 'content/site.yaml']);
    const hash = files.get('content/site.yaml') ?? '';
    expect(hash).toBe(await gitHash(new TextEncoder().encode('naam: Groep\n')));
    expect(text(await host().read(hash))).toBe('naam: Groep\n');
  });

  test('takes a commit with a text and a photo, by its author, and leaves every other file', async () => {
    const parent = await host().head();
    const sha = await host().send(new Uint8Array([0xff, 0xd8, 0xff, 0, 200]));
    const changes = new Map([
      ['content/fotos/nel.jpg', { sha }],
      ['content/site.yaml', { content: 'naam: Bende\n' }],
    ]);
    const commit = await host().commit({ parent, changes, message: 'Nieuwe naam', author });
    expect(await host().head()).toBe(parent);
    await host().moveBranch(commit);
    expect(await host().head()).toBe(commit);
    const files = await host().files(commit);
    expect([...files.keys()].sort()).toEqual(['README.md', 'content/fotos/nel.jpg', 'content/site.yaml']);
    expect([...(await host().read(files.get('content/fotos/nel.jpg') ?? ''))]).toEqual([
      0xff, 0xd8, 0xff, 0, 200,
    ]);
    const [last] = await host().history('content/site.yaml');
    expect(last).toMatchObject({ commit, author: 'Nel', message: 'Nieuwe naam' });
  });

  test('refuses a commit that does not follow the one of the branch', async () => {
    const parent = await host().head();
    const commits = await Promise.all(
      ['een', 'twee'].map((message) =>
        host().commit({ parent, changes: new Map([['x.txt', { content: message }]]), message, author }),
      ),
    );
    await host().moveBranch(commits[0] ?? '');
    await expect(host().moveBranch(commits[1] ?? '')).rejects.toMatchObject({ reason: 'overtaken' });
    expect(await host().head()).toBe(commits[0]);
  });

  test('is asked without the HTTP cache, which may have a former commit of the branch', async () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    await host().head();
    const [[, options] = []] = asked.mock.calls;
    expect(options).toMatchObject({ method: 'GET', cache: 'no-store', signal: expect.any(AbortSignal) });
    asked.mockRestore();
  });

  test('is asked for its default branch when the access names none', async () => {
    const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      const answer = { default_branch: 'trunk', object: { sha: 'abc' } };
      return new Response(JSON.stringify(answer), {
        headers: { 'content-type': 'application/json; charset=utf-8', 'x-url': String(url) },
      });
    });
    const { branch: _main, ...access } = there.access;
    const project = codeHost(access, there);
    await Promise.all([project.head(), project.moveBranch('def')]);
    const addresses = asked.mock.calls.map(
      ([url]) => decodeURIComponent(String(url)).split('/repos/groep/')[1],
    );
    asked.mockRestore();
    expect(addresses).toEqual(['site', 'site/git/ref/heads/trunk', 'site/git/refs/heads/trunk']);
  });

  test('has no runs of a commit without workflows', async () => {
    expect(await host().runs(await host().head())).toEqual([]);
  });

  test('has branches, by the beginning of their names, until they are deleted', async () => {
    const head = await host().head();
    for (const name of ['nieuw', 'nieuw-verslag', 'ander'])
      await there.ask('POST', 'git/refs', { ref: `refs/heads/${name}`, sha: head });
    expect(Object.fromEntries(await host().branches('nieuw'))).toEqual({
      nieuw: head,
      'nieuw-verslag': head,
    });
    await host().deleteBranch('nieuw');
    expect([...(await host().branches('nieuw')).keys()]).toEqual(['nieuw-verslag']);
  });

  test('never ran a workflow that it does not have', async () => {
    await expect(host().lastRun('bijwerken.yml')).rejects.toMatchObject({ reason: 'missing' });
  });

  test('says whether everybody can read the files', async () => {
    expect(await host().isPublic()).toBe(false);
    const open = await startCodeHost({ 'a.txt': 'a' }, { isPublic: true });
    expect(await codeHost(open.access, open).isPublic()).toBe(true);
    await open.stop();
  });

  test('refuses a foreign access token', async () => {
    const stranger = codeHost({ ...there.access, token: foreignAccessToken }, there);
    await expect(stranger.head()).rejects.toMatchObject({ reason: 'rights' });
  });
});

/** The requests that the emulator does not answer. */
describe('a project', () => {
  type Asked = { request: string; body: unknown };
  /** What the code host answers, with its status, by what is asked. */
  async function answeredBy<Result>(
    answers: Record<string, [status: number, body?: object]>,
    use: (host: ReturnType<typeof codeHost>) => Promise<Result>,
  ): Promise<{ result: Result; asked: Asked[] }> {
    const asked: Asked[] = [];
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
      const request = `${options?.method} ${decodeURIComponent(new URL(String(url)).pathname)}`;
      asked.push({ request, body: options?.body && JSON.parse(String(options.body)) });
      const [status, body] = answers[request.replace('/repos/a/b', '')] ?? [404, {}];
      return new Response(body && JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json; charset=utf-8' },
      });
    });
    const access = { owner: 'a', repo: 'b', branch: 'main', token: 't' };
    const result = await use(codeHost(access, { address: 'https://code.example' }));
    fetched.mockRestore();
    return { result, asked };
  }

  test('merges a commit into its branch', async () => {
    const { result, asked } = await answeredBy({ 'POST /merges': [201, { sha: 'c1' }] }, (host) =>
      host.merge('c0', 'Versie 2'),
    );
    expect(result).toBe('c1');
    expect(asked).toEqual([
      {
        request: 'POST /repos/a/b/merges',
        body: { base: 'main', head: 'c0', commit_message: 'Versie 2' },
      },
    ]);
  });

  test('that has the commit already says what its branch is at', async () => {
    const answers: Parameters<typeof answeredBy>[0] = {
      'POST /merges': [204],
      'GET /git/ref/heads/main': [200, { object: { sha: 'c2' } }],
    };
    expect((await answeredBy(answers, (host) => host.merge('c0', 'Versie 2'))).result).toBe('c2');
  });

  test('starts a workflow by an event', async () => {
    const { asked } = await answeredBy({ 'POST /dispatches': [204] }, (host) => host.dispatch('bijwerken'));
    expect(asked).toEqual([{ request: 'POST /repos/a/b/dispatches', body: { event_type: 'bijwerken' } }]);
  });

  test('has the runs of the workflow that publishes, and no others of the same commit', async () => {
    const run = (name: string, conclusion: string) => ({
      head_sha: 'c1',
      path: `.github/workflows/${name}.yml`,
      status: 'completed',
      conclusion,
      html_url: `https://code.example/${name}`,
    });
    const workflow_runs = [run('werkjaar', 'failure'), run('publish', 'success'), run('nacht', 'failure')];
    const answers: Parameters<typeof answeredBy>[0] = { 'GET /actions/runs': [200, { workflow_runs }] };
    const { result } = await answeredBy(answers, (host) => host.runs('c1'));
    expect(result).toEqual([
      { isDone: true, isGood: true, isCancelled: false, address: 'https://code.example/publish' },
    ]);
  });

  test('tells of the last run of a workflow', async () => {
    const run = { id: 7, status: 'completed', conclusion: 'failure', html_url: 'https://code.example/7' };
    const runs = (found: object[]): Parameters<typeof answeredBy>[0] => ({
      'GET /actions/workflows/bijwerken.yml/runs': [200, { workflow_runs: found }],
    });
    const last = (found: object[]) => answeredBy(runs(found), (host) => host.lastRun('bijwerken.yml'));
    expect((await last([run])).result).toEqual({
      id: 7,
      isDone: true,
      isGood: false,
      isCancelled: false,
      address: 'https://code.example/7',
    });
    expect((await last([])).result).toBeUndefined();
  });
});

describe('a failed request', () => {
  let server: Server;
  let answer: { status: number; headers?: Record<string, string>; message?: string } | 'never' | 'late';
  beforeAll((done) => {
    server = createServer((_request, response) => {
      if (answer === 'never') return;
      if (answer === 'late') {
        setTimeout(
          () => response.writeHead(201, { 'content-type': 'application/json' }).end('{"sha":"0a"}'),
          1000,
        );
        return;
      }
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(JSON.stringify({ message: answer.message ?? 'no' }));
    }).listen(0, '127.0.0.1', () => done());
  });
  afterAll((done) => {
    server.closeAllConnections();
    server.close(() => done());
  });
  const hostWithin = (requestTimeout: number) =>
    codeHost(
      { owner: 'a', repo: 'b', branch: 'main', token: 'geheim' },
      { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requestTimeout },
    );
  const problem = async (requestTimeout = 30_000): Promise<HostProblem> => {
    return hostWithin(requestTimeout)
      .moveBranch('0123')
      .then(
        () => Promise.reject(new Error('It was good')),
        (error: unknown) => (error instanceof HostProblem ? error : Promise.reject(error)),
      );
  };

  test.each([
    [401, {}, '', 'Je sleutel werkt niet meer'],
    [403, {}, 'Resource not accessible by personal access token', 'Met deze sleutel mag je niets'],
    [403, { 'x-ratelimit-remaining': '0' }, '', 'Er is vandaag al te veel gevraagd'],
    [429, { 'retry-after': '60' }, '', 'Er is vandaag al te veel gevraagd'],
    [404, {}, 'Not Found', 'is niet te vinden met deze sleutel'],
    [409, {}, 'Conflict', 'Iemand anders zette net iets online'],
    [409, {}, 'Repository rule violations found', 'aanvaardt deze wijziging niet'],
    [422, {}, 'Update is not a fast forward', 'Iemand anders zette net iets online'],
    [422, {}, 'Validation Failed', 'aanvaardt deze wijziging niet'],
    [500, {}, '', 'heeft een storing'],
    [503, {}, '', 'heeft een storing'],
  ])('%i is reported in Dutch, with the draft unchanged', async (status, headers, message, sentence) => {
    answer = { status, headers, message };
    const { message: dutch } = await problem();
    expect(dutch).toContain(sentence);
    expect(dutch).toMatch(/Je wijzigingen staan nog op dit toestel\.$/);
    expect(dutch).not.toContain('geheim');
  });

  test('times out', async () => {
    answer = 'never';
    const late = await problem(200);
    expect(late.message).toContain('antwoordt niet');
    expect(isTemporary(late)).toBe(true);
  });

  test('gives a large file the time that a slow connection needs', async () => {
    answer = 'late';
    await expect(hostWithin(200).send(new Uint8Array(30))).rejects.toMatchObject({ reason: 'slow' });
    await expect(hostWithin(200).send(new Uint8Array(300_000))).resolves.toBe('0a');
  });

  test('reports that there is no connection', async () => {
    const host = codeHost(
      { owner: 'a', repo: 'b', branch: 'main', token: 't' },
      { address: 'http://127.0.0.1:1' },
    );
    await expect(host.head()).rejects.toMatchObject({
      reason: 'offline',
      message: expect.stringContaining('internet'),
    });
  });
});
