import './jitless';
import type { Token } from 'marked';
import * as z from 'zod';
import { type CalendarDate, type DayMonth, weekdayOf, weekdays } from '@/lib/dates/days';
import { months, readDay, readDayMonth } from '@/lib/dates/dayWords';
import { routeOf, routes } from '@/lib/pages/pages';
import { PhotoFile } from '@/lib/photos/photo';
import { type Address, countries } from '@/lib/text/address';
import { piecesOf, wordsOf } from '@/lib/text/inlineMarkup';
import { contrast } from '@/lib/theme/contrast';
import { type IconName, icons } from '@/lib/theme/icons';
import { factNames, isFactName, namedIn } from './factNames';
import { nearest } from './nearest';
import { problemMessage, replaceAdvice } from './problem';

/**
 * The kinds of value that content files are made of. Every message says in Dutch what is expected and, after
 * `says`, what to do; the loader adds where (file, line, field) and what was found.
 */

/** Words on one line, shown as they are: spaces and line breaks between them count as one space. Refuses HTML. */
export const words = z
  .string({ error: 'een tekst' })
  .overwrite((value) => value.replace(/[ \t\r\n]+/g, ' ').trim())
  .min(1, { error: problemMessage('een tekst', 'vul hier iets in') })
  .refine((value) => !/<\/?[a-z!]/i.test(value), {
    error: problemMessage(
      'gewone tekst zonder HTML (geen < en >)',
      'haal de < en > weg; vet schrijf je als **vet**, een link als [woorden](/bivak)',
    ),
  });

/** Words that the group writes for itself: no page shows them, and nothing that goes online holds them. */
export const ownWords = words.min(1);

/** Words in which a field may be named that knows a part of them: `Elke {werking.dag}`. */
const sentence = words.refine((value) => !unknownFact(value), {
  error: ({ input }) => {
    const name = (typeof input === 'string' && unknownFact(input)) || '';
    const meant = nearest(name, factNames);
    return problemMessage(
      `tussen { en } de naam van een gegeven: ${factNames.join(', ')}`,
      meant ? `schrijf {${meant}}` : 'kies een van die namen, of haal de { en } weg',
    );
  },
});

const unknownFact = (value: string) => namedIn(value).find((name) => !isFactName(name));

/** Running text: sentences, in which `**vet**` and `[woorden](/bivak)` are shown as what they mean. */
export const text = sentence
  .refine((value) => !badLink(value), {
    error: ({ input }) =>
      problemMessage(
        'een link naar een pagina van de site, of een die begint met https://, mailto: of tel:',
        typeof input === 'string' ? textLinkAdvice(input) : '',
      ),
  })
  .refine((value) => badLink(value) || !strayMarkup(value), {
    error: ({ input }) =>
      problemMessage(
        'een tekst met alleen **vet** en [woorden](/bivak) als opmaak',
        strayAdvice((typeof input === 'string' && strayMarkup(input)) || ''),
      ),
  });

/** A title, a name, a button: words that are shown as they are, so that markup makes no sense in them. */
export const plain = sentence.refine((value) => !hasMarkup(value), {
  error: ({ input }) =>
    problemMessage(
      'gewone woorden: een titel, een naam of een knop kan niet vet zijn en geen link bevatten',
      typeof input === 'string' ? replaceAdvice(bareWords(input)) : '',
    ),
});

const hasMarkup = (value: string) => strayMarkup(value) !== undefined || wordsOf(value) !== value;

