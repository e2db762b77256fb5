import type { Locator } from '@playwright/test';
import fc from 'fast-check';
import { asSent, hostileMessage } from '@/tools/mailbox/testing/hostileText';
import { hydrated } from '../../hydrated';
import { withoutMotion } from '../../motion';
import { expect, fields, fillInMessage, form, hard, test } from './mailbox';

test.use(withoutMotion);

const failed = 'Er is iets mis gegaan bij het versturen van je bericht: ';
const noConnection = `${failed}er is geen verbinding met het internet.`;
const thanks = 'Bedankt voor je bericht! We nemen spoedig contact op.';

test.beforeEach(async ({ page }) => {
  await page.goto('/contact/');
});

test.describe('a message', () => {
  test('arrives byte for byte; the thanks are focused, the form is empty and nothing is stored on the device', {
    tag: ['@core', '@behaviour'],
  }, async ({ page, context, sender, received }) => {
    const long = `${hard}\n\nregel 3 <script>alert(1)</script> & "aanhalingstekens"\n${'Zoë €😀 '.repeat(2500)}`;
    expect(long.length).toBeGreaterThan(20_000);
    const logged = page.waitForEvent('console', (line) => line.type() === 'log');
    await fillInMessage(page, sender, { subject: hard, message: long });
    await form(page).button.click();

    await expect(form(page).status).toHaveText(thanks);
    await expect(form(page).status).toBeFocused();
    for (const field of ['name', 'email', 'subject', 'message'] as const) {
      await expect(form(page)[field]).toHaveValue('');
    }
    expect(await received()).toEqual([{ fields: fields(sender, hard, asSent(long)), accepted: true }]);
    expect(await (await logged).args()[0]?.jsonValue()).toEqual({
      name: hard,
      email: sender,
      subject: hard,
      message: long,
    });
    await expect(page).toHaveURL(/\/contact\/$/);
    expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });

  test('of random values › each arrives unchanged', async ({ page, sender, received }) => {
    test.slow();
    const long = process.env.TESTS === 'long'; // new ones each time, and more
    const [seed, numRuns] = long ? [Date.now(), 25] : [2026, 8];
    const expected = [];
    for (const random of fc.sample(hostileMessage, { numRuns, seed })) {
      const [subject, message] = [`x${random.subject}`, `x${random.message}`];
      await fillInMessage(page, sender);
      await setValue(form(page).subject, subject);
      await setValue(form(page).message, message);
      await form(page).button.click();
      await expect(form(page).message).toHaveValue('');
      const line = subject.replace(/[\r\n]/g, ''); // what a browser makes of a value in a field of one line
      expected.push({ fields: fields(sender, asSent(line), asSent(message)), accepted: true });
    }
    expect(await received(), `with seed ${seed}`).toEqual(expected);
  });

  test('without an address that can be one › is not sent', async ({ page, received }) => {
    await fillInMessage(page, 'geen adres');
    await form(page).button.click();
    await expect(form(page).email).toBeFocused();
    expect(await received()).toEqual([]);
  });
});

test.describe('an answer that is no success', () => {
  // more of them: lib/mail/failure.test.ts
  const failures: [
    name: string,
    behaviour: { status: number; text?: string; type?: string },
    shown?: string,
  ][] = [
    ['unavailable', { status: 503, text: 'The service is unavailable' }],
    ['markup', { status: 500, text: '<b onclick="x()">kapot</b>' }],
    [
      'a page',
      { status: 502, text: '<!doctype html><h1>502 Bad Gateway</h1>', type: 'text/html' },
      '502 Bad Gateway',
    ],
    ['nothing', { status: 500, text: '' }, 'de maildienst gaf geen uitleg (foutcode 500).'],
    ['a success of another kind', { status: 202, text: 'Accepted' }],
    ['no content', { status: 204 }, 'de maildienst gaf geen uitleg (foutcode 204).'],
  ];

  test('is shown as text and focused; the values stay', { tag: ['@core', '@behaviour'] }, async ({
    page,
    sender,
    behave,
    received,
  }) => {
    await fillInMessage(page, sender, { subject: hard, message: `${hard}\nregel 2` });
    for (const [index, [name, behaviour, shown = behaviour.text]] of failures.entries()) {
      await test.step(name, async () => {
        await behave(behaviour);
        await form(page).button.click();

        await expect(form(page).alert.locator('p').first()).toHaveText(failed + shown);
        await expect(form(page).alert).toBeFocused();
        await expect(form(page).message).toHaveValue(`${hard}\nregel 2`);
        await expect(form(page).email).toHaveValue(sender);
        expect((await received()).slice(index)).toEqual([
          { fields: fields(sender, hard, `${hard}\r\nregel 2`), accepted: false },
        ]);
      });
    }
  });

  test('offers the same message by mail, and can be followed by a success', {
    tag: ['@core', '@behaviour'],
  }, async ({ page, sender, behave, received }) => {
    await behave({ status: 503, text: 'nee' });
    await fillInMessage(page, sender, { subject: hard, message: 'Dag & welkom\nregel 2' });
    await form(page).button.click();
    const link = form(page).alert.getByRole('link', { name: 'Stuur het liever met je eigen mailprogramma' });
    const href = decodeURIComponent((await link.getAttribute('href')) ?? '');
    expect(href).toMatch(/^mailto:[^?]+@/);
    expect(href).toContain(`?subject=${hard}&body=Dag & welkom\r\nregel 2\r\n\r\n${hard}`);

    await behave({});
    await form(page).button.click();
    await expect(form(page).status).toHaveText(thanks);
    await expect(form(page).alert).toHaveCount(0);
    expect((await received()).map(({ accepted }) => accepted)).toEqual([false, true]);
  });
});

