import { z } from 'zod';
import { type IconName, icons } from '@/lib/icons';

/**
 * The kinds of value that content files are made of. Every message says in Dutch what is expected;
 * the loader adds where (file, line, field) and what was found.
 */

const months = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
] as const;

/** One line of text. Refuses HTML: texts are shown as they are, markup comes from `**vet**` and `[link](/bivak)`. */
export const text = z
  .string({ error: 'een tekst' })
  .trim()
  .min(1, { error: 'een tekst; dit veld is leeg' })
  .refine((value) => !/<\/?[a-z!]/i.test(value), {
    error:
      'gewone tekst zonder HTML (geen < en >); vet schrijf je als **vet**, een link als [woorden](/bivak)',
  })
  .refine((value) => !/\]\(\s*(?!https:\/\/|mailto:|tel:|\/|#)/i.test(value), {
    error: 'een link die begint met https://, mailto:, tel: of /',
  });

/** One or more paragraphs. */
export const paragraphs = z.array(text, { error: 'een lijst van alinea’s, elk met een streepje' }).min(1);

/** An amount in euro, as a number: `10` or `12.5`. */
export const price = z
  .number({ error: 'een getal zonder tekst, bijvoorbeeld 40' })
  .nonnegative({ error: 'een bedrag van 0 of meer' });

export const count = z
  .int({ error: 'een geheel getal, bijvoorbeeld 3' })
  .positive({ error: 'een getal van 1 of meer' });

export const year = z
  .int({ error: 'een jaartal met vier cijfers, bijvoorbeeld 2026' })
  .min(2000, { error: 'een jaartal vanaf 2000' })
  .max(2100, { error: 'een jaartal tot 2100' });

export const workingYear = z
  .string({ error: 'een werkjaar, bijvoorbeeld 2025-2026' })
  .regex(/^20\d\d-20\d\d$/, { error: 'een werkjaar, bijvoorbeeld 2025-2026' });

export const yesNo = z.enum(['ja', 'nee'], { error: 'ja of nee' }).transform((value) => value === 'ja');

/** `"14:00"` → minutes after midnight and the way people say it (`14`, `20.30`). */
export const time = z
  .string({ error: 'een uur tussen aanhalingstekens, bijvoorbeeld "14:00"' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'een uur van vier cijfers, bijvoorbeeld "14:00"' });

/** `21 juli` → `{ day: 21, month: 7 }`: a calendar day in Europe/Brussels, every year again. */
export const dayMonth = z
  .string({ error: 'een dag en een maand in woorden, bijvoorbeeld 21 juli' })
  .transform((value, context) => {
    const day = parseDay(value, 2024); // a leap year, so that 29 februari is a day
    if (day && !/\d{4}/.test(value)) return { day: day.day, month: day.month };
    context.addIssue({ code: 'custom', message: 'een dag en een maand in woorden, bijvoorbeeld 21 juli' });
    return z.NEVER;
  });

/** `27 september 2026` → `{ day: 27, month: 9, year: 2026 }`: a calendar day in Europe/Brussels. */
export const date = z
  .string({ error: 'een datum in woorden, bijvoorbeeld 27 september 2026' })
  .transform((value, context) => {
    const day = parseDay(value);
    if (day) return day;
    context.addIssue({ code: 'custom', message: 'een datum in woorden, bijvoorbeeld 27 september 2026' });
    return z.NEVER;
  });

function parseDay(
  value: string,
  defaultYear?: number,
): { day: number; month: number; year: number } | undefined {
  const found = /^(\d{1,2}) ([a-z]+)(?: (\d{4}))?$/.exec(value.trim().toLowerCase());
  if (!found) return undefined;
  const day = Number(found[1]);
  const month = months.indexOf(found[2] as (typeof months)[number]) + 1;
  const inYear = found[3] ? Number(found[3]) : defaultYear;
  if (!month || inYear === undefined) return undefined;
  const lastDay = new Date(Date.UTC(inYear, month, 0)).getUTCDate();
  return day >= 1 && day <= lastDay ? { day, month, year: inYear } : undefined;
}

export const phone = z
  .string({ error: 'een telefoonnummer tussen aanhalingstekens, bijvoorbeeld "0400 00 00 01"' })
  .regex(/^(\+32|0)[\d ./]{8,}$/, { error: 'een Belgisch telefoonnummer, bijvoorbeeld "0400 00 00 01"' });

export const postcode = z
  .string({ error: 'een postcode tussen aanhalingstekens, bijvoorbeeld "9999"' })
  .regex(/^[1-9]\d{3}$/, { error: 'een postcode van vier cijfers, bijvoorbeeld "9999"' });

export const email = z.email({ error: 'een e-mailadres, bijvoorbeeld info@deklaproos.example' });

/** An address on another site. Only https: a `javascript:` or `http:` link never reaches a page. */
export const link = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'een volledig webadres dat begint met https://',
});

/** A page of this site, as a visitor sees it in the address bar. */
export const route = z.enum(['/', '/jongensleiding', '/meisjesleiding', '/bivak', '/contact', '/verhuur'], {
  error: 'een pagina van deze site, bijvoorbeeld /bivak',
});

export const hexColour = z
  .string({ error: 'een kleur tussen aanhalingstekens, bijvoorbeeld "#d3213a"' })
  .regex(/^#[0-9a-f]{6}$/i, { error: 'een kleur met # en zes tekens, bijvoorbeeld "#d3213a"' });

export const icon = z.enum(Object.keys(icons) as [IconName, ...IconName[]], {
  error: 'de naam van een tekening',
});

/** A file below `content/fotos`, by its path there. The loader checks that it exists and is a picture. */
export const photoFile = z
  .string({ error: 'de naam van een foto in content/fotos, bijvoorbeeld hero.jpg' })
  .min(1, { error: 'de naam van een foto in content/fotos, bijvoorbeeld hero.jpg' })
  .meta({ file: 'photo' });

export const photo = z.strictObject({ bestand: photoFile, alt: text });
export const captionedPhoto = z.strictObject({ bestand: photoFile, alt: text, onderschrift: text });

/** A file below `public/documents`, by its path there. The loader checks that it exists and is a PDF. */
export const documentFile = z
  .string({ error: 'de naam van een pdf in public/documents' })
  .regex(/\.pdf$/, { error: 'de naam van een pdf in public/documents, bijvoorbeeld medische-fiche.pdf' })
  .meta({ file: 'document' });

export const address = z.strictObject({ naam: text, straat: text, postcode, gemeente: text });

export type DayMonth = z.infer<typeof dayMonth>;
export type CalendarDate = z.infer<typeof date>;
export type Photo = z.infer<typeof photo>;
export type Address = Pick<z.infer<typeof address>, 'naam' | 'straat' | 'postcode' | 'gemeente'>;
