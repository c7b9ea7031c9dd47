import { createContext } from 'react';

/** Whether the user may open an address; without a frame that provides this, no name is a link. */
export const MayOpen = createContext<(address: string) => boolean>(() => false);
