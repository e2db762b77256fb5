import { checkContent } from '@/pipeline/check/check';

/**
 * `npm run controle`: checks the content without building the site. Exit code 1 when something has to be put
 * right. With `--publiceren`, values that are still an example count too.
 */
async function main() {
  const { problems, remarks } = await checkContent({
    contentDir: 'content',
    publicDir: 'public',
    cacheFile: '.cache/controle.json',
    forPublishing: process.argv.includes('--publiceren'),
  });
  if (remarks) console.log(remarks);
  if (!problems) return;
  console.error(problems);
  process.exitCode = 1;
}

main();
