/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Fixture } from '@/pipeline/check/fixture';

jest.setTimeout(60_000); // a busy machine is no failure

let fixture: Fixture;
beforeAll(async () => {
  fixture = await Fixture.create();
});
afterEach(() => fixture.restore());
afterAll(() => fixture.dispose());

function controle(...args: string[]) {
  const project = process.cwd();
  return spawnSync(
    process.execPath,
    [
      path.join(project, 'node_modules/tsx/dist/cli.mjs'),
      '--tsconfig',
      path.join(project, 'tsconfig.json'),
      path.join(project, 'scripts/controle.ts'),
      ...args,
    ],
    { cwd: fixture.root, encoding: 'utf8' },
  );
}

test('good content › exit code 0, a summary and the examples that are left as a remark', () => {
  const { status, stdout, stderr } = controle();
  expect(stderr).toBe('');
  expect(stdout).toContain('De inhoud is in orde: 9 bestanden, 89 foto’s en 49 documenten nagekeken.');
  expect(stdout).toContain('content/site.yaml, regel 17, veld email: info@deklaproos.example');
  expect(status).toBe(0);
});

test('a mistake › exit code 1 and the report', () => {
  fixture.edit('content/site.yaml', 'lidgeld: 40', 'lidgeld: 40 euro');
  const { status, stderr } = controle();
  expect(stderr).toContain('content/site.yaml, regel 28, veld werking › lidgeld');
  expect(status).toBe(1);
});

test('a photo that breaks after it was found good › exit code 1, until it is whole again', () => {
  expect(controle().status).toBe(0);
  fixture.write('content/fotos/leiding/j01.jpg', 'geen foto');
  for (const { status, stderr } of [controle(), controle()]) {
    expect(stderr).toContain('leiding/j01.jpg, een tekstbestand dat begint met “geen foto”');
    expect(status).toBe(1);
  }
  fixture.restore();
  expect(controle().status).toBe(0);
});

test('for publishing, examples that are left › exit code 1', () => {
  const { status, stderr } = controle('--publiceren');
  expect(stderr).toContain('Zo kan de site nog niet online.');
  expect(status).toBe(1);
});
