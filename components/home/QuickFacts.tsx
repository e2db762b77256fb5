import { ButtonLink } from '@/components/ui/ButtonLink';
import { FileLink } from '@/components/ui/FileLink';
import { Icon } from '@/components/ui/Icon';
import { RouteLink } from '@/components/ui/RouteLink';
import { Paragraph } from '@/components/ui/Text';
import type { Home, Site } from '@/lib/content/schemas/content';
import { welcomeFrom } from '@/lib/joining/ageRows';
import { feeRange } from '@/lib/joining/fees';
import { routePath } from '@/lib/pages/pages';
import { hours } from '@/lib/text/format';
import { capitalised } from '@/lib/text/words';
import type { IconName } from '@/lib/theme/icons';
import { NextActivity, type NextActivityProps } from './NextActivity';
import styles from './QuickFacts.module.scss';

type QuickFactsProps = Pick<Site, 'lokaal'> & {
  welcome: Home['welkom'];
  meeting: Site['werking'];
  /** When age groups with a rhythm of their own meet, a line each. */
  ownMeetings: readonly string[];
  /** What it costs, in euro. */
  fees: readonly number[];
  /** Whether there is a page about joining. */
  canJoin: boolean;
  /** Undefined for a group without calendar. */
  next: NextActivityProps | undefined;
};

/** What parents ask first, under the photo: when, where, for whom, how much, try for free. */
export function QuickFacts({ lokaal, welcome, meeting, ownMeetings, fees, canJoin, next }: QuickFactsProps) {
  const facts: { icon: IconName; label: string; answer: React.ReactNode }[] = [
    {
      icon: 'clock',
      label: 'Wanneer?',
      answer: (
        <>
          {capitalised(meeting.dag)}, {hours(meeting.van, meeting.tot)}
          {ownMeetings.length > 0 && (
            <small>{ownMeetings.length === 1 ? ownMeetings[0] : 'Sommige groepen op een ander moment'}</small>
          )}
        </>
      ),
    },
    {
      icon: 'pin',
      label: 'Waar?',
      answer: <RouteLink to={lokaal}>{`${lokaal.street}, ${lokaal.town}`}</RouteLink>,
    },
    { icon: 'child', label: 'Voor wie?', answer: welcomeFrom(meeting) },
    {
      icon: 'euro',
      label: 'Lidgeld',
      answer: feeRange(fees, meeting.lidgeldPer),
    },
    { icon: 'ticket', label: 'Proberen?', answer: welcome.proberen },
  ];
  return (
    <section className={styles.facts} aria-label="In het kort">
      <div className={styles.intro}>
        <div className={styles.words}>
          <Paragraph>{welcome.inleiding}</Paragraph>
          <ButtonLink href="#over-ons" arrow="arrow-down">
            {welcome.knop}
          </ButtonLink>
        </div>
        {next && <NextActivity {...next} />}
      </div>
      <dl className={styles.strip}>
        {facts
          .filter(({ answer }) => answer)
          .map(({ icon, label, answer }) => (
            <div key={label}>
              <dt>
                <Icon name={icon} />
                {label}
              </dt>
              <dd>{answer}</dd>
            </div>
          ))}
      </dl>
      {canJoin && (
        <p className={styles.join}>
          <FileLink href={routePath('/lid-worden')} icon="arrow-right">
            Lid worden: zo gaat het
          </FileLink>
        </p>
      )}
    </section>
  );
}
