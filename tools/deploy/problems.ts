import { HostError } from './errors';
import type { Target } from './target';

/** The host could not be reached at all: its name is wrong, or nothing answers there. */
export function unreachable(target: Target, code: string, message: string): HostError {
  return code === 'ENOTFOUND'
    ? new HostError(
        'other',
        `Er bestaat geen host ${target.host}. Kijk DEPLOY_URL na, en of je internet hebt.`,
      )
    : new HostError(
        'connection',
        `Ik krijg geen verbinding met ${target.host} op poort ${target.port} (${message}). Je site is heel. Controleer je internet en DEPLOY_URL en voer de opdracht opnieuw uit.`,
      );
}

export const full = (path: string) =>
  new HostError(
    'full',
    `De schijf van de host is vol (of je deel ervan): ${path} past er niet meer bij. Je site is heel en werkt nog. Maak plaats op de host (of vraag je hostingbedrijf om meer) en voer de opdracht opnieuw uit.`,
  );

export const denied = (path: string) =>
  new HostError(
    'denied',
    `De host laat niet toe dat ik ${path || 'de map van de site'} lees of schrijf. Kijk na of de map in DEPLOY_URL klopt en van deze gebruiker is.`,
  );

export const failedTransfer = (path: string, message: string) =>
  new HostError(
    'other',
    `De host weigert ${path} (${message}). Je site is heel. Kijk na of er nog plaats is op de host en voer de opdracht opnieuw uit.`,
  );

export const lost = (target: Target, message: string) =>
  new HostError(
    'connection',
    `De verbinding met ${target.host} viel weg (${message}). Je site is heel. Voer de opdracht opnieuw uit: ze gaat verder waar ze gebleven was.`,
  );
