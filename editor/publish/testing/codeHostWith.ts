import { codeHost } from '@/editor/publish/codeHost';
import type { Texts } from '@/lib/content/check/sources';
import { startCodeHost, type TestHost } from './codeHost';

/** For the tests of a file: a code host with these texts and other files, on the branch again before each test; what tests upload stays. */
export function codeHostWith(texts: Texts, others: Readonly<Record<string, string>>) {
  let there: TestHost;
  beforeAll(async () => {
    const content = Object.entries(texts).map(([name, text]) => [`content/${name}`, text]);
    there = await startCodeHost({ ...Object.fromEntries(content), ...others });
  });
  beforeEach(() => there.reset());
  afterAll(() => there.stop());

  const host = () => codeHost(there.access, there);
  const filesNow = async () => host().files(await host().head());
  /** The bytes of a file, by its path from the project folder; none when it is not there. */
  async function bytesNow(path: string): Promise<Uint8Array> {
    const hash = (await filesNow()).get(path);
    return hash === undefined ? new Uint8Array() : host().read(hash);
  }
  const textNow = async (path: string) => new TextDecoder().decode(await bytesNow(path));
  return { host, filesNow, bytesNow, textNow };
}
