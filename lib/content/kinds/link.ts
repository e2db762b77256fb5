import * as z from 'zod';
import { problemMessage, replaceAdvice } from '@/lib/content/problem';
import { routeOf, routes } from '@/lib/pages/pages';
import { nearest } from '@/lib/text/nearest';
import { fieldInfo } from './field';

/** An address on another site. Only https: a `javascript:` or `http:` link never reaches a page. */
export const link = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: ({ input }) =>
      problemMessage(
        'een volledig webadres dat begint met https://',
        routeOf(String(input))
          ? 'schrijf het adres van de andere site waar dit naartoe leidt, helemaal, met https:// ervoor'
          : linkAdvice(typeof input === 'string' ? input : ''),
      ),
  })
  .register(fieldInfo, { kind: 'link', help: 'Het volledige adres, met https:// ervoor.' });

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

/** A page of the site. */
export const page = z
  .enum(routes, {
    error: ({ input }) =>
      problemMessage('een pagina van deze site, bijvoorbeeld /bivak', linkAdvice(String(input))),
  })
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

export function linkAdvice(target: string): string {
  const script = /^\s*(javascript|data|vbscript):/i.exec(target)?.[1];
  if (script) return `haal de link weg die begint met ${script}: – zo’n link kan bezoekers schaden`;
  const better = betterLink(target);
  return better
    ? replaceAdvice(better)
    : `kies een van ${routes.join(', ')}, of schrijf het volledige webadres met https://`;
}

export function betterLink(target: string): string | undefined {
  if (/^http:\/\//i.test(target)) return target.replace(/^http:/i, 'https:');
  if (/^www\./i.test(target)) return `https://${target}`;
  return nearest(target.replace(/^\/?/, '/'), routes);
}
