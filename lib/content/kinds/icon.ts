import * as z from 'zod';
import { problemMessage } from '@/lib/content/problem';
import { nearest } from '@/lib/text/nearest';
import { type IconName, icons } from '@/lib/theme/icons';
import { fieldInfo } from './field';

export const iconNames = Object.keys(icons) as [IconName, ...IconName[]];

export const icon = z
  .enum(iconNames, {
    error: ({ input }) => {
      const meant = nearest(String(input), iconNames);
      return problemMessage(
        'de naam van een tekening',
        meant ? `bedoel je ${meant}?` : `kies een van deze: ${iconNames.join(', ')}`,
      );
    },
  })
  .register(fieldInfo, { kind: 'icon' });
