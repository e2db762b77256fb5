import * as z from 'zod';
import { problemMessage, replaceAdvice } from '@/lib/content/problem';
import { addressOf, type PageAddress, routes } from '@/lib/pages/pages';
import { nearest } from '@/lib/text/nearest';
import { fieldInfo } from './field';

/** Only https: a `javascript:` or `http:` link never reaches a page. @param advice when no address can be guessed */
const webAddress = (advice: string) =>
  z.url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    abort: true, // else a union takes this for the one that was meant
    error: ({ input }) => {
      const target = String(input);
      const better = withHttps(target);
      return problemMessage(
        'een volledig webadres dat begint met https://',
        scriptAdvice(target) ?? (better ? replaceAdvice(better) : advice),
      );
    },
  });

/** An address on another site. */
export const link = webAddress(
  'schrijf het adres van de andere site waar dit naartoe leidt, helemaal, met https:// ervoor',
).register(fieldInfo, { kind: 'link', help: 'Het volledige adres, met https:// ervoor.' });

const isHttps = (value: string) => /^https:/.test(value) && URL.canParse(value);

/** The address of the site itself, without anything after the name: `https://www.jouwgroep.be`. */
export const siteAddress = webAddress('schrijf een adres zoals https://www.onze-groep.be')
  .register(fieldInfo, { kind: 'link', help: 'Het volledige adres, met https:// ervoor.' })
  .refine((value) => !isHttps(value) || value.replace(/\/$/, '') === new URL(value).origin, {
    error: ({ input }) =>
      problemMessage(
        'het adres van de site zonder iets erachter, bijvoorbeeld https://www.jouwgroep.be',
        typeof input === 'string' && isHttps(input) ? replaceAdvice(new URL(input).origin) : '',
      ),
  })
  .transform((value) => value.replace(/\/$/, ''));

/** A page of the site. Whether the group wrote one at its address is checked with all content (`check/pages.ts`). */
export const page = z
  .string({ error: 'een pagina van deze site, bijvoorbeeld /bivak' })
  .refine((value) => addressOf(value) === value, {
    abort: true,
    error: ({ input }) =>
      problemMessage('een pagina van deze site, bijvoorbeeld /bivak', linkAdvice(String(input))),
  })
  .transform((value) => value as PageAddress)
  .register(fieldInfo, { kind: 'page' });

/** A link to another site, or to a page of this one. */
export const linkOrPage = z
  .union([page, link], {
    error: ({ input }) =>
      problemMessage(
        'een volledig webadres dat begint met https://, of een pagina van deze site zoals /bivak',
        linkAdvice(String(input)),
      ),
  })
  .register(fieldInfo, {
    kind: 'linkOrPage',
    help: 'Een pagina van de site, of een adres met https:// ervoor.',
  });

/** The pages in an advice: those of the table, until it is known which of them the group has. */
export const pageList = (all: readonly PageAddress[] = routes) => all.join(', ');

export function linkAdvice(target: string): string {
  const script = scriptAdvice(target);
  if (script) return script;
  const better = betterLink(target);
  return better
    ? replaceAdvice(better)
    : `kies een van ${pageList()}, of schrijf het volledige webadres met https://`;
}

/** @param pages among which the meant one is looked for */
export const betterLink = (target: string, pages: readonly PageAddress[] = routes): string | undefined =>
  withHttps(target) ?? nearest(target.replace(/^\/?/, '/'), pages);

function withHttps(target: string): string | undefined {
  if (/^http:\/\//i.test(target)) return target.replace(/^http:/i, 'https:');
  return /^www\./i.test(target) ? `https://${target}` : undefined;
}

function scriptAdvice(target: string): string | undefined {
  const script = /^\s*(javascript|data|vbscript):/i.exec(target)?.[1];
  return script && `haal de link weg die begint met ${script}: – zo’n link kan bezoekers schaden`;
}
