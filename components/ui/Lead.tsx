import styles from './Lead.module.scss';
import { Paragraph } from './Text';

/** The opening words below a title, in larger type. */
export const Lead = ({ children }: { children: string }) => (
  <Paragraph className={styles.lead}>{children}</Paragraph>
);
