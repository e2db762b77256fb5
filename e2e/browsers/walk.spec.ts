import { expect } from '@playwright/test';
import { test } from '../group';
import { exportFolder } from '../groups/exampleGroup';
import { skipWhen } from '../hosts/eachServer';
import type { Engine, Settings } from './engine';
import { firefox } from './firefox';
import { missingReader, printedPages } from './printed';
import { faultySite, pageErrors } from './site';
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
 * A visitor's walk through the site in engines that the other journeys do not have. `npm test` runs the short form; tests with
 * the tag `@long` run with `node scripts/run.mjs scripts/browsers.ts` too.
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

let site: Awaited<ReturnType<typeof faultySite>>;
test.beforeAll(async () => {
  site = await faultySite(exportFolder('full'));
});
test.beforeEach(() => site.setFaults({}));
test.afterAll(() => site.close());

/** Tests in one browser, in order: it is started once. Each ends without an error in its page. */
function walk(engine: Engine, title: string, settings: Settings, write: (visitor: () => Visitor) => void) {
  test.describe(`${engine.name}, ${title}`, () => {
    test.describe.configure({ mode: 'default', timeout: 180_000 }); // each step has a shorter timeout
    let walker: Visitor | undefined;
    test.beforeAll(async () => {
      test.setTimeout(300_000); // the browser may have to be installed first
      const missing = engine.missing();
      skipWhen(missing && `${engine.name}: ${missing}`);
      walker = visitor(await engine.start(settings), site.url);
    });
    test.afterEach(async () => {
      if (walker) expect(await walker.run(pageErrors)).toEqual([]);
    });
    test.afterAll(() => walker?.close());
    write(() => {
      if (!walker) throw new Error(`${engine.name} did not start`);
      return walker;
    });
  });
}

