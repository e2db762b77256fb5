import { existsSync } from 'node:fs';
import { serveEditor } from '@/editor/local/server';
import { editorPath } from '@/lib/pages/editor';
import { run, typescript } from '@/lib/programs/programs';
import { makePhotos } from '@/pipeline/photos/photos';
import { failed } from './failed';

/**
 * `npm run bewerk`: the editor of the site on this computer, on the files of the project, until Ctrl-C. PORT chooses another port
 * than 3000; when it is in use, the next free one.
 */
async function main() {
  const { code } = await run(typescript('scripts/build.ts'));
  if (code !== 0 && !existsSync(`out${editorPath}index.html`)) {
    return failed(
      '\nZonder site is er geen editor: zet recht wat hierboven staat, en doe npm run bewerk opnieuw.',
      code,
    );
  }
  const { url } = await serveEditor({
    root: '.',
    port: Number(process.env.PORT ?? 3000),
    onPhotos: () => void makePhotos('.cache/photos/site'),
  });
  console.log(
    [
      `\nDe editor: ${url}${editorPath}`,
      'Wat je daar bewaart, staat meteen in de mappen content en public/documents. Klaar? Doe dan npm run nakijken en npm run deploy.',
      'Stoppen doe je met Ctrl-C.',
    ].join('\n'),
  );
}

main();
