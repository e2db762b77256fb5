import { PageLink } from '@/components/ui/PageLink';
import { mailProvider } from '@/lib/thirdParties';
import styles from './MessagePrivacy.module.scss';

/** Under the form: by whom a message passes, and where more is told. */
export function MessagePrivacy() {
  return (
    <p className={styles.privacy}>
      Je bericht gaat via {mailProvider.name} naar onze mailbox.{' '}
      <PageLink href="/privacy">Meer over privacy</PageLink>
    </p>
  );
}
