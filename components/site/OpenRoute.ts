import { createContext } from 'react';
import type { Address } from '@/lib/pages/pages';

/** The page that is open, where the address does not tell: in the preview of the editor. */
export const OpenRoute = createContext<Address | undefined>(undefined);
