import type { Content } from '@/lib/content/schemas';
import { dayRange, hours } from '@/lib/format';
import type { Route } from '@/lib/pages';

/** What the shared picture of a page shows. */
export type Card = {
  route: Route;
  /** One strip of paper per line; a single line is broken in two where it would get too small. */
  title: readonly string[];
  /** The small strip above the title. */
  greeting: string;
  /** Below `content/fotos`; without it the picture is plain paper with the emblem. */
  photo?: string | undefined;
  /** The fact beside the group's name. */
  fact: string;
};

type CardContent = Pick<Content, 'site' | 'home' | 'boys' | 'girls' | 'camp' | 'contact' | 'rental'>;

/** A card per page, in the words of its own heading. */
export function cards({ site, home, boys, girls, camp, contact, rental }: CardContent): Card[] {
  const { dag, van, tot } = site.werking;
  const meeting = `Elke ${dag}, ${hours(van, tot)}`;
  const greeting = site.korteNaam;
  return [
    {
      route: '/',
      title: home.welkom.slogan,
      greeting: home.welkom.groet,
      photo: home.welkom.foto.bestand,
      fact: meeting,
    },
    ...(
      [
        ['/jongensleiding', boys],
        ['/meisjesleiding', girls],
      ] as const
    ).map(([route, { kop, groepen }]) => ({
      route,
      title: [kop],
      greeting,
      photo: groepen[0]?.foto.bestand,
      fact: meeting,
    })),
    {
      route: '/bivak',
      title: [camp.kop],
      greeting,
      photo: camp.foto.bestand,
      fact: dayRange(camp.kamp.van, camp.kamp.tot),
    },
    { route: '/contact', title: [contact.kop], greeting, fact: site.email },
    {
      route: '/verhuur',
      title: [rental.kop],
      greeting,
      photo: rental.foto.bestand,
      fact: rental.slapen.titel,
    },
  ];
}
