import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { showHere } from '@/lib/browser/tab';
import { allDocuments, campDocuments } from '@/lib/camp/documents';
import { DocumentGuard } from './DocumentGuard';

jest.mock('@/lib/browser/tab', () => ({ ...jest.requireActual('@/lib/browser/tab'), showHere: jest.fn() }));

/** A document that is tapped, and the state of server and connection. */
type Tap = {
  href: string;
  there: boolean;
  connected: { before: boolean; after: boolean };
  /** How far the check on pointerover was at the tap; `none` without pointerover. */
  intent: 'none' | 'asked' | 'answered';
};

const { camps, medical } = campDocuments(exampleContent().documents);
const hrefs = allDocuments({ camps, medical, fees: [] }).map(({ href }) => href);

const few = hrefs.slice(0, 4);

const anyTap: fc.Arbitrary<Tap> = fc.record({
  href: fc.constantFrom(...few),
  there: fc.boolean(),
  connected: fc.record({ before: fc.boolean(), after: fc.boolean() }),
  intent: fc.constantFrom('none', 'asked', 'answered'),
});

const tabs = {
  'opens new tabs': () => ({ opener: {}, closed: false, shows: '' }),
  'refuses new tabs': () => null,
  'returns the window of the page': () => window,
} as const;

/** Renders the links in a browser with one way of opening tabs. Returns a function that taps, and resolves to what is shown then. */
function visit(place: keyof typeof tabs, asked = hrefs) {
  let world = { there: true, connected: true };
  let waiting: (() => void)[] = [];
  const shown: string[] = [];
  const blanks = new Set<object>();
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => world.connected);
  jest.mocked(showHere).mockImplementation((href) => shown.push(`here: ${href}`));
  window.open = jest.fn((href = '') => {
    const tab = tabs[place]();
    if (!tab || tab === window) return tab as Window | null;
    const arrive = (address: string) => {
      blanks.delete(tab);
      shown.push(`tab: ${address}`);
    };
    if (href) arrive(new URL(String(href), location.href).pathname);
    else blanks.add(tab);
    const replace = (address: string) => arrive(new URL(address).pathname);
    return { ...tab, location: { replace }, close: () => blanks.delete(tab) } as unknown as Window;
  });
  // the response has the state at the moment of the request
  global.fetch = jest.fn(() => {
    const { there, connected } = world;
    return new Promise((resolve, reject) => {
      waiting.push(() =>
        connected
          ? resolve({ ok: there, text: async () => (there ? '%PDF-1.7' : '<!doc') } as Response)
          : reject(new TypeError('Failed to fetch')),
      );
    });
  }) as typeof fetch;
  const answer = async () => {
    await act(async () => {
      do {
        for (const one of waiting.splice(0)) one();
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      } while (waiting.length > 0);
    });
  };

  render(
    <DocumentGuard email="info@groep.example" icon={null}>
      {asked.map((href) => (
        <a key={href} href={href}>
          {href}
        </a>
      ))}
    </DocumentGuard>,
  );
  const links = new Map(screen.getAllByRole('link').map((link) => [link.textContent, link]));
  return async ({ href, there, connected, intent }: Tap) => {
    const link = links.get(href) as HTMLElement;
    shown.length = 0;
    waiting = [];
    world = { there, connected: connected.before };
    if (intent !== 'none') fireEvent.pointerOver(link);
    if (intent === 'answered') await answer();
    world = { there, connected: connected.after };
    fireEvent.click(link);
    await answer();
    return {
      shown: [...shown].map((one) => one.replace(location.origin, '')),
      message: screen.queryByRole('alert')?.querySelector('p')?.textContent ?? '',
      blanks: blanks.size,
    };
  };
}

const expected = ({ href, there, connected }: Tap, place: keyof typeof tabs) =>
  there && connected.after
    ? { shown: [`${place === 'opens new tabs' ? 'tab' : 'here'}: ${href}`], message: '', blanks: 0 }
    : { shown: [], message: `Fout: Het document '${href.split('/').at(-1)}' is niet gevonden.`, blanks: 0 };

/** Every document in every case; in the short form three of them, and the others in the usual case. */
const isLong = process.env.TESTS === 'long';
const usual = { connected: { before: true, after: true }, intent: 'asked' } as const;
const everyCase = [true, false].flatMap((before) =>
  [true, false].flatMap((after) =>
    (['none', 'asked', 'answered'] as const).map((intent) => ({ connected: { before, after }, intent })),
  ),
);

afterEach(() => jest.restoreAllMocks());

describe.each(Object.keys(tabs) as (keyof typeof tabs)[])('in a browser that %s', (place) => {
  test('every document that exists opens once, every other one is reported by name', async () => {
    expect(hrefs).toHaveLength(45);
    const tap = visit(place);
    for (const [index, href] of hrefs.entries()) {
      for (const there of [true, false]) {
        for (const rest of isLong || index % 15 === 0 ? everyCase : [usual]) {
          const one = { href, there, ...rest };
          expect({ one, ...(await tap(one)) }).toEqual({ one, ...expected(one, place) });
        }
      }
    }
  });

  test('earlier taps make no difference', async () => {
    await fc.assert(
      fc
        .asyncProperty(fc.array(anyTap, { minLength: 2, maxLength: 8 }), async (taps) => {
          const tap = visit(place, few);
          for (const one of taps)
            expect({ one, ...(await tap(one)) }).toEqual({ one, ...expected(one, place) });
        })
        .afterEach(cleanup),
      { numRuns: isLong ? 100 : 25 },
    );
  });
});
