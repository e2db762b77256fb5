import * as z from 'zod';
import { menuPlace } from '@/lib/content/kinds/choice';
import { date } from '@/lib/content/kinds/date';
import { documentFile } from '@/lib/content/kinds/document';
import { linkOrPage } from '@/lib/content/kinds/link';
import { count } from '@/lib/content/kinds/number';
import { pageAddress } from '@/lib/content/kinds/pageAddress';
import { phone } from '@/lib/content/kinds/phone';
import { photoFile } from '@/lib/content/kinds/photo';
import { plain } from '@/lib/content/kinds/plain';
import { text } from '@/lib/content/kinds/text';
import { problemMessage } from '@/lib/content/problem';
import { slug } from '@/lib/text/slug';
import { bareText } from '@/lib/text/sourceMarkers';
import { listed } from '@/lib/text/words';
import { block, label, list } from './fields';
import { head, paragraphs, photo } from './parts';
import { noneWrong } from './rules';

/** More in one block is an evening of scrolling. */
const mostPhotos = 60;

const albumPhoto = z
  .strictObject({ bestand: photoFile, alt: plain, onderschrift: plain.optional() })
  .transform(({ bestand, alt, onderschrift }) => ({ image: bestand, alt, caption: onderschrift }));

/** The kinds of block, by the field that makes one of that kind. */
const kinds = {
  tekst: paragraphs.optional(),
  vragen: list(
    'Vragen en antwoorden',
    'vraag',
    z.strictObject({ vraag: label('Vraag', plain), antwoord: label('Antwoord', text) }),
  )
    .min(1)
    .optional(),
  nieuws: list(
    'Nieuws',
    'bericht',
    z.strictObject({ dag: label('Dag', date), titel: plain, tekst: text, foto: photo.optional() }),
  )
    .min(1)
    .optional(),
  fotos: list('Foto’s', 'foto', albumPhoto)
    .min(1)
    .max(mostPhotos, {
      error: problemMessage(
        `hoogstens ${mostPhotos} foto’s bij elkaar`,
        'zet de andere in een volgend blok, met een eigen titel',
      ),
    })
    .optional(),
  blaadjes: list(
    'Blaadjes om te downloaden',
    'blaadje',
    z.strictObject({
      naam: plain,
      bestand: label('Pdf', documentFile),
      dag: label('Van welke dag', date).optional(),
      uitleg: label('Wat erin staat', plain).optional(),
    }),
  )
    .min(1)
    .optional(),
  kaarten: list(
    'Kaartjes: sponsors, partners, een comité',
    'kaartje',
    z.strictObject({
      naam: plain,
      foto: photo.optional(),
      tekst: text.optional(),
      telefoon: phone.optional(),
      link: linkOrPage.optional(),
    }),
  )
    .min(1)
    .optional(),
  oproep: block('Oproep met één knop', {
    tekst: text,
    knop: plain,
    link: linkOrPage,
    foto: photo.optional(),
  }).optional(),
};

export type BlockKind = keyof typeof kinds;

export const blockKinds = Object.keys(kinds).filter((kind): kind is BlockKind => kind in kinds);

const pageBlock = z
  .strictObject({ titel: plain, inleiding: text.optional(), ...kinds })
  .refine((written) => blockKinds.filter((kind) => written[kind] !== undefined).length === 1, {
    error: problemMessage(
      `een blok van één soort: ${listed(blockKinds, 'of')}`,
      'hou er één over, en maak voor de rest een blok ernaast; een blok zonder inhoud haal je weg',
    ),
    when: noneWrong,
  });

/** A page that the group wrote itself. It stands at its name, unless it says another address. */
const ownPage = z
  .strictObject({
    naam: plain,
    adres: label('Adres, als het anders is dan de naam', pageAddress).optional(),
    titel: head.titel.optional(),
    beschrijving: head.beschrijving.optional(),
    staatIn: label('Waar de link staat', menuPlace).default('voet'),
    inleiding: text.optional(),
    foto: photo.optional(),
    bekendOp: label('Pas bekend op', date).optional(),
    opHome: label(
      'Zoveel weken staat nieuws op de startpagina',
      count,
      'Leeg: het nieuws staat er niet.',
    ).optional(),
    nagekeken: label('Nagekeken op', date, 'De dag waarop jullie deze pagina laatst nalazen.').optional(),
    blokken: list('Blokken', 'blok', pageBlock).min(1),
  })
  .transform((page) => ({
    ...page,
    adres: page.adres ?? slug(bareText(page.naam)),
    beschrijving: page.beschrijving ?? `${page.naam}: een pagina van {korteNaam} in {gemeente}.`,
  }));

export const ownPagesFile = block('Eigen pagina’s', {
  paginas: list('Pagina’s', 'pagina', ownPage).superRefine(
    (pages, { addIssue }) => {
      for (const [index, { naam, adres }] of pages.entries()) {
        const field = adres === slug(bareText(naam)) ? 'naam' : 'adres';
        const refused = pageAddress.safeParse(adres).error?.issues[0]?.message;
        const isTwice = pages.slice(0, index).some((other) => other.adres === adres);
        const message =
          refused ??
          (isTwice &&
            problemMessage(
              'een naam en een adres die nog geen andere pagina heeft',
              'geef deze pagina een eigen naam, of haal één van de twee weg',
            ));
        if (message) addIssue({ code: 'custom', path: [index, field], message });
      }
    },
    { when: noneWrong },
  ),
});
