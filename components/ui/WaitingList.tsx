import { FileLink } from './FileLink';
import { Paragraph } from './Text';
import styles from './WaitingList.module.scss';

type WaitingListProps = {
  text?: string | undefined;
  /** Where people put a child on it; without it they write to the mail address. */
  link?: string | undefined;
  email: string;
};

/** What parents of a full age group can do. */
export function WaitingList({ text, link, email }: WaitingListProps) {
  return (
    <div className={styles.list}>
      {text && <Paragraph>{text}</Paragraph>}
      <p>
        <FileLink href={link ?? `mailto:${email}`} icon="ticket" newTab={link !== undefined}>
          Zet je kind op de wachtlijst
        </FileLink>
      </p>
    </div>
  );
}
