/** What the journeys of the editor state of a group: words that stand on its pages, where they are opened, and what they become. */
export type EditorFacts = {
  /** A leader of the boys; another one, behind whom a new one comes. */
  leader: string;
  neighbour: string;
  /** Their group, and where somebody stands who comes last there and then moves forward. */
  group: { name: string; lastButOne: string };
  /** Six photos in a row: of leaders, and of new ones. */
  portraits: { page: string; of: { name: string; isNew?: true }[] };
  /** Leaders renamed by us, by the other side, and by both. */
  renamed: { ours: Renaming; theirs: Renaming; both: Conflict };
  /** The first line of the slogan. */
  slogan: string;
  camp: {
    /** As its page shows them. */
    days: string;
    /** A last day that is not in words, what the check advises, and the days with that. */
    wrong: string;
    advised: string;
    daysAdvised: string;
    /** Other days. */
    moved: { first: string; last: string; days: string };
    /** Two more last days. */
    later: [string, string];
  };
  /** The weekly activity: its day, one that is another day of the week, and one on which there is none from now on. */
  week: { day: string; otherDay: string; otherDayIs: string; off: string };
  /** The first field of a block that the group leaves out, and which asks for more fields as soon as it is there. */
  leftOut: { words: string; row: RegExp; field: string; value: string };
  /** A year of which the documents are shown; what makes one, where there is none. */
  yearOfPapers: string | RegExp;
  /** What is changed besides, for a commit of all kinds of fields. */
  many: {
    /** How the text that welcomes begins. */
    introduction: string;
    /** A leader who gets another name and photo; one who may be shown from now on, and moves to the front. */
    renamed: string;
    allowed: string;
    fee: RegExp;
    price: RegExp;
    takenAway: { rows: [RegExp, RegExp]; name: string };
    searched: { words: string; row: RegExp; field: string; value: string };
    changes: number;
    /** The lines that become other ones. */
    lines: string[];
    photo: string;
  };
};

type Renaming = { from: string; to: string };
type Conflict = Renaming & { other: string /** What they were called in the beginning. */; before: string };
