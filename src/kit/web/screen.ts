import type { ComponentType } from 'react';

/** The screens of a product: every address and its page, which is loaded when it is first opened. */
export type Screens = Readonly<Record<string, () => Promise<{ readonly default: ComponentType }>>>;
