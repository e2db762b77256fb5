import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { EditorIcon } from '@/editor/ui/EditorIcon';
import { ToolButton } from '@/editor/ui/parts';
import { useFocus } from '@/editor/ui/useFocus';
import styles from './BeginView.module.scss';

/** The title of a question, which has the focus when it appears. */
export function Heading({ title }: { title: string }) {
  const heading = useFocus<HTMLHeadingElement>();
  return (
    <h2 className={styles.title} id="vraag" ref={heading} tabIndex={-1}>
      {title}
    </h2>
  );
}

type StripProps = {
  isLooking: boolean;
  look: () => void;
  back?: (() => void) | undefined;
  children: ReactNode;
};

/** The bar below a question. */
export const Strip = ({ isLooking, look, back, children }: StripProps) => (
  <div className={styles.strip}>
    {back && (
      <ToolButton onClick={back}>
        <Icon name="arrow-left" /> Terug
      </ToolButton>
    )}
    <ToolButton data-look="" aria-pressed={isLooking} onClick={look}>
      <EditorIcon name="pages" /> {isLooking ? 'Vul in' : 'Bekijk'}
    </ToolButton>
    {children}
  </div>
);
