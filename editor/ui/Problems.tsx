import { Fragment } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { Problem } from '@/lib/content/problem';
import styles from './forms.module.scss';

type ProblemsProps = {
  id?: string;
  problems: readonly Problem[];
  /** Called with the advised value; without it, there is no button. */
  use?: ((value: string) => void) | undefined;
};

/** Problems of the content check in the words of the form; advice that is a value is a button. */
export function Problems({ id, problems, use }: ProblemsProps) {
  return (
    <div className={styles.problem} id={id} role="alert">
      {problems
        .map((problem) => problem.form ?? problem)
        .map(({ found, expected, advice, instead }) => (
          <Fragment key={expected}>
            <p className={styles.wrong}>
              <Icon name="alert" />
              <span>Dit klopt nog niet</span>
            </p>
            <dl>
              <dt>doe dit</dt>
              <dd>{advice}</dd>
            </dl>
            {instead && use && (
              <Button onClick={() => use(instead)}>
                Schrijf {instead} <Icon name="arrow-right" />
              </Button>
            )}
            <dl>
              {found !== undefined && (
                <>
                  <dt>gevonden</dt>
                  <dd>{found}</dd>
                </>
              )}
              <dt>verwacht</dt>
              <dd>{expected}</dd>
            </dl>
          </Fragment>
        ))}
    </div>
  );
}
