import { expect } from '@playwright/test';
import { test } from '../group';
import { exportFolder } from '../groups/exampleGroup';
import { skipWhen } from '../hosts/eachServer';
import type { Engine, Wishes } from './engine';
import { firefox } from './firefox';
import { missingReader, printedPages } from './printed';
import { troubledSite, troubles } from './site';
import {
  brokenWords,
  focusIn,
  isSeen,
  isSeenWhole,
  place,
  sideways,
  unseen,
  type Visitor,
  visitor,
} from './visitor';
import { oldWebkit, webkit } from './webkit';

/**
 * A visitor's walk through the site in engines that the other journeys do not have. `npm test` takes its short form; what is marked
 * `@long` is walked by `node scripts/run.mjs scripts/browsers.ts` too.
 */
const phone = { width: 390, height: 560 };
const wide = { width: 1280, height: 800 };
const today = [firefox, webkit];

const menuButton = 'button[popovertarget]';
const menu = '#hoofdmenu';
const dialog = '#venster-elke-woensdag';
const opener = 'button[commandfor="venster-elke-woensdag"][command="show-modal"]';
const medical = '/documents/medische-fiche.pdf';
const facts = 'header a, dl dd, #uniformen table, #prijzen table, #terugbetaling table';
const pages = ['/', '/jongensleiding/', '/meisjesleiding/', '/verhuur/', '/bivak/', '/contact/', '/404/'];

let site: Awaited<ReturnType<typeof troubledSite>>;
test.beforeAll(async () => {
  site = await troubledSite(exportFolder('full'));
});
test.beforeEach(() => site.suffer({}));
test.afterAll(() => site.close());

/** Tests with one browser, in a row: it is started once. At the end of each, nothing went wrong in its page. */
function walk(engine: Engine, title: string, wishes: Wishes, write: (visitor: () => Visitor) => void) {
  test.describe(`${engine.name}, ${title}`, () => {
    test.describe.configure({ mode: 'default', timeout: 180_000 }); // each wait in it ends long before
    let walker: Visitor | undefined;
    test.beforeAll(async () => {
      test.setTimeout(300_000); // the browser may have to be installed first
      const missing = engine.missing();
      skipWhen(missing && `${engine.name}: ${missing}`);
      walker = visitor(await engine.start(wishes), site.url);
    });
    test.afterEach(async () => {
      if (walker) expect(await walker.run(troubles)).toEqual([]);
    });
    test.afterAll(() => walker?.close());
    write(() => {
      if (!walker) throw new Error(`${engine.name} did not start`);
      return walker;
    });
  });
}

