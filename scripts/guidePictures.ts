import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { invitationLink } from '@/editor/access/invitation';
import { codeHostOrigin } from '@/lib/hosting/codeHost';
import { ensureChromium } from '@/lib/programs/chromium';
import { freePort } from '@/lib/programs/ports';
import { serve } from '@/pipeline/hosting/server';
import { makeUnbegunSite } from '@/pipeline/unbegun/unbegun';

/**
 * Makes the pictures of docs/beginnen.md and docs/beheer-*.md anew, from an export of the example group as a phone shows it: `npm run build`,
 * then `node --import tsx scripts/guidePictures.ts`, or with the name of one folder of docs and another export behind it. Nothing is
 * sent to a code host.
 */
async function main([only, out = 'out'] = process.argv.slice(2)): Promise<void> {
  const unbegun = join('.cache', 'onbegonnen');
  makeUnbegunSite(out, unbegun);
  const sets = {
    beheer: { dir: out, take: takePictures },
    beginnen: { dir: unbegun, take: takeFirstPictures },
  };
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath });
  try {
    for (const [name, { dir, take }] of Object.entries(sets)) {
      if (only !== undefined && only !== name) continue;
      const folder = join('docs', name);
      mkdirSync(folder, { recursive: true });
      const { url, close } = await serve({ dir, port: await freePort(4700) });
      const page = await browser.newPage({
        viewport: { width: 390, height: 760 },
        deviceScaleFactor: 1.5,
        locale: 'nl-BE',
        timezoneId: 'Europe/Brussels',
        reducedMotion: 'reduce',
      });
      await page.route(`${codeHostOrigin}/**`, () => undefined); // never answered
      await take(page, url, async (picture) => {
        const png = await page.screenshot({ animations: 'disabled' });
        await sharp(png)
          .webp({ quality: 62, effort: 6 })
          .toFile(join(folder, `${picture}.webp`));
      });
      await page.close();
      await close();
    }
  } finally {
    await browser.close();
  }
}

const freePages = 'https://chirosintjan.github.io';

type Picture = (name: string) => Promise<void>;

/** From the page that says that a site comes here to what goes online. */
async function takeFirstPictures(page: Page, site: string, picture: Picture) {
  const next = () => page.getByRole('button', { name: /^(Volgende|Klaar)/ }).click();
  const type = (label: string, text: string) => page.getByLabel(label).first().fill(text);
  const isAt = (title: string) => page.getByRole('heading', { name: title }).waitFor();

  // the free pages of the code host, of which everybody can read the files
  await page.route(`${freePages}/**`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace(freePages, site) }) }),
  );
  await page.goto(freePages);
  await picture('onbegonnen');
  await page.getByRole('link', { name: 'Begin met zes vragen' }).click();
  await isAt('Maak ze van jullie.');
  await picture('begin');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await type('Naam van de groep', 'Chiro Sint-Jan');
  await page.getByRole('radio', { name: 'Chiro' }).check({ force: true }); // it lies over its words
  await type('Gemeente', 'Lotenberg');
  await type('Waar komen jullie samen?', 'Molenpad 4, 9997 Lotenberg');
  await type('Mailadres', 'info@chirosintjan.example');
  await page.getByRole('heading', { name: 'Wie zijn jullie?' }).scrollIntoViewIfNeeded();
  await picture('wie');
  await next();
  await isAt('Wanneer komen jullie samen?');
  await next();
  await isAt('Welke groepen hebben jullie?');
  await picture('groepen');
  await next();
  await isAt('Wat hebben jullie?');
  await picture('wat');
  await next();
  await isAt('Hoe zien jullie eruit?');
  await next();
  await isAt('Hebben jullie al foto’s?');
  await next();
  await isAt('Jullie site staat klaar.');
  await page.getByRole('heading', { name: 'Nog niet bekend' }).scrollIntoViewIfNeeded();
  await picture('klaar');
}

const words = 'tent appel zon kikker boot';

async function takePictures(page: Page, site: string, picture: Picture) {
  const editor = `${site}/beheer/`;
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
