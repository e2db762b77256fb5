/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { compiled } from './compiled';

const dated = compiled('dated');

/** A page that the script stands in, read by a browser at a moment. */
function pageAt(moment: string, body: string) {
  let now = new Date(moment).getTime();
  const { window } = new JSDOM(`<!doctype html><head><script>${dated}</script></head><body>${body}</body>`, {
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    beforeParse(page) {
      page.Date = class extends Date {
        constructor(...given: []) {
          super(...(given.length > 0 ? given : ([now] as unknown as [])));
        }
      } as DateConstructor;
    },
  });
  return {
    window,
    isThere: (id: string) => window.document.getElementById(id)?.hidden === false,
    text: (id: string) => window.document.getElementById(id)?.textContent,
    lookAgainAt: (later: string) => {
      now = new Date(later).getTime();
      window.document.dispatchEvent(new window.Event('visibilitychange'));
    },
  };
}

const minute = (moment: string) => new Date(moment).getTime() / 60_000;
const period = `${minute('2027-02-08T00:00:00+01:00')}-${minute('2027-02-11T00:00:00+01:00')}`;
const body = `<p id="here" data-when="${period}" hidden>Nu</p><p id="gone" data-when="-${minute('2027-02-08T00:00:00+01:00')}">Toen</p>
  <b id="left" data-left="${minute('2027-02-10T00:00:00+01:00')} 1440"></b>`;

/** When the browser has read the page to its end. */
const read = (page: ReturnType<typeof pageAt>) =>
  new Promise((resolve) => page.window.addEventListener('DOMContentLoaded', resolve));

test('what holds is there, what does not is gone, and days are counted, once the page has been read', async () => {
  const page = pageAt('2027-02-09T12:00:00+01:00', body);
  await read(page);
  expect([page.isThere('here'), page.isThere('gone'), page.text('left')]).toEqual([true, false, '2']);
});

test('a tab that slept is right when it is looked at again', async () => {
  const page = pageAt('2027-02-07T12:00:00+01:00', body);
  await read(page);
  expect([page.isThere('here'), page.isThere('gone')]).toEqual([false, true]);
  page.lookAgainAt('2027-02-10T23:59:59+01:00');
  expect([page.isThere('here'), page.isThere('gone'), page.text('left')]).toEqual([true, false, '1']);
  page.lookAgainAt('2027-02-11T00:00:00+01:00');
  expect([page.isThere('here'), page.text('left')]).toEqual([false, '0']);
});
