import { apacheMissing, startApache } from '@/e2e/hosting/apache';
import { ask, text } from '@/e2e/hosting/ask';
import { filesIn } from './finish/files';
import { siteHost } from './finish/siteHost';
import { type Answers, judge, total, type Verdict } from './observatory';

/**
 * `npm run grade` grades `out/` as a real Apache serves it; `npm run grade -- https://www.group.example` the site that is
 * online. Ends with status 1 when a page stays below A+.
 */
async function main(address: string | undefined): Promise<void> {
  const paths = filesIn('out')
    .filter((file) => /^([^_/]+\/)?index\.html$/.test(file) && !file.startsWith('404'))
    .map((file) => `/${file.replace('index.html', '')}`);
  if (paths.length === 0) throw new Error('there is no site in out/: npm run build');
  const graded = address ? await online(address, paths) : await onApache(paths);

  const [first] = graded;
  if (first) print(first.verdicts);
  for (const { path, verdicts } of graded) {
    const { score, grade } = total(verdicts);
    console.log(`${grade.padEnd(3)}${String(score).padStart(4)}  ${path}`);
    if (grade !== 'A+') process.exitCode = 1;
  }
}

type Graded = { path: string; verdicts: Verdict[] }[];

/** The finished folder on Apache; that the request came over https is said the way a host's proxy says it. */
async function onApache(paths: string[]): Promise<Graded> {
  const reason = apacheMissing();
  if (reason)
    throw new Error(`${reason}; or give the address of the site: npm run grade -- https://www.group.example`);
  const host = siteHost('content');
  const server = await startApache('out');
  try {
    const graded: Graded = [];
    for (const path of paths) {
      const secure = await ask(server.url, path, { headers: { Host: host, 'X-Forwarded-Proto': 'https' } });
      if (secure.status !== 200) throw new Error(`${path} is answered with ${secure.status}`);
      const plain = await ask(server.url, path, { headers: { Host: host } });
      const headers = Object.fromEntries(
        Object.entries(secure.headers).map(([name, value]) => [name, String(value)]),
      );
      const answers: Answers = {
        host,
        secure: { headers, html: text(secure) },
        plain: { status: plain.status, location: plain.headers.location },
      };
      graded.push({ path, verdicts: judge(answers) });
    }
    return graded;
  } finally {
    await server.close();
  }
}

async function online(address: string, paths: string[]): Promise<Graded> {
  const { host } = new URL(address);
  const graded: Graded = [];
  for (const path of paths) {
    const secure = await fetch(`https://${host}${path}`);
    const plain = await fetch(`http://${host}${path}`, { redirect: 'manual' });
    const answers: Answers = {
      host,
      secure: { headers: Object.fromEntries(secure.headers), html: await secure.text() },
      plain: { status: plain.status, location: plain.headers.get('location') ?? undefined },
    };
    graded.push({ path, verdicts: judge(answers) });
  }
  return graded;
}

function print(verdicts: Verdict[]): void {
  const width = Math.max(...verdicts.map(({ check }) => check.length));
  for (const { check, sent, points } of verdicts) {
    console.log(`${check.padEnd(width)}  ${(points > 0 ? `+${points}` : `${points}`).padStart(3)}  ${sent}`);
  }
  console.log('');
}

main(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
