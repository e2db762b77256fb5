import { checkContent, ownFolders } from '@/pipeline/check/check';
import { failed } from './failed';

/**
 * `npm run controle`: checks the content without building the site. Exit code 1 when something has to be put
 * right. With `--publiceren`, values that are still an example count too.
 */
async function main() {
  const forPublishing = process.argv.includes('--publiceren');
  const { problems, remarks } = await checkContent({ ...ownFolders, forPublishing });
  if (remarks) console.log(remarks);
  if (problems) failed(problems);
}

main();
