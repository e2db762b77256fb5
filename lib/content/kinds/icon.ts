import * as z from 'zod';
import { problemMessage } from '@/lib/content/problem';
import { nearest } from '@/lib/text/nearest';
import { type IconName, icons } from '@/lib/theme/icons';
import { fieldInfo } from './field';

const iconNames = Object.keys(icons) as [IconName, ...IconName[]];

/** What a reader knows as a button or a sign of the page itself. */
const controls: readonly IconName[] = [
  ...(['alert', 'arrow-down', 'arrow-left', 'arrow-right', 'check', 'chevron-down', 'close'] as const),
  ...(['download', 'external', 'facebook', 'info', 'instagram', 'menu', 'printer'] as const),
];

/** The drawings to choose from. */
export const drawings: readonly IconName[] = iconNames.filter((name) => !controls.includes(name));

export const icon = z
  .enum(iconNames, {
    error: ({ input }) => {
      const meant = nearest(String(input), drawings);
      return problemMessage(
        'de naam van een tekening',
        meant ? `bedoel je ${meant}?` : `kies een van deze: ${drawings.join(', ')}`,
      );
    },
  })
  .register(fieldInfo, { kind: 'icon' });
