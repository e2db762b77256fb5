import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '@/lib/programs/ports';
import { type Server, startServer, tool } from '@/lib/programs/programs';
import { copyFolder } from '../groups/exampleGroup';

/** `npm run dev` is the same program as what is published: a behaviour of each kind, in a real browser. */

test.describe.configure({ mode: 'serial' });

let server: Server;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(180_000); // it compiles each page when it is asked for
  const cwd = copyFolder('full');
  cpSync(join(cwd, '.cache', 'photos', 'site'), join(cwd, 'public', 'fotos'), { recursive: true });
  const port = await freePort(3600);
  const [program, ...args] = tool('next');
  server = await startServer(
    [program, ...args, 'dev', '--hostname', 'localhost', '--port', String(port)],
    port,
    { cwd },
  );
  address = `http://localhost:${port}`; // its live reload refuses another name
});
test.afterAll(() => server.close());

test('the countdown, the menu, the dialogs and the print button work, without a message of React', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const messages: string[] = [];
  page.on('console', (message) => message.type() === 'error' && messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await page.clock.setFixedTime(new Date('2027-07-02T12:00:00Z'));

  await page.goto(`${address}/bivak/`);
  const leaf = page.getByText('Bivak', { exact: true }).filter({ visible: true }).locator('+ p');
  await expect(leaf).toHaveText(/Nog\s+1\s+dag tot 3/, { useInnerText: true });
  const leaders = page.getByRole('button', { name: 'Leiding' });
  await leaders.click();
  await expect(leaders).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(leaders).toHaveAttribute('aria-expanded', 'false');

  await page.goto(`${address}/`);
  await page.getByRole('button', { name: 'Meer info over Elke woensdag' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(4, 120);
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto(`${address}/programma/`);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  // React starts what a component does, a while after the page is there
  await expect(async () => {
    await page.getByRole('button', { name: 'Druk dit programma af' }).click();
    await expect(page.locator('body[data-printed]')).toBeAttached({ timeout: 1000 });
  }).toPass();
  expect(messages).toEqual([]);
});

test('the parts that there are stand on a page of developers, which no build has', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`${address}/components/`);
  await expect(page.getByRole('heading', { level: 2, name: 'ButtonLink' })).toBeVisible();
  expect(existsSync(join(copyFolder('full'), 'out', 'bivak'))).toBe(true);
  expect(existsSync(join(copyFolder('full'), 'out', 'components'))).toBe(false);
});