/** The words of a text without any sign that was meant as markup. */
function bareWords(value: string): string {
  const bare = wordsOf(value)
    .replaceAll('**', '')
    .replace(/(^|\s)[*_~`]+(?=\S)|(?<=\S)[*_~`]+(?=[\s.,!?]|$)/g, '$1');
  return hasMarkup(bare) ? bare.replace(/[*_~`[\]]+|\(\S*\)/g, '') : bare;
}

/** The first piece of a text that would be shown as the signs it is made of, though it was meant as markup. */
function strayMarkup(value: string): string | undefined {
  const unknown = everyPieceOf(value).find(({ type }) => ['em', 'codespan', 'image', 'del'].includes(type));
  return unknown?.raw ?? /\*\*.{0,20}|\]\(.{0,20}/.exec(wordsOf(value))?.[0];
}

const everyPieceOf = (value: string) => {
  const withInner = (piece: Token): Token[] =>
    'tokens' in piece && piece.tokens ? [piece, ...piece.tokens.flatMap(withInner)] : [piece];
  return piecesOf(value).flatMap(withInner);
};

function strayAdvice(piece: string): string {
  if (piece.startsWith('![')) return 'haal de foto weg uit de tekst: een foto hoort in een veld foto';
  const meant = /^([*_~`]{1,2})([^*_~`]+)\1$/.exec(piece)?.[2];
  if (meant) return `schrijf **${meant}** in plaats van ${piece}, of laat de tekens ${piece[0]} weg`;
  return piece.startsWith('**')
    ? 'zet vlak voor én vlak achter het vette woord twee sterretjes, zonder spatie ertussen: **vet**'
    : 'schrijf een link als [woorden](/bivak): eerst de woorden tussen [ en ], meteen erna het adres tussen ( en ), zonder spaties';
}

/** The first target of a link in a text that leads nowhere good: `[woorden](target)`, or a bare `www.…`. */
function badLink(value: string): string | undefined {
  return [...value.matchAll(/\]\(([^)]*)\)?/g)]
    .map(([, target = '']) => target)
    .concat(bareLinks(value))
    .find((target) => !isGoodLink(target));
}

/** Addresses without words around them; what stands in an e-mail address is one too. */
const bareLinks = (value: string) =>
  everyPieceOf(value).flatMap(({ type, raw }) =>
    type === 'link' && !raw.startsWith('[') && !raw.includes('@') ? [raw] : [],
  );

const isGoodLink = (target: string) =>
  /^(https:\/\/[^\s/]+\.[^\s/]+|mailto:\S+@\S|tel:\+?\d|#\w|\/documents\/\S+\.pdf$)/.test(target) ||
  routeOf(target.replace(/[#?].*$/, '')) !== undefined;

function textLinkAdvice(value: string): string {
  const target = badLink(value) ?? '';
  const better = betterLink(target);
  if (!better) return linkAdvice(target);
  return bareLinks(value).includes(target)
    ? `schrijf [${target}](${better})`
    : `schrijf (${better}) in plaats van (${target})`;
}

function linkAdvice(target: string): string {
  const script = /^\s*(javascript|data|vbscript):/i.exec(target)?.[1];
  if (script) return `haal de link weg die begint met ${script}: – zo’n link kan bezoekers schaden`;
  const better = betterLink(target);
  return better
    ? replaceAdvice(better)
    : `kies een van ${routes.join(', ')}, of schrijf het volledige webadres met https://`;
}

function betterLink(target: string): string | undefined {
  if (/^http:\/\//i.test(target)) return target.replace(/^http:/i, 'https:');
  if (/^www\./i.test(target)) return `https://${target}`;
  return nearest(target.replace(/^\/?/, '/'), routes);
}

/** A name that other texts may name: it stands by itself. */
export const name = plain.refine((value) => namedIn(value).length === 0, {
  error: problemMessage(
    'een naam zonder { en }',
    'schrijf de naam zelf: andere teksten nemen hem van hier over',
  ),
});

/** One or more paragraphs. */
export const paragraphs = z.array(text).min(1);

const aNumber = (expected: string) => ({
  error: ({ input }: { input?: unknown }) => problemMessage(expected, numberAdvice(input)),
});

function numberAdvice(input: unknown): string {
  const found = typeof input === 'string' ? /-?\d+(?:[.,]\d+)?/.exec(input)?.[0] : undefined;
  const number = found?.replace(',', '.');
  return number
    ? replaceAdvice(number, `schrijf alleen het getal, zonder woorden of aanhalingstekens: ${number}`)
    : '';
}

/** An amount in euro, as a number: `10` or `12.5`. */
export const price = z
  .number(aNumber('een getal zonder tekst, bijvoorbeeld 40 of 12.5'))
  .nonnegative({ error: 'een bedrag van 0 of meer' });

export const count = z
  .number(aNumber('een geheel getal, bijvoorbeeld 3'))
  .int({ error: 'een geheel getal, bijvoorbeeld 3' })
  .positive({ error: 'een getal van 1 of meer' });

export const year = z
  .number(aNumber('een jaartal met vier cijfers, bijvoorbeeld 2026'))
  .int({ error: 'een jaartal met vier cijfers, bijvoorbeeld 2026' })
  .min(2000, { error: 'een jaartal vanaf 2000' })
  .max(2100, { error: 'een jaartal tot 2100' });

/** Degrees north or east, within or near Belgium. */
const degrees = (min: number, max: number) => {
  const expected = `een getal met een punt tussen ${min} en ${max}, bijvoorbeeld ${min + 1.05}`;
  const error = problemMessage(
    expected,
    'kopieer het getal van de kaart; kijk ook of de breedtegraad (rond 51) en de lengtegraad (rond 4) niet omgewisseld zijn',
  );
  return z.number(aNumber(expected)).min(min, { error }).max(max, { error });
};
export const latitude = degrees(49, 52);
export const longitude = degrees(2, 7);

/** `2025-2026`: two years that follow each other. */
export const workingYear = z
  .string({ error: 'een werkjaar, bijvoorbeeld 2025-2026' })
  .refine(
    (value) => /^20\d\d-20\d\d$/.test(value) && Number(value.slice(5)) === Number(value.slice(0, 4)) + 1,
    {
      error: problemMessage(
        'een werkjaar van twee jaartallen na elkaar, bijvoorbeeld 2025-2026',
        'verbeter de jaartallen',
      ),
    },
  );

const yesOrNo = { error: problemMessage('ja of nee', 'schrijf ja of nee, zonder aanhalingstekens') };
export const yesNo = z.enum(['ja', 'nee'], yesOrNo).transform((value) => value === 'ja');

const orLater = {
  error: problemMessage('ja, nee of volgt', 'schrijf ja, nee of volgt, zonder aanhalingstekens'),
};
/** `ja`, `nee`, or `volgt` for what is still to come. */
export const yesNoOrLater = z
  .enum(['ja', 'nee', 'volgt'], orLater)
  .transform((value) => (value === 'volgt' ? value : value === 'ja'));
/** How loud a notice is. */
export const noticeLevel = z.enum(['opgelet', 'info'], {
  error: problemMessage(
    'opgelet of info',
    'schrijf opgelet voor wat iedereen vandaag moet weten, of info voor de rest',
  ),
});

/** `"14:00"`: hours and minutes on a clock of 24 hours, in Europe/Brussels. */
const aTime = {
  error: ({ input }: { input?: unknown }) =>
    problemMessage('een uur van vier cijfers, bijvoorbeeld "14:00"', timeAdvice(input)),
};
export const time = z.string(aTime).regex(/^([01]\d|2[0-3]):[0-5]\d$/, aTime);

function timeAdvice(input: unknown): string {
  const [, hour = '', minutes = '00'] = /^(\d{1,2})(?:\D+(\d{2}))?\D*$/.exec(String(input).trim()) ?? [];
  const meant = `${hour.padStart(2, '0')}:${minutes}`;
  return hour && Number(hour) < 24 && Number(minutes) < 60
    ? replaceAdvice(meant, `schrijf "${meant}"`)
    : 'schrijf het uur als "14:00", met de aanhalingstekens; een dag eindigt op "23:59"';
}

/** A day of the week by its Dutch name. */
export const weekday = z.enum(weekdays, {
  error: problemMessage(
    'een dag van de week, bijvoorbeeld zondag',
    'schrijf de dag voluit en met kleine letters',
  ),
});

const aDayMonth = {
  error: ({ input }: { input?: unknown }) =>
    problemMessage(
      'een dag en een maand in woorden, zonder jaar, bijvoorbeeld 21 juli',
      dateAdvice(input, false),
    ),
};
const aDate = {
  error: ({ input }: { input?: unknown }) =>
    problemMessage(
      'een dag, een maand in woorden en een jaar, bijvoorbeeld 27 september 2026',
      dateAdvice(input, true),
    ),
};

/** `21 juli` → `{ day: 21, month: 7 }`: a calendar day in Europe/Brussels, every year again. */
export const dayMonth = z
  .string(aDayMonth)
  .refine(readDayMonth, aDayMonth)
  .transform((value): DayMonth => readDayMonth(value) ?? noDay);

/** `27 september 2026` → `{ day: 27, month: 9, year: 2026 }`: a calendar day in Europe/Brussels. */
export const date = z
  .string(aDate)
  .refine(readDay, aDate)
  .transform((value): CalendarDate => readDay(value) ?? noDay);

const noDay = { day: 0, month: 0, year: 0 }; // never seen: a day that cannot be read is refused before it is transformed

/** `zaterdag 21 november 2026`, `za. 21`: a weekday before a date, which content leaves out. */
const leadingWeekday = new RegExp(
  `^(?:${weekdays.flatMap((day) => [day, day.slice(0, 2)]).join('|')})\\b[.,]?\\s*`,
);

function dateAdvice(input: unknown, withYear: boolean): string {
  const value = String(input)
    .trim()
    .toLowerCase()
    .replace(leadingWeekday, '')
    .replace(/^(\d{1,2})(?:ste|de|e)\b/, '$1');
  const [, first = '', second = '', third = ''] =
    /^(\d{1,4})\s*[-/. ]\s*(\d{1,2})(?:\s*[-/. ]\s*(\d{2,4}))?$/.exec(value) ?? [];
  const [day, monthNumber, inYear] = first.length === 4 ? [third, second, first] : [first, second, third];
  const [, wordDay = '', word = '', wordYear = ''] =
    /^(\d{1,2})\s*([a-z]{3,})\.?\s*(\d{4})?$/.exec(value) ?? [];
  const month = months[Number(monthNumber) - 1] ?? (word && monthNamed(word)) ?? '';
  const written = inYear || wordYear;
  const fullYear = written.length === 2 ? `20${written}` : written || '2026';
  const suggestion = `${Number(day || wordDay)} ${month} ${fullYear}`;
  const meant = readDay(suggestion);
  if (!meant) return 'kijk of die dag bestaat en of de maand voluit en juist geschreven is';
  if (!withYear) return replaceAdvice(suggestion.slice(0, -5));
  if (!written) return `schrijf ${suggestion} (met het juiste jaar)`;
  const isNamed = leadingWeekday.test(String(input).trim().toLowerCase());
  return replaceAdvice(
    suggestion,
    `schrijf ${suggestion}${isNamed ? ` (dat is een ${weekdayOf(meant)})` : ''}`,
  );
}

/** `okt`, `mrt`, `ocktober` → the month that was meant. */
const monthNamed = (word: string): string | undefined =>
  word === 'mrt' ? 'maart' : (months.find((month) => month.startsWith(word)) ?? nearest(word, months));

const aPhone = {
  error: problemMessage(
    'een Belgisch telefoonnummer tussen aanhalingstekens, bijvoorbeeld "0400 00 00 01"',
    'schrijf het hele nummer, met de 0 vooraan, tussen aanhalingstekens',
  ),
};
export const phone = z
  .string(aPhone)
  .regex(/^(?:0|\+32 ?)[\d ./]+$/, aPhone)
  .refine(hasPhoneLength, aPhone);

/**
 * Belgian numbers have, after their 0 or +32, nine digits when they begin with 4 (mobile phones), but for the land lines of Liège
 * (4 2.. and 4 3..); all others have eight (national numbering plan, BIPT).
 */
function hasPhoneLength(value: string): boolean {
  const digits = value.replace(/^(\+32 ?|0)/, '').replace(/[ ./]/g, '');
  return /^(?:4[^23]\d{7}|4[23]\d{6}|[^40]\d{7})$/.test(digits);
}

const aNumberToCall = {
  error: problemMessage(
    'een telefoonnummer tussen aanhalingstekens, bijvoorbeeld "0400 00 00 01" of "112"',
    'schrijf het hele nummer tussen aanhalingstekens',
  ),
};

/** A telephone number, or a short one such as 112. */
export const numberToCall = z
  .string(aNumberToCall)
  .refine((value) => /^\d{3,4}$/.test(value) || phone.safeParse(value).success, aNumberToCall);

const aPostcode = {
  error: problemMessage('een postcode van vier cijfers tussen aanhalingstekens, bijvoorbeeld "9999"'),
};
export const postcode = z.string(aPostcode).regex(/^[1-9]\d{3}$/, aPostcode);

const aPostcodeAnywhere = {
  error: problemMessage(
    'een postcode tussen aanhalingstekens: "9999", of in het buitenland met de letter van het land ervoor, zoals "L-9650"',
    `schrijf de postcode tussen aanhalingstekens, met een van deze ervoor als het kamp niet in België is: ${Object.keys(countries).join('-, ')}-`,
  ),
};
export const postcodeAnywhere = z
  .string(aPostcodeAnywhere)
  .refine((value) => /^[1-9]\d{3}$/.test(value) || isForeignPostcode(value), aPostcodeAnywhere);

const isForeignPostcode = (value: string) =>
  Object.hasOwn(countries, value.replace(/-.*/, '')) && /^[A-Z]+-\d[\dA-Z -]{2,7}$/.test(value);

export const email = z.email({
  error: ({ input }) =>
    problemMessage(
      'een e-mailadres, bijvoorbeeld info@jouwgroep.be',
      typeof input === 'string' && /^mailto:/i.test(input)
        ? replaceAdvice(input.slice(7))
        : 'kijk of er één @ in staat, een punt erna, en geen spaties',
    ),
});

/** An address on another site. Only https: a `javascript:` or `http:` link never reaches a page. */
export const link = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: ({ input }) =>
    problemMessage(
      'een volledig webadres dat begint met https://',
      routeOf(String(input))
        ? 'schrijf het adres van de andere site waar dit naartoe leidt, helemaal, met https:// ervoor'
        : linkAdvice(typeof input === 'string' ? input : ''),
    ),
});

const isHttps = (value: string) => /^https:/.test(value) && URL.canParse(value);

/** The address of the site itself, without anything after the name: `https://www.jouwgroep.be`. */
export const siteAddress = link
  .refine((value) => !isHttps(value) || value.replace(/\/$/, '') === new URL(value).origin, {
    error: ({ input }) =>
      problemMessage(
        'het adres van de site zonder iets erachter, bijvoorbeeld https://www.jouwgroep.be',
        typeof input === 'string' && isHttps(input) ? replaceAdvice(new URL(input).origin) : '',
      ),
  })
  .transform((value) => value.replace(/\/$/, ''));

export const route = z.enum(routes, {
  error: ({ input }) =>
    problemMessage('een pagina van deze site, bijvoorbeeld /bivak', linkAdvice(String(input))),
});

/** A link to another site, or to a page of this one. */
export const linkOrPage = z.union([route, link], {
  error: ({ input }) =>
    problemMessage(
      'een volledig webadres dat begint met https://, of een pagina van deze site zoals /bivak',
      linkAdvice(String(input)),
    ),
});

/** `#rrggbb`. */
export const hexColour = z
  .string({ error: 'een kleur tussen aanhalingstekens, bijvoorbeeld "#d3213a"' })
  .regex(/^#[0-9a-fA-F]{6}$/, {
    error: problemMessage(
      'een kleur met # en zes tekens, bijvoorbeeld "#d3213a"',
      'schrijf de # en zes tekens (0-9, a-f) tussen aanhalingstekens',
    ),
  });

