/** @jest-environment node */
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { routesOf } from './groupPages';
import { routes } from './pages';

test('a group that fills everything in has every page', () => {
  expect(routesOf(exampleContent('full'))).toEqual(routes);
});

test('a group without a sheet for renters has all but that page', () => {
  expect(routesOf(exampleContent('small'))).toEqual(routes.filter((route) => route !== '/verhuur/infofiche'));
});
