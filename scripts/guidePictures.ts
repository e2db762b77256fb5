import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { invitationLink } from '@/editor/access/invitation';
import { codeHostOrigin } from '@/lib/hosting/codeHost';
import { serve } from '@/pipeline/hosting/server';
import { ensureChromium } from '@/scripts/programs/chromium';

/**
 * Makes the pictures of docs/beheer-*.md anew, from the editor in out/ as a phone shows it: `npm run build`, then
 * `node --import tsx scripts/guidePictures.ts`. They show the example group; nothing is sent to a code host.
 */
async function main(): Promise<void> {
  const folder = join('docs', 'beheer');
  mkdirSync(folder, { recursive: true });
  const executablePath = await ensureChromium();
  const { url, close } = await serve({ dir: 'out', port: 4700 });
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 760 },
      deviceScaleFactor: 1.5,
      locale: 'nl-BE',
      timezoneId: 'Europe/Brussels',
      reducedMotion: 'reduce',
    });
    await page.route(`${codeHostOrigin}/**`, () => undefined); // never answered
    const picture = async (name: string) => {
      const png = await page.screenshot({ animations: 'disabled' });
      await sharp(png)
        .webp({ quality: 62, effort: 6 })
        .toFile(join(folder, `${name}.webp`));
    };
    await takePictures(page, `${url}/beheer/`, picture);
  } finally {
    await browser.close();
    await close();
  }
}

const words = 'tent appel zon kikker boot';

async function takePictures(page: Page, editor: string, picture: (name: string) => Promise<void>) {
  const frame = page.frameLocator('iframe');
  const panel = page.getByRole('region');
  const strip = page.getByRole('navigation', { name: 'Beheer' });
  const button = (name: string | RegExp): Locator => panel.getByRole('button', { name }).first();

  await page.goto(editor);
  await frame.locator('footer').waitFor();
  await strip.getByRole('button', { name: 'Taken' }).click();
  await button(/^Sleutel/).click();
  await page.getByText('Ik maakte de sleutel zelf').click();
  await page.getByLabel('Het project op GitHub').scrollIntoViewIfNeeded();
  await picture('sleutel');

  const key = { owner: 'onzegroep', repo: 'site', branch: 'main', token: 'github_pat_'.padEnd(93, 'x') };
  await page.goto('about:blank');
  await page.goto(`${editor}${await invitationLink({ ...key, expires: '2099-09-30' }, words)}`);
  await frame.locator('footer').waitFor();
  await page.getByLabel('Je voornaam').fill('Amber');
  await page.getByLabel('De vijf woorden').fill(words);
  await picture('kom-erbij');
  await page.getByRole('button', { name: 'Aan de slag' }).click();

  await button('Jongensleiding').click();
  await frame.locator('main h3 + * li p, main li figcaption, main li').first().waitFor();
  await strip.getByRole('button', { name: 'Taken' }).click();
  await picture('taken');
  await button(/^Jongensleiding Groepen/).click();
  await panel.locator('li button').first().click();
  await button(/^Leiding/).click();
  await panel.locator('li button').first().click();
  const name = panel.getByRole('textbox', { name: 'Naam' });
  const was = await name.inputValue();
  await name.fill(`${was} V.`);
  await frame.getByText(`${was} V.`, { exact: true }).waitFor();
  await picture('iemand');
  await strip.getByRole('button', { name: /^Zet online/ }).click();
  await panel.getByText(`‘${was}’ wordt ‘${was} V.’`).first().waitFor();
  await picture('online');

  await strip.getByRole('button', { name: 'Taken' }).click();
  await button(/^Sleutel/).click();
  await button('Maak een uitnodiging').click();
  await page.getByRole('img', { name: /QR/ }).scrollIntoViewIfNeeded();
  await page.getByText('De vijf woorden:').scrollIntoViewIfNeeded();
  await picture('nodig-uit');
}

main();
