import { type ComponentType, lazy } from 'react';

/** A component that is loaded where it is first shown. `lazy` forgets type parameters; this gives them back. */
export function lazily<C extends ComponentType<never>>(load: () => Promise<C>): C {
  return lazy(async () => ({ default: (await load()) as unknown as ComponentType })) as unknown as C;
}

/** A component that its page can do without: if the network is lost before it is loaded, nothing is shown in its place. */
export function ifItComes<C extends ComponentType<never>>(load: () => Promise<C>): C {
  return lazily<C>(() => load().catch(() => nothing as unknown as C));
}

const nothing = () => null;
