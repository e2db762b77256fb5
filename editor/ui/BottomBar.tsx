import { Button } from '@/components/ui/Button';
import { Hidden } from '@/components/ui/Hidden';
import { Icon } from '@/components/ui/Icon';
import styles from './BottomBar.module.scss';
import { EditorIcon } from './EditorIcon';
import { useEditing, type View } from './editing';
import { LinkButton } from './parts';

type BottomBarProps = {
  view: View | undefined;
  /** Number of differences from what is online. */
  changes: number;
  /** The text of the button. */
  publish: string;
};

/** The bar below every view: the main views, and what blocks publishing. */
export function BottomBar({ view, changes, publish }: BottomBarProps) {
  const { work, open, readOnly } = useEditing();
  const wrong = work.problems.length;
  const isBlocked = wrong > 0;
  return (
    <nav className={styles.bar} aria-label="Beheer" id="strook">
      {isBlocked ? (
        <p className={styles.todo} id="eerst-dit">
          <Icon name="alert" />
          <LinkButton onClick={() => open({ type: 'changes' })}>
            Eerst {wrong} {wrong === 1 ? 'ding' : 'dingen'} rechtzetten, dan kan alles online.
          </LinkButton>
        </p>
      ) : (
        !view && (
          <p className={styles.hint}>
            <Icon name="info" />
            <span>
              {readOnly
                ? 'Het beheer is al open in een ander tabblad. Hier kun je kijken, daar kun je veranderen.'
                : 'Tik op wat je wil veranderen.'}
            </span>
          </p>
        )
      )}
      <Tool name="Taken" icon={<Icon name="pennant" />} type="tasks" view={view} />
      <Tool name="Pagina’s" icon={<EditorIcon name="pages" />} type="pages" view={view} />
      <div className={styles.publish}>
        <Button
          aria-disabled={isBlocked || undefined}
          aria-describedby={isBlocked ? 'eerst-dit' : undefined}
          data-blocked={isBlocked || undefined}
          onClick={() => open({ type: 'changes' })}
        >
          {isBlocked && <Icon name="alert" />}
          {publish}
          {!isBlocked && changes > 0 && (
            <span className={styles.count}>
              {changes}
              <Hidden> {changes === 1 ? 'wijziging' : 'wijzigingen'}</Hidden>
            </span>
          )}
        </Button>
      </div>
    </nav>
  );
}

type ToolProps = {
  name: string;
  icon: React.ReactNode;
  type: 'tasks' | 'pages';
  view: View | undefined;
};

function Tool({ name, icon, type, view }: ToolProps) {
  const { open } = useEditing();
  const isOpen = view?.type === type;
  return (
    <button
      className={styles.tool}
      type="button"
      aria-expanded={isOpen}
      onClick={() => open(isOpen ? undefined : { type })}
    >
      {icon} {name}
    </button>
  );
}
