import { groupNames, isGroupName, type Teams } from '@/lib/content/groupNames';
import { problemMessage, replaceAdvice } from '@/lib/content/problem';
import { nearest } from '@/lib/text/nearest';

type Naming = readonly { voor?: readonly string[] | undefined }[];
type Content = Teams<{ naam: string }> & {
  join?: { vol: readonly string[] } | undefined;
  programme?: { programma: Naming; ritme: Naming } | undefined;
  camp?: { boekje?: { vertrek: Naming; paklijst: Naming } | undefined } | undefined;
};

type Named = { name: string; path: PropertyKey[] };

/** The names of age groups that content writes and that no page of leaders has, as issues. */
export function unknownGroups(content: Content): { path: PropertyKey[]; message: string }[] {
  const names = groupNames(content);
  if (names.length === 0) return []; // a group that leaves its leaders out
  const full = (content.join?.vol ?? []).map((name, at) => ({ name, path: ['join', 'vol', at] }));
  const { programma = [], ritme = [] } = content.programme ?? {};
  const { vertrek = [], paklijst = [] } = content.camp?.boekje ?? {};
  const named = (place: readonly string[], lists: Record<string, Naming>) =>
    Object.entries(lists).flatMap(([list, items]) =>
      items.flatMap(({ voor = [] }, index) =>
        voor.map((name, at): Named => ({ name, path: [...place, list, index, 'voor', at] })),
      ),
    );
  return [
    ...full,
    ...named(['programme'], { programma, ritme }),
    ...named(['camp', 'boekje'], { vertrek, paklijst }),
  ]
    .filter(({ name }) => !isGroupName(name, names))
    .map(({ name, path }) => ({
      path,
      message: problemMessage(
        'de naam van een groep, zoals bij de leiding',
        replaceAdvice(nearest(name, names) ?? '', adviceFor(name, names)),
      ),
    }));
}

const adviceFor = (name: string, names: readonly string[]): string => {
  const meant = nearest(name, names);
  return meant ? `schrijf ${meant}` : `kies een van ${names.join(', ')}`;
};
