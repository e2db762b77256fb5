import type { Export } from './export';
import { codeAdvice, type ExportProblem } from './problem';

const text = /(\.(html|txt|js|css|json|xml|ics|webmanifest|svg)|(^|\/)(\.htaccess|_headers|_redirects))$/;

/** Addresses of the reader's own machine. In a script only with a port: libraries use a bare `http://localhost` as a base. */
const loopback = /\b(?:https?|wss?):\/\/(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])(:\d+)?/g;

/** Nothing points to the machine on which the site was made: such a build is for trying out, no visitor can reach it. */
export function tryOutAddresses({ files, read }: Export): ExportProblem[] {
  return [...files]
    .filter((file) => text.test(file))
    .flatMap((file) => {
      const addresses = [...read(file).toString().matchAll(loopback)].filter(
        ([address, port]) => !file.endsWith('.js') || port !== undefined || !address.includes('localhost'),
      );
      return [...new Set(addresses.map(([address]) => address))].map((address) => ({
        on: `/${file}`,
        found: `een verwijzing naar deze computer: ${address}`,
        advice: address.startsWith('http')
          ? 'haal NEXT_PUBLIC_MAIL_ORIGIN uit je omgeving en begin opnieuw'
          : codeAdvice,
        places: [],
      }));
    });
}
