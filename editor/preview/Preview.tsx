import {
  lazy,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { loadBodyAt } from '@/components/pages/bodies';
import { OpenRoute } from '@/components/site/OpenRoute';
import { PageLayout } from '@/components/site/PageLayout';
import { type FieldKey, fieldKey } from '@/editor/document/fieldKey';
import { ErrorBoundary } from '@/editor/ui/ErrorBoundary';
import { unchosenRule } from '@/lib/browser/chosenGroups';
import { allDocuments, campDocuments } from '@/lib/camp/documents';
import type { Site } from '@/lib/content/schemas/content';
import { addressOf, type PageAddress } from '@/lib/pages/pages';
import { colourRule } from '@/lib/theme/siteColours';
import { useFonts } from '@/styles/useFonts';
import { type FromPreview, receiveMessages, type ToPreview } from './messages';
import styles from './Preview.module.scss';
import { elementOf, extractMarkersOnChange, fieldsAt } from './pageMarkers';

type Show = Extract<ToPreview, { type: 'show' }>;

/** The element that was tapped last, and the field that it opened. */
type Tapped = { key: FieldKey; element: Element };

/**
 * The edited page, rendered by the components of the site. It receives its content from the editor, and reports taps to it.
 */
export function Preview() {
  useFonts();
  const [shown, setShown] = useState<Show>();
  const latest = useRef<Show>(undefined);
  const [picked, setPicked] = useState<FieldKey>();
  const tapped = useRef<Tapped>(undefined);

  useEffect(() => {
    const unsubscribe = receiveMessages<ToPreview>(
      () => parent,
      (message) => {
        if (message.type === 'pick') setPicked(message.key);
        if (message.type !== 'show') return;
        // another page replaces the last one once it has been loaded
        const isSamePage = latest.current?.route === message.route;
        latest.current = message;
        if (isSamePage) setShown(message);
        else startTransition(() => setShown(message));
      },
    );
    send({ type: 'ready' });
    return unsubscribe;
  }, []);

  useLayoutEffect(() => extractMarkersOnChange(document.body), []);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!latest.current || !(target instanceof Element)) return;
      const { markers, content } = latest.current;
      const link = target.closest('a');
      const found = fieldsAt({ x: event.clientX, y: event.clientY }, target, markers);
      const all = found?.keys ?? [];
      const campDocument = link && documentFieldOf(link, content);
      const isText = (key: FieldKey) =>
        markers.some((marker) => marker.key === key && marker.seen.length === 0);
      const keys = campDocument ? [...all.filter(isText), campDocument] : all; // the text of the link first
      if (keys.length === 0 && !link) return; // details, dialogs and the menu work as on the site
      event.preventDefault();
      event.stopPropagation();
      const [key] = keys;
      if (key) {
        tapped.current = { key, element: found?.element ?? target };
        return send({ type: 'open', keys });
      }
      const route = link?.origin === location.origin ? addressOf(link.pathname) : undefined;
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
    return () => listeners.abort();
  }, []);

  if (!shown) return null;
  // as on the site
  return createPortal(
    <ErrorBoundary key={shown.route} fallback={NotLoaded}>
      <Suspense>
        <Page shown={shown} picked={picked} tapped={tapped} />
      </Suspense>
    </ErrorBoundary>,
    document.body,
  );
}

type LazyBody = ReturnType<typeof lazyBody>;

const lazyBody = (address: PageAddress) => lazy(async () => ({ default: await loadBodyAt(address) }));

/** The bodies that were asked for: a page that is shown again is not loaded again. */
const bodies = new Map<PageAddress, LazyBody>();

function bodyAt(address: PageAddress): LazyBody {
  const body = bodies.get(address) ?? lazyBody(address);
  bodies.set(address, body);
  return body;
}

/** Without a connection the body of another page may not come. */
const NotLoaded = () => (
  <p role="alert">
    Deze pagina kon niet geladen worden.{' '}
    <button type="button" onClick={() => location.reload()}>
      Probeer opnieuw
    </button>
  </p>
);

/** A page with its body, which loads first: the effects come once it is there. */
type PageProps = { shown: Show; picked: FieldKey | undefined; tapped: RefObject<Tapped | undefined> };

function Page({ shown, picked, tapped }: PageProps) {
  const { route, content } = shown;
  const Body = bodyAt(route);
  useLayoutEffect(() => applyColours(content.site), [content]);
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' }); // another page begins at its top
  }, []);
  useEffect(() => pick(picked, shown, tapped.current), [picked, shown, tapped]);

  return (
    <OpenRoute value={route}>
      <PageLayout content={content}>
        <Body {...content} />
      </PageLayout>
    </OpenRoute>
  );
}

/** The field of the document to which a link leads. */
function documentFieldOf({ href }: HTMLAnchorElement, { documents }: Show['content']): FieldKey | undefined {
  const found = allDocuments(campDocuments(documents)).find(
    (one) => new URL(one.href, location.origin).href === href,
  );
  return found && fieldKey('documents', found.place);
}

/**
 * Applies the colours of the group, and shows the page as to who chose no age group: as a constructed sheet, since the content security
 * policy refuses later `<style>` elements.
 */
function applyColours({ kleuren }: Site): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([colourRule(kleuren), unchosenRule].join(''));
  document.adoptedStyleSheets = [sheet];
}

function pick(key: FieldKey | undefined, shown: Show | undefined, tapped: Tapped | undefined): void {
  for (const picked of document.getElementsByClassName(styles.picked ?? ''))
    picked.classList.remove(styles.picked ?? '');
  if (!key || !shown) return;
  // a price or a day has no marker: where it was tapped, or nowhere
  const element = elementOf(key, shown.markers) ?? (tapped?.key === key ? tapped.element : undefined);
  if (!element?.isConnected) return;
  // a list is none of its items: they come into view
  if (!isListWith(shown.markers, key)) element.classList.add(styles.picked ?? '');
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

const isListWith = (markers: Show['markers'], key: FieldKey) =>
  markers.some((one) => one.key.startsWith(`${key}.`) && /^\d/.test(one.key.slice(key.length + 1)));

const send = (message: FromPreview) => parent.postMessage(message, location.origin);
