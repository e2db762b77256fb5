import { PageLink } from '@/components/ui/PageLink';
import { routePath } from '@/lib/pages/pages';
import { mailProvider } from '@/lib/pages/thirdParties';
import styles from './MessagePrivacy.module.scss';

/** Under the form: the mail provider, and links to the privacy page and to photo removal. */
export function MessagePrivacy() {
  return (
    <p className={styles.privacy}>
      Je bericht gaat via {mailProvider.name} naar onze mailbox.{' '}
      <PageLink href="/privacy">Meer over privacy</PageLink>. Staat je kind op een foto die weg moet?{' '}
      <a href={`${routePath('/privacy')}#foto-weg`}>Laat de foto weghalen</a>.
    </p>
  );
}
