import { AddressBlock } from '@/components/ui/AddressBlock';
import { Alert } from '@/components/ui/Alert';
import { ActionLink, Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { CampCountdown } from '@/components/ui/CampCountdown';
import { CampCountdowns } from '@/components/ui/CampCountdowns';
import { Choices } from '@/components/ui/Choices';
import { ContactLinks } from '@/components/ui/ContactLinks';
import { ContentLink } from '@/components/ui/ContentLink';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { FactList } from '@/components/ui/FactList';
import { FeedAddress } from '@/components/ui/FeedAddress';
import { Field } from '@/components/ui/Field';
import { FileLink } from '@/components/ui/FileLink';
import { FollowsChoice } from '@/components/ui/FollowsChoice';
import { FramedPhoto } from '@/components/ui/FramedPhoto';
import { GroupChoice } from '@/components/ui/GroupChoice';
import { Hidden } from '@/components/ui/Hidden';
import { Icon } from '@/components/ui/Icon';
import { Lead } from '@/components/ui/Lead';
import { Note } from '@/components/ui/Note';
import { PageHeading } from '@/components/ui/PageHeading';
import { PageLink } from '@/components/ui/PageLink';
import { Patch } from '@/components/ui/Patch';
import { PhotoBanner } from '@/components/ui/PhotoBanner';
import { PhotoFrame } from '@/components/ui/PhotoFrame';
import { Prose } from '@/components/ui/Prose';
import { placeFact } from '@/components/ui/placeFact';
import { RouteLink } from '@/components/ui/RouteLink';
import { Scrap } from '@/components/ui/Scrap';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { SendNotices } from '@/components/ui/SendNotices';
import { Sheet } from '@/components/ui/Sheet';
import { Split } from '@/components/ui/Split';
import { TableFrame } from '@/components/ui/TableFrame';
import { Team } from '@/components/ui/Team';
import { TearOff, TearOffWords } from '@/components/ui/TearOff';
import { Text } from '@/components/ui/Text';
import { WaitingList } from '@/components/ui/WaitingList';
import type { Photo } from '@/lib/photos/photo';
import { type IconName, icons } from '@/lib/theme/icons';
import { scenes } from '@/lib/theme/scenes';
import styles from './Examples.module.scss';

const address = { name: 'Het heem', street: 'Kerkpad 3', postcode: '9999', town: 'Ergenshuizen' };
const words = 'Buiten spelen, **ook als het regent**. Lees meer over [het bivak](/bivak).';

/** Every component of `components/ui` in its states. @param photo for those that show one */
export const Examples = ({ photo }: { photo: Photo | undefined }) =>
  Object.entries(examples(photo)).map(([name, shown], index) => (
    <Section key={name} id={name} title={name} paper={index % 2 === 0 ? 'kraft' : 'sheet'} edge="cut">
      <ul className={styles.states}>
        {Object.entries(shown).map(([state, example]) => (
          <li key={state}>
            <p>
              <small>{state}</small>
            </p>
            {example}
          </li>
        ))}
      </ul>
    </Section>
  ));

/** The states of each component, by its name and theirs. */
export function examples(foto: Photo | undefined): Record<string, Record<string, React.ReactNode>> {
  const leaders = ['Noor', 'Sam', 'Wout', 'An-Sofie', 'Jef'].map((name) => ({ name }));
  const options = ['ja', 'nee'].map((value) => ({ value, label: value }));
  return {
    AddressBlock: {
      block: <AddressBlock address={address} />,
      oneLine: <AddressBlock address={address} oneLine />,
    },
    Alert: {
      bad: <Alert icon={<Icon name="alert" />}>Dat is niet gelukt.</Alert>,
      good: (
        <Alert kind="good" icon={<Icon name="check" />}>
          Dat is gelukt.
        </Alert>
      ),
    },
    PageHeading: { forest: <PageHeading title="Kop" lead={words} paper="forest" overlap /> },
    Button: {
      poppy: <Button>Doe het</Button>,
      ink: <Button kind="ink">Doe iets anders</Button>,
      blocked: <Button aria-disabled>Nu niet</Button>,
      ActionLink: <ActionLink href="#Button">Een link als knop</ActionLink>,
    },
    ButtonLink: {
      arrow: (
        <ButtonLink href="/bivak" arrow="arrow-right">
          Ga verder
        </ButtonLink>
      ),
      newTab: (
        <ButtonLink href="https://elders.example" kind="ink" newTab>
          Ga elders heen
        </ButtonLink>
      ),
    },
    CampCountdown: {
      'by the day': <CampCountdown from={{ day: 21, month: 7 }} until={{ day: 31, month: 7 }} name="Bivak" />,
    },
    CampCountdowns: {
      'some on another day': (
        <CampCountdowns
          name="Bivak"
          from={{ day: 21, month: 7 }}
          until={{ day: 31, month: 7 }}
          camps={{
            own: [
              { names: ['Kwiks'], ids: ['kwiks'], from: { day: 19, month: 7 }, until: { day: 31, month: 7 } },
            ],
            others: ['rakkers'],
            lastDay: { day: 31, month: 7, year: 2027 },
          }}
          built={{ day: 1, month: 1, year: 2027 }}
        />
      ),
    },
    Choices: { radios: <Choices legend="Mag het?" name="mag" options={options} /> },
    ContactLinks: { both: <ContactLinks phone="0470 00 00 00" email="info@groep.example" /> },
    ContentLink: {
      elsewhere: <ContentLink href="https://www.dekorst.example" about="De Korst" />,
      here: <ContentLink href="/verhuur" about="ons lokaal" />,
    },
    ExternalLink: {
      plain: <ExternalLink href="https://elders.example">Elders</ExternalLink>,
      arrow: (
        <ExternalLink href="https://elders.example" arrow>
          Elders
        </ExternalLink>
      ),
    },
    FactList: {
      facts: (
        <FactList
          facts={[
            { icon: 'clock', label: 'Wanneer', answer: 'Zondag, 14 uur' },
            placeFact(address, undefined),
          ]}
        />
      ),
    },
    FeedAddress: {
      address: <FeedAddress address="https://www.groep.example/kalender.ics">Kopieer het adres</FeedAddress>,
    },
    Field: {
      empty: <Field label="Naam" name="naam" />,
      wrong: <Field label="E-mailadres" name="email" defaultValue="koen@" aria-invalid />,
    },
    FileLink: {
      document: (
        <FileLink href="/bivak/" icon="doc">
          Een papier
        </FileLink>
      ),
    },
    FollowsChoice: { 'what everybody sees': <FollowsChoice ids={['kwiks']}>Voor iedereen</FollowsChoice> },
    FramedPhoto: {
      left: (
        <FramedPhoto photo={foto && { ...foto, caption: 'Met een onderschrift' }} sizes="20rem" tilt="left" />
      ),
      right: <FramedPhoto photo={foto && { ...foto, caption: 'Met een onderschrift' }} sizes="20rem" />,
    },
    GroupChoice: { boxes: <GroupChoice groups={[{ id: 'kwiks', fullName: 'Kwiks' }]} /> },
    Hidden: { 'for screen readers': <Hidden>Dit ziet niemand</Hidden> },
    Icon: {
      all: (
        <div className={styles.row}>
          {Object.keys(icons).map((name) => (
            <span key={name} title={name}>
              <Icon name={name as IconName} />
            </span>
          ))}
        </div>
      ),
    },
    Lead: { lead: <Lead>{words}</Lead> },
    Note: { note: <Note>{words}</Note> },
    PageLink: { link: <PageLink href="/bivak">Een bladzijde van de site</PageLink> },
    Patch: {
      six: (
        <div className={styles.row}>
          {[0, 1, 2, 3, 4, 5].map((index) => (
            <Patch key={index} icon="kite" index={index} />
          ))}
        </div>
      ),
    },
    PhotoBanner: {
      photo: <PhotoBanner title="Kop" lead={words} photo={foto} scene={{ name: 'camp' }} />,
      scene: <PhotoBanner title="Kop" lead={words} photo={undefined} scene={{ name: 'camp' }} />,
    },
    PhotoFrame: {
      photo: <PhotoFrame photo={foto} scene={{ name: 'field' }} sizes="20rem" />,
      scene: <PhotoFrame photo={undefined} scene={{ name: 'field' }} sizes="20rem" ratio="1/1" cut="c" />,
    },
    Picture: {
      'in a frame': <PhotoFrame photo={foto} scene={{ name: 'field' }} sizes="20rem" ratio="8/5" />,
    },
    Prose: { prose: <Prose lead={words} paragraphs={[words, 'Een tweede alinea.']} /> },
    ResponsiveImage: {
      'in a frame': <PhotoFrame photo={foto} scene={{ name: 'field' }} sizes="20rem" ratio="1/1" />,
    },
    RouteLink: { address: <RouteLink to={address} /> },
    Scene: Object.fromEntries(
      Object.keys(scenes).map((name) => [
        name,
        <PhotoFrame
          key={name}
          photo={undefined}
          scene={{ name: name as keyof typeof scenes }}
          sizes="20rem"
        />,
      ]),
    ),
    Scrap: {
      tones: (
        <div className={styles.row}>
          {(['sun', 'forest', 'sky', 'poppy', 'kraft'] as const).map((tone) => (
            <Scrap key={tone} icon="tent" tone={tone} />
          ))}
        </div>
      ),
    },
    Section: {
      'the other papers are those around you': (
        <>
          <Section id="bos" title="Bos" paper="forest" edge="hills" poppies>
            <Text>{words}</Text>
          </Section>
          <Section id="kraft" title="Kraft" paper="kraft" edge="torn">
            <Text>{words}</Text>
          </Section>
        </>
      ),
    },
    SectionHead: { head: <SectionHead id="kop" title="Kop" lead={words} /> },
    SendNotices: {
      sending: (
        <SendNotices
          sending={{ state: { type: 'sending' }, notice: { current: null } }}
          email="info@groep.example"
          icons={{ sent: <Icon name="check" />, failed: <Icon name="alert" /> }}
        />
      ),
    },
    Sheet: {
      taped: (
        <Sheet taped padded>
          Een blad
        </Sheet>
      ),
      'cut b': (
        <Sheet padded cut="b">
          Een blad
        </Sheet>
      ),
      'cut c': (
        <Sheet padded cut="c">
          Een blad
        </Sheet>
      ),
    },
    Split: {
      even: (
        <Split columns="even" aside={<Note>{words}</Note>}>
          <Text>{words}</Text>
        </Split>
      ),
    },
    TableFrame: {
      table: (
        <TableFrame>
          <table>
            <tbody>
              <tr>
                <th scope="row">Sjaal</th>
                <td>€ 7</td>
              </tr>
            </tbody>
          </table>
        </TableFrame>
      ),
    },
    Team: {
      'nobody alone': <Team leaders={leaders} index={0} />,
      'without a uniform': <Team leaders={leaders} index={1} hasUniform={false} />,
    },
    TearOff: {
      date: (
        <TearOff top="zo">
          <TearOffWords size="number">29</TearOffWords> <TearOffWords size="small">november</TearOffWords>
        </TearOff>
      ),
    },
    Text: { marked: <Text>{words}</Text> },
    WaitingList: {
      link: <WaitingList text={words} link="https://lijst.example" email="info@groep.example" />,
    },
  };
}