/** A colour that must be told from another one with at least this contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export const readable = (other: string, atLeast: number, use: string, remedy: 'donkerder' | 'lichter') =>
  hexColour.refine((value) => !/^#[0-9a-f]{6}$/i.test(value) || contrast(value, other) >= atLeast, {
    error: ({ input }) =>
      problemMessage(
        `een kleur met een contrast van minstens ${dutch(atLeast)} voor ${use} (${other}); nu is het ${dutch(contrast(String(input), other))}`,
        `kies een ${remedy === 'donkerder' ? 'donkerdere' : 'lichtere'} kleur: wie slecht ziet of in de zon leest, kan dit anders niet lezen`,
      ),
  });

/** Rounded down, so that 4.49 never reads as the 4.5 it does not reach. */
const dutch = (ratio: number) => String(Math.floor(ratio * 10) / 10).replace('.', ',');

export const iconNames = Object.keys(icons) as [IconName, ...IconName[]];

export const icon = z.enum(iconNames, {
  error: ({ input }) => {
    const meant = nearest(String(input), iconNames);
    return problemMessage(
      'de naam van een tekening',
      meant ? `bedoel je ${meant}?` : `kies een van deze: ${iconNames.join(', ')}`,
    );
  },
});

const aPhoto = 'een foto in de map content/fotos, bijvoorbeeld hero.jpg';

