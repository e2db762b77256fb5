import { startInPage } from '@/lib/browser/testing/startInPage';
import { years } from './years.script';

const closed = '<details name="jaar" open="">2026</details><details name="jaar">2025</details>';

/** A page with an open and a closed year, in a browser whose CSS can or cannot open them. */
function pageWith({ style }: { style: boolean }) {
  document.body.innerHTML = closed;
  Object.assign(window, { CSS: { supports: () => style } });
  startInPage(years);
}

test('where CSS opens closed years, printing changes nothing', () => {
  pageWith({ style: true });
  dispatchEvent(new Event('beforeprint'));
  expect(document.body.innerHTML).toBe(closed);
});

test('elsewhere closed years are open during printing, each outside its group', () => {
  pageWith({ style: false });
  dispatchEvent(new Event('beforeprint'));
  expect(document.body.innerHTML).toBe(
    '<details name="jaar" open="">2026</details><details open="">2025</details>',
  );
  dispatchEvent(new Event('afterprint'));
  expect(document.body.innerHTML).toBe(closed);
});
