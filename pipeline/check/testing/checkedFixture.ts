import { Fixture } from '@/e2e/groups/fixture';
import { report } from '@/lib/content/problem';
import type { GoodPhotos } from '@/pipeline/check/attachments';
import { type LoadedContent, load } from '@/pipeline/check/load';

/** A fixture whose content is checked as a build does. */
export class CheckedFixture extends Fixture {
  private readonly goodPhotos: GoodPhotos = {};

  /** Checks the content, with a cache of valid photos. */
  load(): Promise<LoadedContent> {
    return load(this, this.goodPhotos);
  }

  /** The report without its heading; empty when the content is valid. */
  async messages(): Promise<string> {
    const { problems } = await this.load();
    return problems ? report(problems).split('\n\n').slice(1).join('\n\n') : '';
  }
}
