import { FileLink } from '@/components/ui/FileLink';
import { Lead } from '@/components/ui/Lead';
import { Patch } from '@/components/ui/Patch';
import { PhotoFrame } from '@/components/ui/PhotoFrame';
import { Team } from '@/components/ui/Team';
import type { AgeGroup, Leaders, Site } from '@/lib/content/schemas/content';
import { rhythmOf } from '@/lib/meetings/groups';
import { rhythmLine } from '@/lib/meetings/meetingWords';
import { hasLongWord, softHyphenated } from '@/lib/programme/programmeWords';
import { telephoneLink } from '@/lib/text/format';
import { slug } from '@/lib/text/slug';
import { capitalised } from '@/lib/text/words';
import styles from './AgeGroups.module.scss';
import { GroupNext, type GroupNextProps } from './GroupNext';
import { LeadersToCome, placesToCome } from './LeadersToCome';

const cuts = ['a', 'b', 'c'] as const;

type AgeGroupsProps = Pick<Leaders, 'groepen' | 'bekendOp'> & {
  /** The addresses of the pages of each group, by its place on this one. */
  paths: Readonly<Record<number, string>>;
  /** When everybody meets. */
  usual: Site['werking'];
  hasUniform: boolean;
  /** What each group does next, by its place on the page; empty for a group without a programme. */
  next: Readonly<Record<number, GroupNextProps>>;
};

/** All age groups of one page, youngest first. */
export function AgeGroups({ groepen, bekendOp, paths, usual, hasUniform, next }: AgeGroupsProps) {
  return (
    <div className={styles.sheet}>
      {groepen.map((group, index) => (
        <Group
          key={group.naam}
          group={group}
          index={index}
          usual={usual}
          hasUniform={hasUniform}
          knownFrom={bekendOp}
          path={paths[index]}
          next={next[index]}
        />
      ))}
    </div>
  );
}

type GroupProps = Pick<AgeGroupsProps, 'usual' | 'hasUniform'> & {
  group: AgeGroup;
  index: number;
  knownFrom: Leaders['bekendOp'];
  path: string | undefined;
  next: GroupNextProps | undefined;
};

function Group({ group, index, usual, hasUniform, knownFrom, path, next }: GroupProps) {
  const id = slug(group.naam);
  const { contact } = group;
  return (
    <section className={styles.group} id={id} aria-labelledby={`${id}-titel`}>
      <div className={styles.head}>
        <div className={styles.name}>
          <Patch icon={group.icoon} index={index} />
          <div>
            <h2 id={`${id}-titel`} data-long={hasLongWord(group.naam)}>
              {softHyphenated(group.naam)}
            </h2>
            {group.leeftijd && <p>{group.leeftijd}</p>}
            {group.werking && <p>{capitalised(rhythmLine(rhythmOf(usual, group.werking)))}</p>}
          </div>
        </div>
        <PhotoFrame
          photo={group.foto}
          scene={{ name: 'group', panel: index }}
          ratio="8/5"
          cut={cuts[index % cuts.length] ?? 'a'}
          sizes="(min-width: 72em) 40rem, (min-width: 60em) 54vw, 92vw"
          priority={index === 0}
        />
      </div>
      {group.tekst && <Lead>{group.tekst}</Lead>}
      {next && <GroupNext {...next} />}
      {(path || contact) && (
        <p className={styles.links}>
          {path && (
            <FileLink href={path} icon="arrow-right">
              Alles over {group.naam}
            </FileLink>
          )}
          {contact?.telefoon && (
            <FileLink href={telephoneLink(contact.telefoon)} icon="phone">
              {contact.telefoon}
            </FileLink>
          )}
          {contact && (
            <FileLink href={`mailto:${contact.email}`} icon="mail">
              {contact.naam ?? contact.email}
            </FileLink>
          )}
        </p>
      )}
      {knownFrom && (
        <>
          <div className={styles.places}>{placesToCome}</div>
          <LeadersToCome from={knownFrom} />
        </>
      )}
      {group.leiding.length > 0 && (
        <Team
          leaders={group.leiding.map(({ naam, foto }) => ({ name: naam, portrait: foto }))}
          index={index}
          hasUniform={hasUniform}
        />
      )}
    </section>
  );
}