/** A file below `content/fotos`, by its path there. The loader checks that it exists and is a picture. */
export const photoFile = z
  .string({ error: aPhoto })
  .min(1, { error: aPhoto })
  .transform((path) => new PhotoFile(path));

// The general shapes get English names here, so that what is not about one page's texts hears no Dutch.

export const photo = z
  .strictObject({ bestand: photoFile, alt: plain })
  .transform(({ bestand, alt }) => ({ image: bestand, alt }));
export const captionedPhoto = z
  .strictObject({ bestand: photoFile, alt: plain, onderschrift: text })
  .transform(({ bestand, alt, onderschrift }) => ({ image: bestand, alt, caption: onderschrift }));

const aPdf = problemMessage('een pdf in de map public/documents, bijvoorbeeld medische-fiche.pdf');

/** A file below `public/documents`, by its path there. The loader checks that it exists and is a PDF. */
export const documentFile = z.string({ error: aPdf }).regex(/\.[pP][dD][fF]$/, { error: aPdf });

const writtenAddress = z.strictObject({ naam: name, straat: name, postcode, gemeente: name });

const toAddress = ({ naam, straat, postcode, gemeente }: z.infer<typeof writtenAddress>): Address => ({
  name: naam,
  street: straat,
  postcode,
  town: gemeente,
});

/** An address in Belgium or, by its postcode, in a country around it. */
export const address = writtenAddress.extend({ postcode: postcodeAnywhere }).transform(toAddress);

/** An address with its place on the map. */
export const mappedAddress = writtenAddress
  .extend({ breedtegraad: latitude, lengtegraad: longitude })
  .transform(({ breedtegraad, lengtegraad, ...written }) => ({
    ...toAddress(written),
    latitude: breedtegraad,
    longitude: lengtegraad,
  }));
