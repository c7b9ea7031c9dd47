import { entryOf } from '#kit/rules/entry-of';
import { useEffect } from 'react';

/** The actions of the counter's keys, each of which is also a button or a field (CO Screen). */
export interface CounterKeys {
  readonly find: () => void;
  readonly amount: () => void;
  readonly credit: () => void;
  readonly take: () => void;
  readonly next: () => void;
}

const named: Readonly<Record<string, keyof CounterKeys>> = {
  F2: 'find',
  F4: 'amount',
  F8: 'credit',
  F9: 'take',
  Escape: 'next',
};

/** Listens to the counter's keys, wherever the focus is, while the page is open. */
export function useCounterKeys(keys: CounterKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const name = entryOf(named, event.key);
      // A dialog above the page has its own Esc.
      const isAbove = document.querySelector('[role="dialog"]') !== null;
      if (name === undefined || event.ctrlKey || event.altKey || event.metaKey || isAbove) return;
      event.preventDefault();
      keys[name]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
