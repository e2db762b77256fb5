import type { Problem } from '@/lib/content/problem';
import type { Export } from './export';
import { codeAdvice } from './problem';

const textFile = /(\.(html|txt|js|css|json|xml|ics|webmanifest|svg)|(^|\/)(\.htaccess|_headers|_redirects))$/;

/** Addresses of the reader's own machine. In a script only with a port: libraries use a bare `http://localhost` as a base. */
const loopback = /\b(?:https?|wss?):\/\/(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])(:\d+)?/g;

/** Addresses of the machine that made the build: no visitor can reach them. */
export function localAddresses({ files, read }: Export): Problem[] {
  return [...files]
    .filter((file) => textFile.test(file))
    .flatMap((file) => {
      const addresses = [...read(file).toString().matchAll(loopback)].filter(
        ([address, port]) => !file.endsWith('.js') || port !== undefined || !address.includes('localhost'),
      );
      return [...new Set(addresses.map(([address]) => address))].map((address) => ({
        file: `/${file}`,
        found: `een verwijzing naar deze computer: ${address}`,
        advice: address.startsWith('http')
          ? 'haal NEXT_PUBLIC_MAIL_ORIGIN uit je omgeving en begin opnieuw'
          : codeAdvice,
      }));
    });
}
