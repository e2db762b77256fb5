'use client';

import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Alert } from '@/components/ui/Alert';
import { isLoadablePdf } from '@/lib/browser/loadablePdf';
import { hydratesOn } from '@/lib/browser/startup';
import { newTab, showHere } from '@/lib/browser/tab';
import styles from './DocumentGuard.module.scss';

type DocumentGuardProps = {
  /** Whom to ask for a document that is missing. */
  email: string;
  icon: React.ReactNode;
  children: React.ReactNode;
};

/** Checks by address, started on intent (hover, focus) so that most have ended by the click. */
const checks = new Map<string, Check>();
type Check = { verdict: Promise<boolean>; known?: boolean };

/** A document that could not be loaded, and the element for its message: a new one each time, so that it is announced. */
type Failure = { link: HTMLAnchorElement; href: string; place: HTMLElement };

/** Removes the current message, whichever guard shows it. */
let clearMessage = () => {};

/**
 * Guards the links inside it: a document that cannot be loaded opens no tab, but shows a message below its link. There is one
 * message on the page, that of the latest failure. A good document opens in a new tab, or in this one where no new tab may open.
 *
 * A click before its check has ended opens a tab at once, while a pop-up blocker allows it; the tab shows the document later,
 * or is closed. Middle clicks and clicks with a modifier key are left to the browser.
 */
export function DocumentGuard({ email, icon, children }: DocumentGuardProps) {
  const [failure, setFailure] = useState<Failure | null>(null);

  useLayoutEffect(() => {
    if (!failure) return;
    const { link, place } = failure;
    (link.closest('tr') ?? link).after(place);
    place.scrollIntoView({ block: 'nearest', behavior: 'instant' }); // no page that moves under a finger
    return () => place.remove();
  }, [failure]);

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
    const report = (loadable: boolean) => {
      clearMessage();
      if (loadable) return;
      setFailure({ link, href, place: document.createElement(link.closest('tr') ? 'tr' : 'div') });
      clearMessage = () => setFailure(null);
    };
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
      else if (link.isConnected) show(); // not after navigation to another page
    });
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside, which are what people act on */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div
        {...hydratesOn('a')}
        onPointerOver={onIntent}
        onFocus={onIntent}
        onPointerDown={onIntent}
        onClick={onClick}
      >
        {children}
      </div>
      {failure && createPortal(<Message {...failure} email={email} icon={icon} />, failure.place)}
    </>
  );
}

type MessageProps = Failure & Pick<DocumentGuardProps, 'email' | 'icon'>;

function Message({ href, place, email, icon }: MessageProps) {
  const path = decodeURIComponent(new URL(href).pathname).replace(/^\/documents\//, '');
  const subject = encodeURIComponent(`Document niet gevonden: ${path}`);
  const message = (
    <div className={styles.message} role="alert">
      <Alert icon={icon}>
        <p>Fout: Het document '{path.split('/').at(-1)}' is niet gevonden.</p>
        <p>
          Probeer het nog eens, of <a href={`mailto:${email}?subject=${subject}`}>vraag het ons per mail</a>.
        </p>
      </Alert>
    </div>
  );
  return place.tagName === 'TR' ? <td colSpan={3}>{message}</td> : message;
}

function linkOf(event: React.SyntheticEvent): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a') : null;
}

function check(href: string): void {
  if (checks.has(href)) return;
  const started: Check = { verdict: isLoadablePdf(href) };
  checks.set(href, started);
  void started.verdict.then((loadable) => {
    started.known = loadable;
  });
}

/** A check from before the click may be outdated: only success counts, and only while online. */
async function stillLoadable(href: string, before: Promise<boolean> | undefined): Promise<boolean> {
  return ((await before) && navigator.onLine) || isLoadablePdf(href);
}
