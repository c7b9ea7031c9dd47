import { createContext } from 'react';

/** Whether whoever reads here may open an address; without a frame that says so, nothing leads anywhere. */
export const MayOpen = createContext<(address: string) => boolean>(() => false);
