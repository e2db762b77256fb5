/** @jest-environment node */
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { stringify } from 'yaml';
import { AgeGroupBody } from '@/components/pages/AgeGroupBody';
import { loadBodyAt } from '@/components/pages/bodies';
import { NotFound } from '@/components/site/NotFound';
import { PageLayout } from '@/components/site/PageLayout';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { fieldKey } from '@/editor/document/fieldKey';
import { noPhoto, shownPage } from '@/editor/preview/shown';
import type { Values } from '@/lib/content/blocks';
import { checkContent } from '@/lib/content/check/check';
import { readSources, valuesIn } from '@/lib/content/check/sources';
import type { ShownContent } from '@/lib/content/schemas/content';
import { contentFiles, type FileName, fileNames } from '@/lib/content/schemas/files';
import { type Shape, shapeOf } from '@/lib/content/schemas/shape';
import { buildDay } from '@/lib/dates/buildDay';
import { ageGroupPath, ageGroupsWithPage } from '@/lib/pages/ageGroupPages';
import { absentRoutes, pageAddressesOf } from '@/lib/pages/groupPages';
import { metadataOf, ownPageMetadata } from '@/lib/pages/metadata';
import { ownPageAt } from '@/lib/pages/ownPages';
import { isRoute, type PageAddress, routePath } from '@/lib/pages/pages';
import { withoutMarkers } from '@/lib/text/sourceMarkers';
import { exportOf } from '@/pipeline/export-checks/export';
import { hiddenFacts } from './hiddenFacts';

/** Every text of the content stands on a page, found by its source marker, whatever else the group leaves out. */

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2026, 8, 1) / 1000); // before the first day of the programme

type Path = readonly [FileName, ...(string | number)[]];

/** What hides a text for a while: tests of the embargo and of secret days are about these. */
const hiding = ['geheimTot', 'bekendOp', 'afgelast'];

/** The title and description of the not-found page, which no route has. */
const inHead = /^site\.nietGevonden\.(titel|beschrijving)$/;

/** The room that a photo shows, on the floor plan. */
const ofRoom = /^rental\.fotos\.lijst\.\d+\.ruimte$/;

/** Texts that mean nothing without another field: what they are about. */
const about: Record<string, RegExp> = {
  'site.werking.lidgeld': /^home\.activiteiten\.kaarten\.\d+\.info\.lidgeldExtra$/,
  'site.formulier': /^privacy\.(derden\.lijst|beloften)\.\d+\./, // the service that sends it
  'home.welkom.proberen': /^home\.welkom\.sticker$/,
  'home.overOns.wat': /^home\.overOns\.watTitel$/,
  'camp.kamp.plaats': /^camp\.boekje\.post\./, // no letter without a whole address
  'camp.kamp.bezoek': /^calendar\.namen\.bezoek$/,
  'camp.boekje.nummersTonen': /^camp\.boekje\.(nood|leiding)\./,
  'camp.boekje.nood.telefoon': /^camp\.boekje\.nood\.uitleg$/,
  'documents.medischeFiche': /^camp\.documenten\./,
  'documents.bivak': /^camp\.terugbetaling\./,
  'documents.lidgeld': /^camp\.terugbetaling\./,
  'girls.groepen.*.vol': /^join\.wachtlijst\./,
  'boys.groepen.*.vol': /^join\.wachtlijst\./,
  'rental.slapen': ofRoom,
  'rental.infofiche': ofRoom,
  'rental.infofiche.plattegrond': ofRoom,
};

const without = (value: unknown, [step, ...below]: readonly (string | number)[]): unknown => {
  if (typeof value !== 'object' || value === null || step === undefined) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  if (below.length === 0) delete copy[step];
  else copy[step] = without(copy[step], below);
  return copy;
};

/** Every field, block and list that may be left out and is there. */
function optionalPaths(values: Values): Path[] {
  const below = (value: unknown, shape: Shape | undefined, path: Path): Path[] => {
    if (shape?.type === 'list' && Array.isArray(value))
      return value.flatMap((item, index) => below(item, shape.item, [...path, index]));
    if (shape?.type !== 'block' || typeof value !== 'object' || value === null) return [];
    return Object.entries(shape.fields).flatMap(([name, field]) => {
      const part: unknown = Reflect.get(value, name);
      if (part === undefined || part === null) return [];
      const own: Path = [...path, name];
      return [...(field.optional ? [own] : []), ...below(part, field, own)];
    });
  };
  return contentFiles.flatMap((file) => below(values[file], shapeOf(file), [file]));
}

const keyOf = ([file, ...path]: Path) => fieldKey(file, path);

