import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@/lib/content/problem';

/** Reports a drawing of the group's own sign that cannot be shown, or that has another name than the site looks for. */
export async function signProblems(publicDir: string): Promise<Problem[]> {
  const folder = path.join(publicDir, 'icons');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^teken\.\w+$/i.test(file)) : [];
  const file = files.find((one) => one === 'teken.svg') ?? files[0];
  if (!file) return [];
  const found = await unfit(path.join(folder, file));
  if (!found && file === 'teken.svg') return [];
  return [
    {
      file: `public/icons/${file}`,
      found: found ?? `een tekening met de naam ${file}`,
      expected:
        'een eenvoudige tekening met de naam teken.svg, hoogstens 20 kB: zonder foto, script of verwijzing naar buiten',
      advice: found
        ? 'bewaar het als eenvoudige svg, of wis het bestand en kies er een van ons (veld teken in content/site.yaml)'
        : 'geef het bestand de naam teken.svg, met kleine letters',
    },
  ];
}

async function unfit(file: string): Promise<string | undefined> {
  const { cleanedSign } = await import('@/lib/theme/cleanedSign');
  return cleanedSign(readFileSync(file, 'utf8')).found;
}
