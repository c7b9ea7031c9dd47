import { entryOf } from '#kit/rules/entry-of';
import { useEffect } from 'react';

/** What the keys of the counter do; every one of them is also a button or a field (CO Screen). */
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

/** Hears the keys of the counter wherever the focus is, as long as the page is open. */
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