/** The values as texts, and their content; undefined when the check refuses them. */
function checked(values: Values) {
  const files = contentFiles.filter((file) => values[file] !== undefined);
  const { content, sources } = checkContent(
    Object.fromEntries(files.map((file) => [fileNames[file], stringify(values[file])])),
  );
  return content && { content, sources };
}

function metadataAt(content: ShownContent, address: PageAddress) {
  const own = ownPageAt(content, address);
  if (own) return ownPageMetadata(content, own);
  return isRoute(address) ? metadataOf(content, address) : {};
}

/** The pages of a group by their address, with markers, and the metadata of each. */
async function rendered(content: ShownContent): Promise<Map<string, { html: string; head: string }>> {
  const without = absentRoutes(content);
  const write = (body: React.ReactNode) =>
    renderToStaticMarkup(<PageLayout content={content}>{body}</PageLayout>);
  const { nietGevonden, email } = content.site;
  const pages = new Map([
    ['404.html', { html: write(<NotFound {...nietGevonden} email={email} without={without} />), head: '' }],
  ]);
  const add = (path: string, html: string, head: string) =>
    pages.set(`${path.slice(1)}index.html`, { html, head });
  for (const route of pageAddressesOf(content)) {
    const Body = await loadBodyAt(route);
    add(routePath(route), write(<Body {...content} />), JSON.stringify(metadataAt(content, route)));
  }
  for (const group of ageGroupsWithPage(content))
    add(ageGroupPath(group.id), write(<AgeGroupBody {...content} group={group} />), '');
  return pages;
}

/** Texts of these values that stand on no page, and facts for search engines that readers do not have; undefined when refused. */
async function missingFrom(values: Values): Promise<{ texts: string[]; facts: string[] } | undefined> {
  const found = checked(values);
  if (!found) return undefined;
  const { content, sources } = found;
  const { content: shown, markers } = shownPage(
    { content, values: valuesIn(sources) },
    () => noPhoto,
    buildDay(),
  );
  const pages = await rendered(shown);
  const numbers = [...pages.values()].flatMap(({ html, head }) => withoutMarkers(html + head).numbers);
  const shownKeys = new Set(numbers.map((number) => markers[number]?.key));
  const site = exportOf({
    files: [...pages.keys(), 'icons/logo.png'],
    read: (file) =>
      Buffer.from(`<html><body>${withoutMarkers(pages.get(file)?.html ?? '').text}</body></html>`),
    content,
    sources: [],
  });
  return {
    texts: markers
      .filter((marker) => marker.seen.length === 0 && marker.photo === undefined)
      .map(({ key }) => key)
      .filter((key) => !shownKeys.has(key) && !inHead.test(key)),
    facts: hiddenFacts(site).filter((fact) => !/\/icons\/|data:/.test(fact)),
  };
}

type Less = { left: Values; gone: readonly Path[] };

/** The values without some paths; a path without which the check refuses the rest stays. */
function lessOf({ left, gone }: Less, paths: readonly Path[]): Less {
  const less = paths.reduce<Values>((values, path) => without(values, path) as Values, left);
  if (checked(less)) return { left: less, gone: [...gone, ...paths] };
  if (paths.length === 1) return { left, gone };
  const half = Math.ceil(paths.length / 2);
  return lessOf(lessOf({ left, gone }, paths.slice(0, half)), paths.slice(half));
}

describe.each(['full', 'small'] as const)('of the %s group', (group) => {
  const whole = valuesIn(readSources(exampleTexts(group)).sources);
  const hidden = optionalPaths(whole).filter((path) => hiding.includes(String(path.at(-1))));
  const values = hidden.reduce<Values>((less, path) => without(less, path) as Values, whole);

  test('every text stands on a page, and search engines read nothing that readers do not', async () => {
    expect(await missingFrom(values)).toEqual({ texts: [], facts: [] });
  });

  test('no text is dropped because another field is missing', async () => {
    const optional = optionalPaths(values);
    await fc.assert(
      fc.asyncProperty(fc.subarray(optional, { maxLength: Math.min(60, optional.length) }), async (paths) => {
        const { left, gone } = lessOf({ left: values, gone: [] }, paths);
        const reasons = gone.flatMap((path) => about[keyOf(path).replace(/\.\d+\./g, '.*.')] ?? []);
        const missing = await missingFrom(left);
        expect(missing?.facts).toEqual([]);
        expect(missing?.texts.filter((key) => !reasons.some((reason) => reason.test(key)))).toEqual([]);
      }),
      process.env.TESTS === 'long'
        ? { numRuns: 60 }
        : { numRuns: 3, seed: 7, examples: [[optional.slice(0, 60)]] },
    );
  }, 600_000);
});