test('an odd success › counts as sent', async ({ page, sender, behave, received }) => {
  for (const [index, behaviour] of [
    { status: 200, text: 'merkwaardig' },
    { status: 200, text: '' },
    { status: 500, text: 'OK' },
  ].entries()) {
    await test.step(`${behaviour.status} “${behaviour.text}”`, async () => {
      await behave(behaviour);
      await fillInMessage(page, sender);
      await form(page).button.click();
      await expect(form(page).message).toHaveValue('');
      await expect(form(page).status).toHaveText(thanks);
      expect(await received()).toHaveLength(index + 1);
    });
  }
});

test.describe('no answer', () => {
  for (const [reason, behaviour] of [
    ['because the connection is cut', { hangUp: true }],
    ['that CORS allows', { cors: false }],
  ] as const)
    test(`${reason} › shows an error, sent once`, async ({ page, sender, behave, received }) => {
      await behave(behaviour);
      await fillInMessage(page, sender);
      await form(page).button.click();
      await expect(form(page).alert).toContainText(noConnection);
      await expect(form(page).message).toHaveValue('Dag leiding');
      expect(await received()).toHaveLength(1);
    });

  test('offline › shows an error; once online again the same message arrives', {
    tag: ['@core', '@behaviour'],
  }, async ({ page, context, sender, received }) => {
    await fillInMessage(page, sender);
    await hydrated(page); // a script that is still on its way would be lost too, and the form post by itself
    await context.setOffline(true);
    await form(page).button.click();
    await expect(form(page).alert.locator('p').first()).toHaveText(noConnection);
    expect(await received()).toEqual([]);
    await context.setOffline(false);
    await form(page).button.click();
    await expect(form(page).status).toHaveText(thanks);
    expect(await received()).toEqual([{ fields: fields(sender, 'Vraag', 'Dag leiding'), accepted: true }]);
  });

  test('in 15 seconds › failed, and the message may still arrive; until then the button shows it, and more clicks send nothing', async ({
    page,
    sender,
    behave,
    received,
  }) => {
    await behave({ hold: true });
    await page.clock.install();
    await fillInMessage(page, sender);
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000); // on a busy machine a second passes between two steps
    await form(page).button.dblclick();
    await expect(form(page).button).toHaveText(/^Bezig met versturen…/);
    await expect(form(page).status).toHaveText('Bezig met versturen…');
    await form(page).name.press('Enter');
    await form(page).button.click({ force: true }); // Playwright itself would wait for the end of aria-disabled
    await expect.poll(received).toHaveLength(1);
    await page.clock.runFor(14_000);
    await expect(form(page).button).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(1500);
    await expect(form(page).alert).toContainText(
      `${failed}we kregen geen antwoord. Misschien komt je bericht toch nog aan`,
    );
    await expect(form(page).message).toHaveValue('Dag leiding');
    await behave({});
    await expect.poll(received).toMatchObject([{ accepted: true }]); // once
  });
});

test('a link followed half-way, and back › the text is still there', async ({ page, sender, received }) => {
  await fillInMessage(page, sender, { message: hard });
  await page.goto('/');
  await page.goBack();
  await expect(form(page).message).toHaveValue(hard);
  await expect(form(page).email).toHaveValue(sender);
  await form(page).button.click();
  await expect(form(page).status).toHaveText(thanks);
  expect(await received()).toEqual([{ fields: fields(sender, 'Vraag', hard), accepted: true }]);
});

test('where site data is blocked › the form sends', async ({ page, sender, received }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.reload();
  await fillInMessage(page, sender);
  await form(page).button.click();
  await expect(form(page).status).toHaveText(thanks);
  expect(await received()).toHaveLength(1);
});

test('a library that does not load › shows an error, and sends once it does', async ({
  page,
  sender,
  received,
}) => {
  let blocked = true;
  await page.route('**/*.js', async (route) => {
    if (!blocked) return route.fallback();
    const response = await route.fetch();
    const isLibrary = (await response.text()).includes('blockHeadless'); // a setting of the library alone
    return isLibrary ? route.abort() : route.fulfill({ response });
  });
  await page.reload();
  await fillInMessage(page, sender);
  await form(page).button.click();
  await expect(form(page).alert).toContainText(noConnection);
  expect(await received()).toEqual([]);
  blocked = false;
  await form(page).button.click();
  await expect(form(page).status).toHaveText(thanks);
  expect(await received()).toHaveLength(1);
});

/** As a script or a browser's own filling-in does it: every character, also what no keyboard types. */
const setValue = (field: Locator, value: string) =>
  field.evaluate((element, text) => {
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.value = text;
  }, value);
