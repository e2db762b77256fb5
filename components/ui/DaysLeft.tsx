import type { ComponentProps } from 'react';
import { TearOffWords } from './TearOff';

type Attributes = Omit<ComponentProps<'span'>, 'children'>;

type DaysLeftProps = {
  /** The day in words: `8 juli`. */
  until: string;
  /** Attributes that show a part in the singular, in the plural, or in both. */
  one: Attributes;
  several: Attributes;
  both?: Attributes;
  /** The number of days. */
  children: React.ReactNode;
};

/** `Nog 12 dagen tot 8 juli` on the sheet of a tear-off calendar. */
export function DaysLeft({ until, one, several, both, children }: DaysLeftProps) {
  return (
    <>
      <TearOffWords size="small" {...both}>
        Nog
      </TearOffWords>{' '}
      {children}{' '}
      <TearOffWords size="small" {...one}>
        {`dag tot ${until}`}
      </TearOffWords>
      <TearOffWords size="small" {...several}>
        {`dagen tot ${until}`}
      </TearOffWords>
    </>
  );
}
