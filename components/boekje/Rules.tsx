import { FileLink } from '@/components/ui/FileLink';
import { Hidden } from '@/components/ui/Hidden';
import { Scrap, type Tone } from '@/components/ui/Scrap';
import { Paragraph } from '@/components/ui/Text';
import type { IconName } from '@/lib/theme/icons';
import { bookletIcon } from './bookletIcon';
import styles from './Rules.module.scss';

export type BookletRule = {
  naam: string;
  tekst: string;
  /** A document to download. */
  file?: { button: string; href: string };
};

/** Names with a text: what has to come along, medicine, what stays at home. */
export const Rules = ({ rules, icon }: RulesProps) => (
  <ul className={styles.rules}>
    {rules.map(({ naam, tekst, file }, at) => (
      <li key={naam}>
        <Scrap icon={bookletIcon(naam, icon)} tone={tones[at % tones.length] ?? 'kraft'} />
        <div>
          <h3>{naam}</h3>
          <Paragraph>{tekst}</Paragraph>
          {file && (
            <FileLink href={file.href} icon="download">
              {file.button}
              <Hidden> (pdf)</Hidden>
            </FileLink>
          )}
        </div>
      </li>
    ))}
  </ul>
);

type RulesProps = {
  rules: readonly BookletRule[];
  /** Beside a rule whose name has no drawing of its own. */
  icon: IconName;
};

const tones: readonly Tone[] = ['poppy', 'sky', 'sun', 'forest'];
