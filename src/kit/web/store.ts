import { useSyncExternalStore } from 'react';

/** A value of this page with subscriptions, as `useSyncExternalStore` needs it. */
export interface Store<T> {
  readonly get: () => T;
  /** Sets the value and notifies the listeners. */
  readonly set: (value: T) => void;
  /** Calls `tell` after each change; returns a function that stops it. */
  readonly subscribe: (tell: () => void) => () => void;
}

/** A store with this initial value. Listeners are called in the order in which they subscribed. */
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

/** The value of a store; components that use it render again when it changes. */
export function useStore<T>({ subscribe, get }: Store<T>): T {
  return useSyncExternalStore(subscribe, get);
}
