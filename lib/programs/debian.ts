import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes sure that programs are there, by a file of each and the Debian package that brings it. Debian as root installs
 * what is missing, without starting its service; anywhere else the reason is returned, as a sentence.
 */
export function missingPrograms(packages: Readonly<Record<string, string>>): string | undefined {
  const missing = () => Object.entries(packages).filter(([file]) => !exists(file));
  const wanted = missing().map(([, name]) => name);
  if (wanted.length === 0) return undefined;
  const which = wanted.join(' ');
  if (process.getuid?.() !== 0 || !exists('/usr/bin/apt-get')) {
    return `missing: install the Debian packages ${which} (as root the tests do it themselves)`;
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  // one after the other: two that install at a time refuse each other
  const apt = (...args: string[]) =>
    execFileSync('flock', [join(tmpdir(), 'apt-get.lock'), 'apt-get', ...args], { env, stdio: 'ignore' });
  try {
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', ...wanted);
  } catch (error) {
    return `installing ${which} failed: ${String(error)}`;
  }
  const [absent] = missing();
  return absent && `${absent[1]} is installed, but has no ${absent[0]}`;
}

function exists(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
