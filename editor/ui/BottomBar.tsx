import { Button } from '@/components/ui/Button';
import { Hidden } from '@/components/ui/Hidden';
import { Icon } from '@/components/ui/Icon';
import styles from './BottomBar.module.scss';
import { EditorIcon } from './EditorIcon';
import { useEditing, type View } from './editing';

type StripProps = {
  view: View | undefined;
  /** How many things are different from what is online. */
  changes: number;
  /** What stands on the button. */
  publish: string;
};

/** One line of kraft paper at the foot of every screen: where to go, and what is still to do before it can be online. */
export function Strip({ view, changes, publish }: StripProps) {
  const { work, open, readOnly } = useEditing();
  const wrong = work.problems.length;
  const held = wrong > 0;
  return (
    <nav className={styles.strip} aria-label="Beheer" id="strook">
      {held ? (
        <p className={styles.todo} id="eerst-dit">
          <Icon name="alert" />
          <button type="button" onClick={() => open({ is: 'changes' })}>
            Eerst {wrong} {wrong === 1 ? 'ding' : 'dingen'} rechtzetten, dan kan alles online.
          </button>
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
      <Tool name="Taken" icon={<Icon name="pennant" />} is="tasks" view={view} />
      <Tool name="Pagina’s" icon={<EditorIcon name="pages" />} is="pages" view={view} />
      <div className={styles.publish}>
        <Button
          aria-disabled={held || undefined}
          aria-describedby={held ? 'eerst-dit' : undefined}
          data-held={held || undefined}
          onClick={() => open({ is: 'changes' })}
        >
          {held && <Icon name="alert" />}
          {publish}
          {!held && changes > 0 && (
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
  is: 'tasks' | 'pages';
  view: View | undefined;
};

function Tool({ name, icon, is, view }: ToolProps) {
  const { open } = useEditing();
  const isOpen = view?.is === is;
  return (
    <button
      className={styles.tool}
      type="button"
      aria-expanded={isOpen}
      onClick={() => open(isOpen ? undefined : { is })}
    >
      {icon} {name}
    </button>
  );
}
