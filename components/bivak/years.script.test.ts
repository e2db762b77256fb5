import { years } from './years.script';

const folded = '<details name="jaar" open="">2026</details><details name="jaar">2025</details>';

/** A page with an open and a folded year, in a browser that can unfold them by a style or cannot. */
function pageWith({ style }: { style: boolean }) {
  document.body.innerHTML = folded;
  Object.assign(window, { CSS: { supports: () => style } });
  years();
}

test('where a style opens what is folded, printing changes nothing', () => {
  pageWith({ style: true });
  dispatchEvent(new Event('beforeprint'));
  expect(document.body.innerHTML).toBe(folded);
});

test('what is folded is opened while it is printed, where no style does that; each out of its group', () => {
  pageWith({ style: false });
  dispatchEvent(new Event('beforeprint'));
  expect(document.body.innerHTML).toBe(
    '<details name="jaar" open="">2026</details><details open="">2025</details>',
  );
  dispatchEvent(new Event('afterprint'));
  expect(document.body.innerHTML).toBe(folded);
});
