import { createContext } from 'react';
import type { PageAddress } from '@/lib/pages/pages';

/** The page that is open, where the address does not tell: in the preview of the editor. */
export const OpenRoute = createContext<PageAddress | undefined>(undefined);
