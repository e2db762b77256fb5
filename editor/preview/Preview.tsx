import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { countdown } from '@/components/bivak/countdown.script';
import { refund } from '@/components/bivak/refund.script';
import { bodies } from '@/components/pages/bodies';
import { menu } from '@/components/site/menu.script';
import { PageLayout } from '@/components/site/PageLayout';
import { months } from '@/components/verhuur/months.script';
import { applyAllDates } from '@/lib/calendar/nextActivityParts';
import { allDocuments, campDocuments } from '@/lib/camp/documents';
import type { Site } from '@/lib/content/schemas/content';
import { minuteOf } from '@/lib/dates/periods';
import { absentRoutes } from '@/lib/pages/groupPages';
import { type Route, routeOf, routePath } from '@/lib/pages/pages';
import { colourRule } from '@/lib/theme/groupColours';
import { type FromPreview, listen, type ToPreview } from './messages';
import styles from './Preview.module.scss';
import { elementOf, extractMarkersOnChange, fieldsAt } from './pageMarkers';
import { type FieldKey, fieldKey } from './shown';

type Show = Extract<ToPreview, { type: 'show' }>;

/**
 * The edited page, rendered by the components of the site. It receives its content from the editor, and reports taps to it.
 */
export function Preview() {
  const [shown, setShown] = useState<Show>();
  const latest = useRef<Show>(undefined);
  const [picked, setPicked] = useState<string>();

  useEffect(() => {
    const unsubscribe = listen<ToPreview>(
      () => parent,
      (message) => {
        if (message.type === 'pick') setPicked(message.key);
        if (message.type !== 'show') return;
        latest.current = message;
        setShown(message);
      },
    );
    send({ type: 'ready' });
    return unsubscribe;
  }, []);

  useLayoutEffect(() => extractMarkersOnChange(document.body), []);

  useLayoutEffect(() => {
    if (!shown) return;
    const now = new Date();
    applyAllDates(document, minuteOf(now));
    countdown(document, now);
    months(document, now);
    refund(document);
    applyColours(shown.content.site);
  }, [shown]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!latest.current || !(target instanceof Element)) return;
      const { markers, content } = latest.current;
      const link = target.closest('a');
      const found = fieldsAt({ x: event.clientX, y: event.clientY }, target, markers);
      const campDocument = link && documentFieldOf(link, content);
      const isText = (key: FieldKey) =>
        markers.some((marker) => marker.key === key && marker.seen.length === 0);
      const keys = campDocument ? [...found.filter(isText), campDocument] : found; // the text of the link first
      if (keys.length === 0 && !link) return; // details, dialogs and the menu work as on the site
      event.preventDefault();
      event.stopPropagation();
      if (keys.length > 0) return send({ type: 'open', keys });
      const route = link?.origin === location.origin ? routeOf(link.pathname) : undefined;
      if (route) send({ type: 'visit', route });
    };
    const onSubmit = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('click', onClick, { capture: true, signal });
    addEventListener('submit', onSubmit, { capture: true, signal });
    addEventListener('change', () => refund(document), { signal });
    return () => listeners.abort();
  }, []);

  const route = shown?.route;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  }, [route]);

  useEffect(() => pick(picked, shown), [picked, shown]); // after the page was rendered

  if (!shown) return null;
  return createPortal(<Page key={shown.route} {...shown} />, document.body); // as on the site
}

function Page({ route, content }: { route: Route } & Pick<Show, 'content'>) {
  const Body = bodies[route];
  useLayoutEffect(menu, []); // again for each page
  return (
    <PathnameContext value={routePath(route)}>
      <PageLayout site={content.site} without={absentRoutes(content)}>
        <Body {...content} />
      </PageLayout>
    </PathnameContext>
  );
}

/** The field of the document to which a link leads. */
function documentFieldOf({ href }: HTMLAnchorElement, { documents }: Show['content']): FieldKey | undefined {
  const found = allDocuments(campDocuments(documents)).find(
    (one) => new URL(one.href, location.origin).href === href,
  );
  return found && fieldKey('documents', found.place);
}

/** Applies the colours of the group: as a constructed sheet, since the content security policy refuses later `<style>` elements. */
function applyColours({ kleuren }: Site): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(colourRule(kleuren) ?? '');
  document.adoptedStyleSheets = [sheet];
}

function pick(key: string | undefined, shown: Show | undefined): void {
  for (const picked of document.getElementsByClassName(styles.picked ?? ''))
    picked.classList.remove(styles.picked ?? '');
  const element = key && shown ? elementOf(key, shown.markers) : undefined;
  if (!element) return;
  element.classList.add(styles.picked ?? '');
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

const send = (message: FromPreview) => parent.postMessage(message, location.origin);
