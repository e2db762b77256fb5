import { isBookletOver } from '@/lib/camp/booklet';
import { leftOutPlaces } from '@/lib/content/check/absent';
import { isHiddenInCamp } from '@/lib/content/check/campSecrets';
import { isPlaceField } from '@/lib/content/check/embargo';
import { completed } from '@/lib/content/check/facts';
import { fieldName, type Problem, quote } from '@/lib/content/problem';
import { fileNames, leaderFiles } from '@/lib/content/schemas/files';
import { buildDay } from '@/lib/dates/buildDay';
import { compareDays } from '@/lib/dates/days';
import { blockOf, pages, type Route, routes } from '@/lib/pages/pages';
import { attribute } from '@/lib/text/html';
import { wordsOf } from '@/lib/text/inlineMarkup';
import { type Export, metaOf, type Page, titleOf } from './export';
import { codeAdvice } from './problem';
import { plain, sentencesOf } from './words';

/** Fields that a page shows as other words or as a picture. */
const shownOtherwise =
  /^(icoon|bestand|foto|fotoStaand|toestemming|bekendOp|koepel|attest|uitpas|nummersTonen|dringend|uur|van|tot|dag|vertrek|aankomst|datum|totDatum|inschrijvenVoor|geheimTot|ookOp|elke|eersteKeer|laatsteKeer|niet)$/;
/** Private fields: who rents the hall is for the group alone. */
const privateFields = /^wie$/;
/** Parts that a page shows only when there are documents, or when a group is full. */
const onlySometimes = /^(documenten|terugbetaling|wachtlijst)$/;

/** Texts, photo descriptions and links of the content that their page does not show. */
export function missingTexts(site: Export): Problem[] {
  return routes.flatMap((route) => {
    const page = site.pages.find((one) => one.route === route);
    const [file] = pages[route].content;
    const own = `content/${fileNames[file]}`;
    const source = site.sources.find((one) => one.file === own);
    if (!page || !source) return []; // a page that a group leaves out
    const shown = shownBy(page);
    const absent = leftOutPlaces(site.content, { [file]: source.value });
    const isAbsent = (path: readonly PropertyKey[]) =>
      absent.some((place) => `${[file, ...path].join('.')}.`.startsWith(`${place}.`));
    return [...source.values()]
      .filter(({ path, value }) => typeof value === 'string' && !isShownOtherwise(path))
      .filter(
        ({ path }) => !isEmbargoed(site, own, path) && !isSecretOrOver(site, own, path) && !isAbsent(path),
      )
      .filter(({ path, value }) => {
        const within = pathIn(route, path);
        return within && !shown(within, completed(onOneLine(String(value)), site.content));
      })
      .map(({ path, value, line }) => ({
        file: page.address,
        found: `deze tekst uit de inhoud staat er niet: ${quote(String(value))}`,
        advice: codeAdvice,
        places: [{ file: source.file, line, field: fieldName(path) }],
      }));
  });
}

/** Whether a field is about leaders under embargo, or about camp and hidden now. */
const isEmbargoed = ({ content }: Export, file: string, path: readonly PropertyKey[]) =>
  (file === `content/${fileNames.camp}` && isHiddenNow(content, path)) ||
  (path.includes('leiding') &&
    leaderFiles.some(
      (page) => file === `content/${fileNames[page]}` && content[page]?.bekendOp !== undefined,
    ));

/** Whether a field of camp is one that its booklet does not say (any more). */
function isHiddenNow({ camp }: Export['content'], path: readonly PropertyKey[]): boolean {
  if (camp?.kamp.geheimTot && isPlaceField(path)) return true;
  if (!camp?.boekje) return false;
  const isOver = isBookletOver({ kamp: camp.kamp, boekje: camp.boekje }, buildDay());
  return isHiddenInCamp(path, { isOver, showsNumbers: camp.boekje.nood !== undefined });
}

/** Whether a field is about an activity that is secret, or over: of that its name alone is shown. */
function isSecretOrOver({ content }: Export, file: string, [list, index, field]: readonly PropertyKey[]) {
  if (file !== `content/${fileNames.programme}` || list !== 'programma') return false;
  const activity = content.programme?.programma[Number(index)];
  if (!activity || field === undefined) return false;
  const { datum, totDatum, geheimTot, afgelast } = activity;
  const isOver = compareDays(totDatum ?? datum, buildDay()) <= 0;
  return geheimTot !== undefined || ((isOver || afgelast !== undefined) && field !== 'wat');
}

const onOneLine = (text: string) => text.replace(/[ \t\r\n]+/g, ' ').trim();

const isShownOtherwise = (path: readonly PropertyKey[]) =>
  shownOtherwise.test(String(path.findLast((part) => typeof part === 'string'))) ||
  privateFields.test(String(path.at(-1))) ||
  onlySometimes.test(String(path[0]));

/** The part of a path below the file or block that the page shows; undefined outside of it. */
function pathIn(route: Route, path: readonly PropertyKey[]): readonly PropertyKey[] | undefined {
  const [first, ...below] = path;
  if (blockOf(route) !== undefined) return first === blockOf(route) ? below : undefined;
  const ofOthers = routes.filter((other) => pages[other].content[0] === pages[route].content[0]).map(blockOf);
  return ofOthers.includes(String(first)) ? undefined : path;
}

/** Returns a function that checks whether the page shows the value of a field. */
function shownBy(page: Page): (path: readonly PropertyKey[], value: string) => boolean {
  const words = sentencesOf(page).replaceAll('\u00ad', '');
  const values = (name: string) => page.elements.flatMap((element) => attribute(element, name) ?? []);
  const [alts, links] = [values('alt'), values('href')];
  return (path, value) => {
    const key = path.at(-1);
    if (path.length === 1 && key === 'titel') return titleOf(page) === value;
    if (path.length === 1 && key === 'beschrijving') return metaOf(page, 'description') === value;
    if (key === 'alt') return alts.includes(value);
    if (key === 'email') return links.includes(`mailto:${value}`);
    if (key === 'link') return links.some((link) => link.startsWith(value));
    return words.includes(plain(wordsOf(value).replaceAll('\u00ad', '')));
  };
}
