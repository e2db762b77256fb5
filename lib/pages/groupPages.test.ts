/** @jest-environment node */
import { bareContent, exampleContent } from '@/e2e/groups/exampleGroup';
import { absentRoutes, routesOf } from './groupPages';
import { routes } from './pages';

test('a group with a page for each half of its leaders has all pages but that for all leaders', () => {
  expect(routesOf(exampleContent('full'))).toEqual(routes.filter((route) => route !== '/leiding'));
});

test('a group without a sheet for renters and a booklet has no such pages', () => {
  expect(absentRoutes(bareContent())).toEqual(['/leiding', '/verhuur/infofiche', '/bivak/boekje']);
});

test('a group that began without a camp and a hall has neither, nor a page below them', () => {
  expect(absentRoutes(exampleContent('small'))).toEqual([
    '/jongensleiding',
    '/meisjesleiding',
    '/verhuur',
    '/verhuur/infofiche',
    '/bivak',
    '/bivak/boekje',
    '/lid-worden',
  ]);
});
