import type { FrameLocator, Locator } from '@playwright/test';
import type { GroupName } from '../../groups/exampleGroup';

/** What the journeys that run on both groups state of them: words on their pages, and what these become. */
export type EditorFacts = {
  /** Somebody or something with a name on a page of leaders. */
  named: {
    name: string;
    /** Where a page shows a name. */
    on: (page: FrameLocator, name: string) => Locator;
    /** The page in the list of pages, and its file, with the indentation of a line with a name. */
    page: string;
    file: string;
    line: string;
  };
  /** A field with a value that the check corrects. */
  field: {
    /** Words to find it by, its row in the list of fields, and its label. */
    search: string;
    row: RegExp;
    label: string;
    /** Where its file has it. */
    file: string;
    key: string;
    /** As a page shows it. */
    shown: RegExp;
    /** A wrong value, what the check says of it and advises, and that as a page shows it. */
    wrong: string;
    expected: string;
    advised: string;
    shownAdvised: RegExp;
    /** Another right value. */
    later: string;
  };
  /** A list of words or numbers: the way to it, what one of it is called, and what is typed. */
  list: { way: [string, ...string[]]; one: string; typed: string };
};

/** The camp of the full group. */
export const camp = {
  days: /^\w\w 8 tot \w\w 16\sjuli \d{4}$/,
  wrong: '31 julij',
  advised: '31 juli',
  /** Two more last days. */
  later: ['17 juli', '18 juli'],
} as const;

export const editorFacts: Record<GroupName, EditorFacts> = {
  full: {
    named: {
      name: 'Wannes',
      on: (page, name) => page.getByText(name, { exact: true }),
      page: 'Jongensleiding',
      file: 'content/leiding/jongens.yaml',
      line: '      - naam: ',
    },
    field: {
      search: 'laatste dag',
      row: /Het kamp Laatste dag/,
      label: 'Laatste dag',
      file: 'content/bivak.yaml',
      key: 'tot',
      shown: camp.days,
      wrong: camp.wrong,
      expected: 'een dag en een maand in woorden, zonder jaar, bijvoorbeeld 21 juli',
      advised: camp.advised,
      shownAdvised: /^\w\w 8 tot \w\w 31\sjuli \d{4}$/,
      later: camp.later[0],
    },
    // on one line
    list: { way: ['Verhuur', 'Slaapplaatsen', 'Bedden per kamer'], one: 'kamer', typed: '37' },
  },
  small: {
    named: {
      name: 'Matrozen',
      on: (page, name) => page.getByRole('heading', { name, exact: true }),
      page: 'Leiding',
      file: 'content/leiding/leiding.yaml',
      line: '  - naam: ',
    },
    field: {
      search: 'mailadres',
      row: /E-mailadres/,
      label: 'E-mailadres',
      file: 'content/site.yaml',
      key: 'email',
      shown: /hallo@waterjuffer/,
      wrong: 'mailto:schipper@waterjuffer.example',
      expected: 'een e-mailadres, bijvoorbeeld info@jouwgroep.be',
      advised: 'schipper@waterjuffer.example',
      shownAdvised: /schipper@waterjuffer/,
      later: 'stuur@waterjuffer.example',
    },
    list: { way: ['Startpagina', 'Over ons', 'Tekst'], one: 'alinea', typed: 'Nieuw' },
  },
};
