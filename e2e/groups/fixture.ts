import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { filesIn } from '@/lib/files/files';
import { groupFolder } from './exampleGroup';
import { makeNamedFiles } from './namedFiles';

/** For tests: the content of the full example group in a temporary folder, with a tiny photo or PDF for each file that it names. */
export class Fixture {
  readonly root = mkdtempSync(path.join(tmpdir(), 'inhoud-'));
  readonly contentDir = path.join(this.root, 'content');
  readonly publicDir = path.join(this.root, 'public');
  private readonly originals = new Map<string, Buffer | undefined>();

  /** Fills the folder. */
  async fill(): Promise<void> {
    cpSync(path.join(groupFolder('full'), 'content'), this.contentDir, { recursive: true });
    const jpeg = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#1f5138' } })
      .jpeg()
      .toBuffer();
    await makeNamedFiles(this.root, async () => jpeg);
  }

  /** Writes a file, by its path from the project folder, and makes its folders. */
  write(file: string, content: string | Buffer): void {
    this.saveOriginal(file);
    mkdirSync(path.dirname(this.at(file)), { recursive: true });
    writeFileSync(this.at(file), content);
  }

  read(file: string): string {
    return readFileSync(this.at(file), 'utf8');
  }

  /** Removes a file or a folder. */
  remove(file: string): void {
    if (/\.\w+$/.test(file)) this.saveOriginal(file);
    else for (const one of filesIn(this.at(file))) this.saveOriginal(`${file}/${one}`);
    rmSync(this.at(file), { recursive: true });
  }

  /** Replaces a text in a file once. @throws Error when the file does not contain it */
  edit(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    this.write(
      file,
      text.replace(from, () => to),
    );
  }

  /** Undoes all changes since `fill`. */
  restore(): void {
    for (const [file, bytes] of [...this.originals]) {
      if (bytes) this.write(file, bytes);
      else rmSync(this.at(file), { force: true });
    }
    this.originals.clear();
  }

  dispose(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** The path of a file of the fixture. */
  at(file: string): string {
    return path.join(this.root, file);
  }

  private saveOriginal(file: string): void {
    if (this.originals.has(file)) return;
    this.originals.set(file, existsSync(this.at(file)) ? readFileSync(this.at(file)) : undefined);
  }
}

/** Prepares a fixture for the tests of a file or block: restored after each of them, removed at the end. */
export function testFixture<One extends Fixture>(fixture: One): One {
  jest.setTimeout(60_000); // a busy machine is no failure
  beforeAll(() => fixture.fill());
  afterEach(() => fixture.restore());
  afterAll(() => fixture.dispose());
  return fixture;
}
