/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { blockOf, isRoute, menuEntries, outsideMenu, pages, routeOf, routePath, routes } from './pages';

test('pages are served as folders, the home page as the root', () => {
  expect(routePath('/bivak')).toBe('/bivak/');
  expect(routePath('/')).toBe('/');
});

test('an address in the browser leads back to its page, or to none', () => {
  expect(routeOf('/bivak/')).toBe('/bivak');
  expect(routeOf('/bivak')).toBe('/bivak');
  expect(routeOf('/')).toBe('/');
  expect(routeOf('/documents/2025/cm-jongens.pdf')).toBeUndefined();
});

test('only the pages of the site are routes', () => {
  expect(isRoute('/contact')).toBe(true);
  expect(isRoute('/contact/')).toBe(false);
  expect(isRoute('https://contact.example')).toBe(false);
  expect(isRoute('toString')).toBe(false);
});

test('every page of app/ stands in the table, and the other way round', () => {
  const inApp = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => file.slice(0, -'/page.tsx'.length) || '/')
    .filter((route) => !route.includes('[')); // as many as there are age groups, and pages of the group's own
  expect(inApp.toSorted()).toEqual(routes.toSorted());
});

test('the menu lists every page once, except those outside of it', () => {
  const inMenu = menuEntries.flatMap((entry) =>
    typeof entry === 'string' ? entry : entry.below.filter((one) => one !== 'events'),
  );
  expect([...inMenu, ...outsideMenu].toSorted()).toEqual(routes.toSorted());
});

test('no two pages have the same content of their own: a file, or a block of one', () => {
  const own = routes.map((route) => `${pages[route].content[0]} ${blockOf(route)}`);
  expect(new Set(own).size).toBe(routes.length);
});
