import { parseArgs } from 'node:util';
import { papers, writePapers } from './documents/papers';

/**
 * The example papers of the camp page: one PDF for every paper that content/documenten.yaml names.
 * Only what is missing or made by this script before is written: a real form that the group put there stays.
 *
 *   tsx scripts/documents.ts [--content content] [--out public/documents]
 */
async function main() {
  const { values } = parseArgs({
    options: {
      content: { type: 'string', default: 'content' },
      out: { type: 'string', default: 'public/documents' },
    },
  });
  const { written, unchanged, kept } = await writePapers(papers(values.content), values.out);
  console.log(
    `Documenten: ${written.length} geschreven, ${unchanged.length} al in orde, ${kept.length} van jullie zelf behouden.`,
  );
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
