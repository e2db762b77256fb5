import { Button } from '@/components/ui/Button';
import { Hidden } from '@/components/ui/Hidden';
import { Icon } from '@/components/ui/Icon';
import { placeOf } from '@/editor/document/places';
import styles from './BottomBar.module.scss';
import { EditorIcon } from './EditorIcon';
import { useEditing } from './editing';
import { elsewhere } from './Panel';
import { LinkButton, ToolButton } from './parts';

/** The bar below every view: the main views, and what blocks publishing. */
export function BottomBar() {
  const { problems, missing, view, count, open, isElsewhere, isLocal } = useEditing();
  const wrong = problems.length;
  const isBlocked = wrong > 0;
  const firstMissing = missing.map(placeOf).find((place) => place !== undefined);
  return (
    <nav className={styles.bar} aria-label="Beheer" id="strook">
      {isBlocked ? (
        <p className={styles.todo} id="eerst-dit">
          <Icon name="alert" />
          <LinkButton onClick={() => open({ type: 'changes' })}>
            Eerst {wrong} {wrong === 1 ? 'ding' : 'dingen'} rechtzetten,{' '}
            {isLocal ? 'dan kun je bewaren' : 'dan kan alles online'}.
          </LinkButton>
        </p>
      ) : (
        !view && (
          <p className={styles.hint}>
            <Icon name="info" />
            <span>{isElsewhere ? elsewhere : 'Tik op wat je wil veranderen.'}</span>
          </p>
        )
      )}
      <Tool name="Taken" icon={<Icon name="pennant" />} type="tasks" />
      <Tool name="Pagina’s" icon={<EditorIcon name="pages" />} type="pages" />
      <div className={styles.publish}>
        <Button
          kind={view?.type === 'changes' ? 'ink' : 'poppy'} // the red one stands above it
          aria-disabled={isBlocked || undefined}
          aria-describedby={isBlocked ? 'eerst-dit' : undefined}
          data-blocked={isBlocked || undefined}
          onClick={() => open(firstMissing ? { type: 'place', place: firstMissing } : { type: 'changes' })}
        >
          {isBlocked && <Icon name="alert" />}
          {isLocal ? 'Bewaar' : 'Zet online'}
          {!isBlocked && count > 0 && (
            <span className={styles.count}>
              {count}
              <Hidden> {count === 1 ? 'wijziging' : 'wijzigingen'}</Hidden>
            </span>
          )}
        </Button>
      </div>
    </nav>
  );
}

type ToolProps = { name: string; icon: React.ReactNode; type: 'tasks' | 'pages' };

function Tool({ name, icon, type }: ToolProps) {
  const { view, open } = useEditing();
  const isOpen = view?.type === type;
  return (
    <ToolButton aria-expanded={isOpen} onClick={() => open(isOpen ? undefined : { type })}>
      {icon} {name}
    </ToolButton>
  );
}
