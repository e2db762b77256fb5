import { createInterface } from 'node:readline/promises';
import { htaccess } from '@/lib/hosting/apache';
import { connect } from './connect';
import { main } from './main';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question, { signal: stop.signal });
  } finally {
    terminal.close();
  }
}

void main({
  args: process.argv.slice(2),
  env: process.env,
  root: '.',
  settings: htaccess,
  connect,
  print: (text) => console.log(text),
  ask: process.stdin.isTTY && process.stdout.isTTY ? ask : undefined,
  isTerminal: process.stdout.isTTY,
  now: () => new Date(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  signal: stop.signal,
}).then((code) => {
  process.exitCode = code;
});
