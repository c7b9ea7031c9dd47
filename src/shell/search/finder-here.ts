import { createContext, type ReactNode } from 'react';
import type { FinderProps } from './Finder';

/** Draws the finder of the app: the shell does not know the screens that show what is found. */
export const FinderHere = createContext<(props: FinderProps) => ReactNode>(() => null);
