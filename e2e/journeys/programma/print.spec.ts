import { expect, test } from '@playwright/test';
import { withoutMotion } from '../../motion';

test.use(withoutMotion);

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;

test('one group prints on one A4, with the year, the usual hours, the address and the day, and nothing of the site', {
  tag: ['@once', '@core'],
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-01-04T12:00:00+01:00'));
  await page.goto('/programma/#kwakers');
  expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const shown = (await page.locator('body').innerText()).replace(/\s+/g, ' ').trim();
  expect(shown).toMatch(
    /^Wat doen we woensdag\? Kwakers 2e en 3e leerjaar Woensdag, 13\.45 tot 16\.15 uur, aan het lokaal, als er niets bij staat · 2026–2027 /,
  );
  expect(shown).toMatch(/Altijd het laatste nieuws: www\.paddenrijk\.example\/programma 4 januari 2027$/);
  expect(shown).not.toMatch(/Springers|Neem het mee|Zet in je agenda/);
});

test('a full year of one group, each third day with every field, goes on one A4, and nothing is cut off', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/programma/#boomkikkers');
  await page.emulateMedia({ media: 'print' });
  const days = await page.evaluate(() => {
    const long = [...document.querySelectorAll('[data-day]')].find((one) =>
      /Kikkerbal/.test(one.textContent),
    );
    const short = long?.cloneNode(true) as Element | undefined;
    for (const part of short?.querySelectorAll('article > :not(h3)') ?? []) part.remove();
    const list = long?.parentElement;
    const month = list?.parentElement;
    month?.parentElement?.setAttribute('data-many', 'true');
    for (const other of month?.parentElement?.querySelectorAll('section, details') ?? [])
      if (other !== month) other.remove();
    month?.removeAttribute('hidden');
    list?.replaceChildren(
      ...Array.from({ length: 45 }, (_, index) => (index % 3 === 0 ? long : short)?.cloneNode(true) ?? ''),
    );
    return list?.children.length;
  });
  expect(days).toBe(45);
  expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  await page.setViewportSize({ width: Math.floor((190 / 25.4) * 96), height: 1000 }); // between its margins
  const cut = await page.locator('[data-day] *:visible').evaluateAll((all) =>
    all
      .filter((one) => {
        const isNarrow =
          one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== 'visible';
        const edge = one.closest('li')?.getBoundingClientRect().right ?? 0;
        return isNarrow || one.getBoundingClientRect().right > edge + 1;
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  );
  expect(cut).toEqual([]);
});

for (const { count, size, least } of [
  { count: 20, size: 'data-many', least: 7 },
  { count: 5, size: 'data-few', least: 11 },
])
  test(`${count} days of thirteen groups, each with something of its own, go on one A4 in letters of ${least} points at least`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/programma/');
    await page.emulateMedia({ media: 'print' });
    const days = await page.evaluate(
      ([count, size]) => {
        const full = document.querySelector('[data-day]:has([data-unchosen] li:nth-child(5))');
        const lines = full?.querySelector('[data-unchosen]:has(li)');
        lines?.append(lines.querySelector('li:last-child')?.cloneNode(true) ?? '');
        const list = full?.parentElement;
        const month = list?.parentElement;
        const all = month?.parentElement;
        for (const other of all?.querySelectorAll('section, details') ?? [])
          if (other !== month) other.remove();
        month?.removeAttribute('hidden');
        all?.removeAttribute('data-many');
        all?.setAttribute(size, 'true');
        full?.removeAttribute('hidden');
        list?.replaceChildren(...Array.from({ length: count }, () => full?.cloneNode(true) ?? ''));
        return list?.children.length;
      },
      [count, size] as const,
    );
    expect(days).toBe(count);
    const points = await page
      .locator('[data-day] :is(a, p, small, strong, span):visible')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize) * 0.75));
    expect(points.length).toBeGreaterThan(count * 5);
    expect(Math.min(...points)).toBeGreaterThanOrEqual(least);
    expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  });
