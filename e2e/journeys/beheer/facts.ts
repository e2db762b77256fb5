import type { GroupName } from '../../groups/exampleGroup';

/** What the journeys that run on both groups state of them: words on their pages, and what these become. */
export type EditorFacts = {
  /** A leader of the boys. */
  leader: string;
  camp: {
    /** As its page shows them. */
    days: string;
    /** A last day that is not in words, what the check advises, and the days with that. */
    wrong: string;
    advised: string;
    daysAdvised: string;
    /** Two more last days. */
    later: [string, string];
  };
};

export const editorFacts: Record<GroupName, EditorFacts> = {
  full: {
    leader: 'Wannes',
    camp: {
      days: '8 tot 16 juli',
      wrong: '31/7',
      advised: '31 juli',
      daysAdvised: '8 tot 31 juli',
      later: ['17 juli', '18 juli'],
    },
  },
  small: {
    leader: 'Żeljko', // of whom there is no photo
    camp: {
      days: '1 tot 10 augustus',
      wrong: '31/8',
      advised: '31 augustus',
      daysAdvised: '1 tot 31 augustus',
      later: ['11 augustus', '12 augustus'],
    },
  },
};
