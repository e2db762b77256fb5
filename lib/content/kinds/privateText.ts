import { fieldInfo } from './field';
import { words } from './identifier';

/** For the group itself: no page shows it, and nothing that goes online contains it. */
export const privateText = words.min(1).register(fieldInfo, {
  kind: 'privateText',
  help: 'Alleen voor jullie: dit komt nergens op de site.',
});
