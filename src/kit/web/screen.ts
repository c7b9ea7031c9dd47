import type { ComponentType } from 'react';

/** The screens of a product: each address with its page, which is loaded when it is first opened. */
export type Screens = Readonly<Record<string, () => Promise<{ readonly default: ComponentType }>>>;
