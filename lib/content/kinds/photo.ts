import * as z from 'zod';
import { PhotoFile } from '@/lib/photos/photo';
import { fieldInfo } from './field';

const aPhoto = 'een foto in de map content/fotos, bijvoorbeeld hero.jpg';

/** A file below `content/fotos`, by its path there. `pipeline/check` checks that it exists and is a picture. */
export const photoFile = z
  .string({ error: aPhoto })
  .min(1, { error: aPhoto })
  .transform((path) => new PhotoFile(path))
  .register(fieldInfo, { kind: 'photo' });
