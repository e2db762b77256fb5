import { Fragment } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { Problem } from '@/lib/content/problem';
import styles from './FieldForm.module.scss';

type ProblemsProps = {
  id?: string;
  problems: readonly Problem[];
  /** Writes what is advised in the place of what stands there; without it, there is no button that does. */
  use?: ((words: string) => void) | undefined;
};

/** What the check found, word for word as the build tells it; and what it advises as a button, where that is a value. */
export function Problems({ id, problems, use }: ProblemsProps) {
  return (
    <div className={styles.problem} id={id} role="alert">
      {problems.map(({ found, expected, advice, instead }) => (
        <Fragment key={expected}>
          <p className={styles.wrong}>
            <Icon name="alert" />
            <span>Dit klopt nog niet</span>
          </p>
          <dl>
            {found !== undefined && (
              <>
                <dt>gevonden</dt>
                <dd>{found}</dd>
              </>
            )}
            <dt>verwacht</dt>
            <dd>{expected}</dd>
            <dt>doe dit</dt>
            <dd>{advice}</dd>
          </dl>
          {instead && use && (
            <Button onClick={() => use(instead)}>
              Schrijf {instead} <Icon name="arrow-right" />
            </Button>
          )}
        </Fragment>
      ))}
    </div>
  );
}