for (const engine of today) {
  walk(engine, 'on a phone', phone, (who) => {
    test('the menu opens, leads on, and gives the focus back to its button', async () => {
      const { visit, hydrated, sees, click, type } = who();
      await visit('/');
      await hydrated();
      await sees(false, isSeen, menu);
      await click(menuButton);
      await sees(true, isSeen, `${menu} a`);
      await type('Escape');
      await sees(false, isSeen, menu);
      await sees(true, focusIn, menuButton);
      await click(menuButton);
      await click(`${menu} a`, 'Contact');
      await sees('/contact/', () => location.pathname);
      await sees(false, isSeen, menu);
    });

    test('a form that cannot be sent shows in full why, and one that is sent says so', async ({
      request,
    }) => {
      const { visit, hydrated, sees, click, type, run } = who();
      const sender = `${engine.name.toLowerCase()}@post.example`;
      const behave = (data: object) =>
        request.put(`${process.env.MAILBOX_URL}/gedrag`, { params: { van: sender }, data });
      await visit('/contact/');
      await hydrated();
      await click('form button', 'Verstuur');
      await sees(true, focusIn, '#name');
      await sees(true, isSeenWhole, '#name');
      await sees(true, isSeenWhole, 'label[for="name"]');
      for (const [field, text] of [
        ['#name', 'Zoë'],
        ['#email', sender],
        ['#subject', 'Vraag'],
        ['#message', 'Dag leiding'],
      ] as const) {
        if (field !== '#name') await type('Tab');
        await sees(true, focusIn, field);
        if (field !== '#message') await sees(true, isSeenWhole, field); // a text of five lines may be higher than the screen
        await type(text);
      }
      await behave({ status: 500, text: 'stuk' });
      await click('form button', 'Verstuur');
      await sees(true, focusIn, 'form [role="alert"]');
      await sees(true, isSeenWhole, 'form [role="alert"]');
      expect(await run(() => document.activeElement?.textContent)).toContain('Er is iets mis gegaan');
      await behave({});
      await click('form button', 'Verstuur');
      await sees(true, focusIn, 'form [role="status"]');
      await sees(true, isSeenWhole, 'form [role="status"]');
      expect(await run(() => document.activeElement?.textContent)).toContain('Bedankt voor je bericht!');
    });

    test('what comes in leaves the page where the reader is', async () => {
      const { visit, hydrated, sees, run } = who();
      const comingIn = (link: string) => {
        const block = document.querySelector(`a[href="${link}"]`)?.closest('[data-reveal]');
        return block && [block.getAttribute('data-reveal'), getComputedStyle(block).translate];
      };
      await visit('/bivak/');
      await hydrated();
      await sees(['wait', '0px 24px'], comingIn, medical);
      const before = await run((link: string) => {
        const scroll = { block: 'center', behavior: 'instant' } as const;
        document.querySelector(`a[href="${link}"]`)?.scrollIntoView(scroll);
        return Math.round(scrollY);
      }, medical);
      await sees(['done', 'none'], comingIn, medical);
      expect(await run(place)).toBe(before);
    });

    test('a paper that is there opens, one that is missing is named', async () => {
      const { visit, hydrated, sees, click } = who();
      await visit('/bivak/');
      await hydrated();
      site.suffer({ missing: [medical] });
      await click(`a[href="${medical}"]`);
      await sees(true, () => document.body.innerText.includes("Fout: Het document 'medische-fiche.pdf'"));
      site.suffer({});
      await click(`a[href="${medical}"]`);
      await expect.poll(() => site.asked(), { timeout: 30_000 }).toContain(medical);
    });

    test('no page is wider than the screen, and no word of a fact, a price or a paper is broken', async () => {
      const { visit, run } = who();
      for (const page of pages) {
        await visit(page);
        expect([page, await run(sideways), await run(brokenWords, facts)]).toEqual([page, 0, []]);
      }
    });

    test('with text twice as large no page is wider and no fact, price or paper is broken', {
      tag: '@long',
    }, async () => {
      const { visit, run, enlargeText } = who();
      for (const page of pages) {
        await visit(page);
        await enlargeText();
        expect([page, await run(sideways), await run(brokenWords, facts)]).toEqual([page, 0, []]);
      }
    });

    test('at 320 px no page is wider than the screen', { tag: '@long' }, async () => {
      const { visit, run, resize, sees } = who();
      await resize(320, 640);
      for (const page of pages) {
        await visit(page);
        await sees(320, () => innerWidth);
        expect([page, await run(sideways)]).toEqual([page, 0]);
      }
      await resize(phone.width, phone.height);
    });
  });

  walk(engine, 'on a wide screen', wide, (who) => {
    test('a dialog opens and closes as it should, and gives the focus back', async () => {
      const { visit, hydrated, sees, click, type, press, middleOf } = who();
      await visit('/#over-ons');
      await hydrated();
      await click(opener);
      await sees(true, isSeen, dialog);
      const text = await middleOf(`${dialog} p`);
      const beside = { x: 20, y: text.y };
      await press(text, beside); // a selection
      await sees(true, isSeen, dialog);
      for (const leave of [
        () => press(beside),
        () => type('Escape'),
        () => click(`${dialog} button`, 'Sluit'),
      ]) {
        if (!(await who().run(isSeen, dialog))) await click(opener);
        await sees(true, isSeen, dialog);
        await leave();
        await sees(false, isSeen, dialog);
        await sees(true, focusIn, opener);
        await sees('/', () => location.pathname + location.hash);
      }
    });

    test('a list of the menu opens by a click and closes by Escape', { tag: '@long' }, async () => {
      const { visit, hydrated, sees, click, type } = who();
      await visit('/');
      await hydrated();
      await click(`${menu} button`, 'Leiding');
      await sees(true, isSeen, `${menu} button[aria-expanded="true"] + ul`);
      await type('Escape');
      await sees(false, isSeen, `${menu} button + ul`);
    });

    test('the page of a link under the pointer is fetched ahead', async () => {
      const { visit, hydrated, sees, run } = who();
      await visit('/');
      await hydrated();
      await run(() => {
        const over = new PointerEvent('pointerover', { bubbles: true });
        document.querySelector('footer a[href="/privacy/"]')?.dispatchEvent(over);
      });
      await sees(true, () =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/privacy/')),
      );
    });

    test('another page comes at its top, and Back is at the old place at once', async () => {
      const { visit, hydrated, sees, click, run, back } = who();
      await visit('/');
      await hydrated();
      await run(() => {
        scrollTo({ top: 1500, behavior: 'instant' });
        const places: number[] = [];
        Reflect.set(window, 'places', places); // there again where the browser has kept the page as it was
        addEventListener('scroll', () => places.push(Math.round(scrollY)));
      });
      await sees(1500, place);
      await click(`${menu} a`, 'Contact');
      await sees('/contact/', () => location.pathname);
      await sees(0, place);
      await back();
      await sees('/', () => location.pathname);
      await sees(1500, place);
      const places = await run((): number[] => Reflect.get(window, 'places') ?? []);
      expect(places.filter((y) => y > 0 && y < 1490)).toEqual([]);
    });

    test('the gallery, the countdown and what comes into view move; the drawn map stays where no other answers', async () => {
      const { visit, sees, click, run } = who();
      await visit('/verhuur/');
      await sees(true, isSeen, 'button[aria-label="Volgende foto"]');
      await click('button[aria-label="Volgende foto"]');
      await sees(true, () => document.body.innerText.includes('Foto 2 van'));
      await run(() =>
        document.getElementById('kaart')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await sees(true, () => document.body.innerText.includes('Bekijk de kaart in OpenStreetMap'));
      await sees(false, isSeen, 'iframe');
      await visit('/bivak/');
      await sees(true, () => /Nog \d+ dag|Kamp is bezig/.test(document.body.innerText.replace(/\s+/g, ' ')));
      await run(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await sees(0, () => document.querySelectorAll('[data-reveal="wait"]').length);
    });

    test('where scripts are blocked the dialogs open, and where they cannot be read the page knows at once', async () => {
      const { visit, sees, click, type, run } = who();
      site.suffer({ scripts: 'blocked' });
      await visit('/');
      await click(opener);
      await sees(true, isSeen, dialog);
      await type('Escape');
      await sees(false, isSeen, dialog);

      site.suffer({ scripts: 'broken' });
      await visit('/contact/');
      await click('#name');
      await sees('late', () => document.documentElement.getAttribute('data-script'));
      expect(await run(troubles)).not.toEqual([]); // that is what was broken
      site.suffer({});
      await visit('/contact/');
    });

    test('without script everything stands in the page', { tag: '@long' }, async () => {
      const { visit, sees, run } = who();
      site.suffer({ scripts: 'none' });
      for (const page of pages) {
        await visit(page);
        expect([page, await run(unseen)]).toEqual([page, []]);
      }
      await visit('/');
      await sees(true, isSeen, `${dialog} p`);
    });

    test('no page is wider than the screen', { tag: '@long' }, async () => {
      const { visit, run } = who();
      for (const page of pages) {
        await visit(page);
        expect([page, await run(sideways)]).toEqual([page, 0]);
      }
    });
  });

  walk(engine, 'with reduced motion', { ...wide, reducedMotion: true }, (who) => {
    test('another page is at its top at once', { tag: '@long' }, async () => {
      const { visit, hydrated, sees, click, run } = who();
      await visit('/');
      await hydrated();
      await run(() => {
        scrollTo({ top: 1500, behavior: 'instant' });
        const places: number[] = [];
        Reflect.set(window, 'places', places);
        addEventListener('scroll', () => places.push(Math.round(scrollY)));
      });
      await click(`${menu} a`, 'Contact');
      await sees('/contact/', () => location.pathname);
      await sees(0, place);
      const places = await run((): number[] => Reflect.get(window, 'places') ?? []); // those of the page that was left
      expect(places.filter((y) => y > 0 && y < 1500)).toEqual([]);
    });
  });
}

walk(firefox, 'on paper', wide, (who) => {
  test('all years of papers are printed, and no empty page after them', async () => {
    const missing = missingReader();
    skipWhen(missing && `a reader of printed pages: ${missing}`);
    const { visit, run, print } = who();
    await visit('/bivak/');
    const captions = await run(() =>
      [...document.querySelectorAll('details caption')].map(({ textContent }) => textContent ?? ''),
    );
    const printed = printedPages((await print?.()) ?? new Uint8Array());
    const words = printed.join(' ').replace(/\s+/g, ' ');
    expect(captions.filter((caption) => !words.includes(caption))).toEqual([]);
    expect(printed.at(-1)).toMatch(/\S/);
  });
});

walk(oldWebkit, 'on a phone', phone, (who) => {
  test('the menu stands in the page and leads on', async () => {
    const { visit, sees, click, run } = who();
    await visit('/');
    await sees(false, isSeen, menuButton);
    const below = await run((menu: string) => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return (box('main')?.top ?? 0) - (box(menu)?.bottom ?? 0);
    }, menu);
    expect(Math.round(below)).toBeGreaterThanOrEqual(0);
    await click(`${menu} a`, 'Contact');
    await sees('/contact/', () => location.pathname);
  });

  test('the dialogs open and close, and no framework is asked for', async () => {
    const { visit, sees, click, run } = who();
    await visit('/');
    await click(opener);
    await sees(true, isSeen, `${dialog} p`);
    await click(`${dialog} button`, 'Sluit');
    await sees(false, isSeen, dialog);
    const own = await run(() => document.querySelector('[data-own]')?.getAttribute('data-own'));
    expect(site.asked().filter((address) => address.endsWith('.js') && address !== own)).toEqual([]);
  });

  test('folded years are printed too, and are folded again', async () => {
    const { visit, run } = who();
    const tables = () =>
      [...document.querySelectorAll('details')].map(
        (folder) => folder.scrollHeight > 1.5 * (folder.querySelector('summary')?.scrollHeight ?? 0),
      );
    await visit('/bivak/');
    const before = await run(tables);
    expect(before.filter((isOpen) => isOpen)).toHaveLength(1);
    await run(() => dispatchEvent(new Event('beforeprint')));
    expect(await run(tables)).toEqual(before.map(() => true));
    await run(() => dispatchEvent(new Event('afterprint')));
    expect(await run(tables)).toEqual(before);
  });

  test('the form is sent by the browser itself', async ({ request }) => {
    const { visit, sees, click, type } = who();
    const sender = 'oud@post.example';
    await visit('/contact/');
    for (const [field, text] of [
      ['#name', 'Zoë'],
      ['#email', sender],
      ['#subject', 'Vraag'],
      ['#message', 'Dag leiding'],
    ] as const) {
      await click(field);
      await type(text);
    }
    await click('form button', 'Verstuur');
    await sees('OK', () => document.body.textContent);
    const received = await request.get(`${process.env.MAILBOX_URL}/berichten`, { params: { van: sender } });
    expect(JSON.stringify(await received.json())).toContain('Dag leiding');
    await visit('/contact/');
  });

  for (const scripts of [undefined, 'none'] as const) {
    test(`everything stands in the page${scripts ? ', without script too' : ''}`, async () => {
      const { visit, run } = who();
      if (scripts) site.suffer({ scripts });
      for (const page of pages) {
        await visit(page);
        expect([page, await run(unseen), await run(sideways)]).toEqual([page, [], 0]);
      }
    });
  }
});
