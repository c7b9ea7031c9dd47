import { useSyncExternalStore } from 'react';

/** A value of this page, and how to hear of its changes: what `useSyncExternalStore` asks for. */
export interface Store<T> {
  readonly get: () => T;
  /** Keeps a value and tells those who listen. */
  readonly set: (value: T) => void;
  /** Calls `tell` after each change; answers how to stop that. */
  readonly subscribe: (tell: () => void) => () => void;
}

/** A store that begins with this value. Tells in the order in which those who listen came. */
export function makeStore<T>(first: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const tell of listeners) tell();
    },
    subscribe: (tell) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}

/** The value of a store; whoever uses it is drawn again when it changes. */
export function useStore<T>({ subscribe, get }: Store<T>): T {
  return useSyncExternalStore(subscribe, get);
}