for (const engine of today) {
  walk(engine, 'on a phone', phone, (getVisitor) => {
    test('the menu opens, its links work, and Escape restores the focus', async () => {
      const { visit, hydrated, sees, click, type } = getVisitor();
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

    test('a form that cannot be sent shows in full why, and one that is sent confirms it', async ({
      request,
    }) => {
      const { visit, hydrated, sees, click, type, run } = getVisitor();
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

    test('a section that animates in does not change the scroll position', async () => {
      const { visit, hydrated, sees, run } = getVisitor();
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

    test('an existing document opens, a missing one is named', async () => {
      const { visit, hydrated, sees, click } = getVisitor();
      await visit('/bivak/');
      await hydrated();
      site.setFaults({ missing: [medical] });
      await click(`a[href="${medical}"]`);
      await sees(true, () => document.body.innerText.includes("Fout: Het document 'medische-fiche.pdf'"));
      site.setFaults({});
      await click(`a[href="${medical}"]`);
      await expect.poll(() => site.asked(), { timeout: 30_000 }).toContain(medical);
    });

    for (const { title, tag, isEnlarged = false, width = phone.width } of [
      { title: 'no page', tag: [] },
      { title: 'with text twice as large no page', tag: '@long', isEnlarged: true },
      { title: 'at 320 px no page', tag: '@long', width: 320 },
    ])
      test(`${title} is wider than the screen, and no word of a fact, a price or a document is broken`, {
        tag,
      }, async () => {
        const { visit, run, enlargeText, resize, sees } = getVisitor();
        await resize(width, phone.height);
        for (const page of pages) {
          await visit(page);
          await sees(width, () => innerWidth);
          if (isEnlarged) await enlargeText();
          expect([page, await run(sideways), await run(brokenWords, facts)]).toEqual([page, 0, []]);
        }
        await resize(phone.width, phone.height);
      });
  });

  walk(engine, 'on a wide screen', wide, (getVisitor) => {
    test('a dialog opens and closes as it should, and restores the focus', async () => {
      const { visit, hydrated, sees, click, type, press, middleOf } = getVisitor();
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
        if (!(await getVisitor().run(isSeen, dialog))) await click(opener);
        await sees(true, isSeen, dialog);
        await leave();
        await sees(false, isSeen, dialog);
        await sees(true, focusIn, opener);
        await sees('/', () => location.pathname + location.hash);
      }
    });

    test('a list of the menu opens by a click and closes by Escape', { tag: '@long' }, async () => {
      const { visit, hydrated, sees, click, type } = getVisitor();
      await visit('/');
      await hydrated();
      await click(`${menu} button`, 'Leiding');
      await sees(true, isSeen, `${menu} button[aria-expanded="true"] + ul`);
      await type('Escape');
      await sees(false, isSeen, `${menu} button + ul`);
    });

    test('the page of a link under the pointer is prefetched', async () => {
      const { visit, hydrated, sees, run } = getVisitor();
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

    test('another page opens at its top, and Back restores the scroll position at once', async () => {
      const { visit, hydrated, sees, click, run, back } = getVisitor();
      await visit('/');
      await hydrated();
      await run(() => {
        scrollTo({ top: 1500, behavior: 'instant' });
        const places: number[] = [];
        Reflect.set(window, 'places', places); // still there where the page is restored from the back/forward cache
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
      const { visit, sees, click, run } = getVisitor();
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

    test('where scripts are blocked the dialogs open, and a syntax error in a script is detected at once', async () => {
      const { visit, sees, click, type, run } = getVisitor();
      site.setFaults({ scripts: 'blocked' });
      await visit('/');
      await click(opener);
      await sees(true, isSeen, dialog);
      await type('Escape');
      await sees(false, isSeen, dialog);

      site.setFaults({ scripts: 'broken' });
      await visit('/contact/');
      await click('#name');
      await sees('late', () => document.documentElement.getAttribute('data-script'));
      expect(await run(pageErrors)).not.toEqual([]); // that is what was broken
      site.setFaults({});
      await visit('/contact/');
    });

    test('without JavaScript everything is in the page', { tag: '@long' }, async () => {
      const { visit, sees, run } = getVisitor();
      site.setFaults({ scripts: 'none' });
      for (const page of pages) {
        await visit(page);
        expect([page, await run(unseen)]).toEqual([page, []]);
      }
      await visit('/');
      await sees(true, isSeen, `${dialog} p`);
    });

    test('no page is wider than the screen', { tag: '@long' }, async () => {
      const { visit, run } = getVisitor();
      for (const page of pages) {
        await visit(page);
        expect([page, await run(sideways)]).toEqual([page, 0]);
      }
    });

    if (engine === firefox)
      test('of the years of documents the open one is printed, and no empty page after it', async () => {
        const missing = missingReader();
        skipWhen(missing && `a reader of printed pages: ${missing}`);
        const { visit, run, print } = getVisitor();
        await visit('/bivak/');
        const captions = await run(() =>
          [...document.querySelectorAll('details caption')].map(({ textContent }) => textContent ?? ''),
        );
        const printed = printedPages((await print?.()) ?? new Uint8Array());
        const words = printed.join(' ').replace(/\s+/g, ' ');
        expect(captions.filter((caption) => words.includes(caption))).toEqual(captions.slice(0, 1));
        expect(printed.at(-1)).toMatch(/\S/);
      });
  });

  walk(engine, 'with reduced motion', { ...wide, reducedMotion: true }, (getVisitor) => {
    test('another page is at its top at once', { tag: '@long' }, async () => {
      const { visit, hydrated, sees, click, run } = getVisitor();
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

walk(oldWebkit, 'on a phone', phone, (getVisitor) => {
  test('the menu is in the page and its links work', async () => {
    const { visit, sees, click, run } = getVisitor();
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

  test('the dialogs open and close, and no framework is requested', async () => {
    const { visit, sees, click, run } = getVisitor();
    await visit('/');
    await click(opener);
    await sees(true, isSeen, `${dialog} p`);
    await click(`${dialog} button`, 'Sluit');
    await sees(false, isSeen, dialog);
    const own = await run(() => document.querySelector('[data-own]')?.getAttribute('data-own'));
    expect(site.asked().filter((address) => address.endsWith('.js') && address !== own)).toEqual([]);
  });

  test('the form is sent by the browser itself', async ({ request }) => {
    const { visit, sees, click, type } = getVisitor();
    const sender = 'oud@post.example';
    await visit('/contact/');
    for (const [field, text] of [
      ['#name', 'Zoë'],
      ['#email', sender],
      ['#subject', 'Vraag'],
      ['#message', 'Dag leiding'],
    ] as const) {
      await click(field);
      await sees(true, focusIn, field); // a key that comes before the focus is lost
      await type(text);
      await sees(text, (field: string) => document.querySelector<HTMLInputElement>(field)?.value, field);
    }
    await click('form button', 'Verstuur');
    await sees('OK', () => document.body.textContent);
    const received = await request.get(`${process.env.MAILBOX_URL}/berichten`, { params: { van: sender } });
    expect(JSON.stringify(await received.json())).toContain('Dag leiding');
    await visit('/contact/');
  });

  for (const scripts of [undefined, 'none'] as const) {
    test(`everything is in the page${scripts ? ', without JavaScript too' : ''}`, async () => {
      const { visit, run } = getVisitor();
      if (scripts) site.setFaults({ scripts });
      for (const page of pages) {
        await visit(page);
        expect([page, await run(unseen), await run(sideways)]).toEqual([page, [], 0]);
      }
    });
  }
});
