import { Sheet } from '@/components/ui/Sheet';
import type { Site } from '@/lib/content/schemas/content';
import { townLine } from '@/lib/text/address';
import styles from './Postcard.module.scss';

type PostcardProps = Pick<Site, 'naam' | 'lokaal' | 'email'> & { title: string; children: React.ReactNode };

/** A postcard with an airmail edge: the form on the left, stamp and address on the right. */
export function Postcard({ title, naam, lokaal, email, children }: PostcardProps) {
  return (
    <section className={styles.place} aria-labelledby="schrijf-ons">
      <Sheet className={styles.card}>
        <div className={styles.inside}>
          <div>
            <h2 className={styles.title} id="schrijf-ons">
              {title}
            </h2>
            {children}
          </div>
          <div className={styles.side}>
            <img
              className={styles.stamp}
              src="/icons/stamp.svg"
              alt=""
              loading="lazy"
              width="190"
              height="160"
            />
            <address className={styles.address}>
              <span>{naam}</span>
              <span>{lokaal.street}</span>
              <span>{townLine(lokaal)}</span>
              <span>
                <a href={`mailto:${email}`}>{email}</a>
              </span>
            </address>
          </div>
        </div>
      </Sheet>
    </section>
  );
}
