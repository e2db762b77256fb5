import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { schemaFiles } from '@/lib/content/schemaFiles';

/** `npm run schemas`: writes anew what code editors know of the content files, after a change of their schemas. */
for (const [file, text] of schemaFiles()) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log('De schema’s voor code-editors in .vscode zijn bijgewerkt.');
