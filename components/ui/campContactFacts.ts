import type { CampContact } from '@/lib/camp/campContact';
import type { Days } from '@/lib/camp/season';
import { onlyIn } from '@/lib/dates/datedParts';
import { wholeDays } from '@/lib/dates/moment';
import { telephoneLink } from '@/lib/text/format';
import type { Fact } from './FactList';

/** Whom to call during camp, and how a letter arrives. @param camps the days of each */
export function campContactFacts({ booklet, people }: CampContact, camps: readonly Days[]): Fact[] {
  const facts: Fact[] = [];
  const { days, emergency, lastLetter } = booklet ?? {};
  if (days && emergency)
    facts.push({ ...call(linkTo(emergency.phone), emergency.about), attributes: onlyIn(period(days)) });
  const others = camps.filter(({ first }) => !emergency || first.year !== days?.first.year);
  if (people[0]) facts.push({ ...callOneOf(people), attributes: onlyIn(...others.map(period)) });
  if (days && lastLetter)
    facts.push({
      icon: 'mail',
      label: 'Een brief?',
      answer: '[Zo komt hij aan](/bivak/boekje#adres)',
      attributes: onlyIn(period({ ...days, last: lastLetter })),
    });
  return facts;
}

const call = (answer: string, more?: string): Fact => ({
  icon: 'phone',
  label: 'Dringend? Bel',
  answer,
  more,
});

/** A number to call, and the others behind it. */
const callOneOf = ([first, ...others]: CampContact['people']): Fact =>
  call(
    first ? linkTo(first.phone) : '',
    [first?.name, ...others.map(({ name, phone }) => `${name} ${linkTo(phone)}`)].join(', of '),
  );

const linkTo = (telephone: string) => `[${telephone.replaceAll(' ', '\u00a0')}](${telephoneLink(telephone)})`;

const period = ({ first, last }: Days) => wholeDays(first, last);
