/** @jest-environment node */
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { absentRoutes, routesOf } from './groupPages';
import { routes } from './pages';

test('a group with a page for each half of its leaders has all pages but that for all leaders', () => {
  expect(routesOf(exampleContent('full'))).toEqual(routes.filter((route) => route !== '/leiding'));
});

test('a group without a sheet for renters has no such page', () => {
  expect(absentRoutes(exampleContent('small'))).toEqual(['/leiding', '/verhuur/infofiche']);
});
