import { type Fact, FactList } from '@/components/ui/FactList';
import { Paragraph } from '@/components/ui/Text';
import type { Home, Site } from '@/lib/content/schemas/content';
import { feeRange } from '@/lib/joining/fees';
import { addressLine } from '@/lib/text/address';
import { hours } from '@/lib/text/format';
import { capitalised } from '@/lib/text/words';

type MeetingInfoProps = Pick<Site, 'lokaal' | 'werking'> & {
  /** When age groups with a rhythm of their own meet, a line each. */
  ownMeetings: readonly string[];
  /** What it costs, in euro. */
  fees: readonly number[];
  info: NonNullable<Home['activiteiten']['kaarten'][number]['info']>;
};

/** How a weekly meeting goes: a few lines and the facts. */
export function MeetingInfo({ info, lokaal, werking, ownMeetings, fees }: MeetingInfoProps) {
  const fee = feeRange(fees, werking.lidgeldPer);
  const facts: (Fact | false)[] = [
    {
      icon: 'clock',
      label: 'Wanneer',
      answer: `${capitalised(werking.dag)}, ${hours(werking.van, werking.tot)}`,
      more: ownMeetings.length > 0 && ownMeetings.join('. '),
    },
    {
      icon: 'pin',
      label: 'Waar',
      answer: lokaal.name,
      more: addressLine(lokaal),
    },
    {
      icon: 'child',
      label: 'Voor wie',
      answer: info.voorWie,
      more: werking.vanafKlas && `Vanaf het ${werking.vanafKlas}`,
    },
    fee !== undefined && {
      icon: 'euro',
      label: 'Lidgeld',
      answer: fee,
      more: info.lidgeldExtra,
    },
    { icon: 'backpack', label: 'Meebrengen', answer: info.meebrengen, more: info.meebrengenExtra },
  ];
  return (
    <>
      <Paragraph>{info.tekst}</Paragraph>
      <FactList facts={facts} />
    </>
  );
}
