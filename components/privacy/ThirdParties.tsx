import { Text } from '@/components/ui/Text';
import type { Privacy } from '@/lib/content/schemas/content';
import styles from './ThirdParties.module.scss';

type ThirdPartiesProps = Privacy['derden'] & {
  /** The other sites that ours links to. */
  hosts: readonly string[];
};

/** Every third party that a visit can reach, and what it receives. */
export function ThirdParties({ titel, lijst, andereSites, hosts }: ThirdPartiesProps) {
  return (
    <section aria-labelledby="derden">
      <h2 id="derden">{titel}</h2>
      <dl className={styles.parties}>
        {lijst.map(({ naam, tekst }) => (
          <div key={naam}>
            <dt>{naam}</dt>
            <dd>
              <Text>{tekst}</Text>
            </dd>
          </div>
        ))}
        <div>
          <dt>{andereSites.naam}</dt>
          <dd>
            <Text>{andereSites.tekst}</Text>
            {hosts.length > 0 && (
              <>
                <br />
                {hosts.join(', ')}
              </>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}
