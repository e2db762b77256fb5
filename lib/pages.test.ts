/** @jest-environment node */
import { isRoute, routeOf, routePath } from './pages';

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
});
