'use client';

import { useSyncExternalStore } from 'react';
import { Alert } from '@/components/ui/Alert';
import { isLoadablePdf } from '@/lib/browser/loadablePdf';
import { hydratesOn } from '@/lib/browser/startup';
import { newTab, showHere } from '@/lib/browser/tab';
import styles from './DocumentGuard.module.scss';
import { latestFailure } from './latestFailure';

type DocumentGuardProps = {
  /** Which group of links this is: the message stands with the group that the failing link belongs to. */
  place: string;
  icon: React.ReactNode;
  children: React.ReactNode;
};

/** What is known of an address: asked on intent, so that the answer is mostly there by the time of the click. */
const checks = new Map<string, Check>();
type Check = { verdict: Promise<boolean>; known?: boolean };

/**
 * Guards the links inside it: a document that cannot be loaded opens no tab, but shows one message, that of the
 * latest failure. A good document opens in a new tab, or in this one where no new tab may open.
 *
 * A click whose answer is not there yet opens its tab at once, while a pop-up blocker allows it, and shows the
 * document in it or closes it again. Middle clicks and clicks with a modifier key stay the browser's own.
 */
export function DocumentGuard({ place, icon, children }: DocumentGuardProps) {
  const failure = useSyncExternalStore(latestFailure.subscribe, latestFailure.get, () => null);

  const onIntent = (event: React.SyntheticEvent) => {
    const link = linkOf(event);
    if (link) check(link.href);
  };

  const onClick = (event: React.MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = link;
    const asked = checks.get(href);
    checks.delete(href);
    const show = () => {
      if (!newTab(href)) showHere(href);
    };
    const report = (loadable: boolean) =>
      latestFailure.set(loadable ? null : { place, fileName: fileNameOf(href) });
    if (asked?.known && navigator.onLine) {
      report(true);
      show();
      return;
    }
    const tab = asked?.known === undefined ? newTab() : undefined;
    void stillLoadable(href, asked?.verdict).then((loadable) => {
      report(loadable);
      if (!loadable) tab?.close();
      else if (tab) tab.location.replace(href);
      else if (link.isConnected) show(); // who has gone on to another page stays there
    });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside, which are what people act on
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      {...hydratesOn('a')}
      onPointerOver={onIntent}
      onFocus={onIntent}
      onPointerDown={onIntent}
      onClick={onClick}
    >
      <div className={styles.message} role="alert">
        {failure?.place === place && (
          <Alert icon={icon}>Fout: Het document '{failure.fileName}' is niet gevonden.</Alert>
        )}
      </div>
      {children}
    </div>
  );
}

function linkOf(event: React.SyntheticEvent): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a') : null;
}

function fileNameOf(href: string): string {
  return decodeURIComponent(new URL(href).pathname.split('/').at(-1) ?? '');
}

function check(href: string): void {
  if (checks.has(href)) return;
  const started: Check = { verdict: isLoadablePdf(href) };
  checks.set(href, started);
  void started.verdict.then((loadable) => {
    started.known = loadable;
  });
}

/** What was asked before the click may be older than the connection: only good news counts, and only on a connection. */
async function stillLoadable(href: string, before: Promise<boolean> | undefined): Promise<boolean> {
  return ((await before) && navigator.onLine) || isLoadablePdf(href);
}
