import { checkProject, ownFolders } from '@/pipeline/check/check';
import { failed } from './failed';

/** `npm run controle`: checks the content without building the site. Exit code 1 when something has to be put right. */
async function main() {
  const { problems, remarks } = await checkProject(ownFolders);
  if (remarks) console.log(remarks);
  if (problems) failed(problems);
}

main();
