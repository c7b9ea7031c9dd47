import type { Measure } from '#kit/server/metrics/measure';

/** Counts the pages that were shown, by the kind of document and its state. */
export interface PageTally {
  count(kind: string, state: string): void;
  readonly measure: Measure;
}

declare module '#kit/server/product' {
  interface Product {
    /** The pages that were shown to visitors with a code. */
    readonly opened: PageTally;
  }
}

/** A tally that begins at nothing. */
export function openTally(): PageTally {
  const shown = new Map<
    string,
    { readonly labels: { readonly kind: string; readonly state: string }; value: number }
  >();
  return {
    count: (kind, state) => {
      const name = `${kind} ${state}`;
      const known = shown.get(name) ?? { labels: { kind, state }, value: 0 };
      known.value++;
      shown.set(name, known);
    },
    measure: {
      name: 'public_pages_total',
      kind: 'counter',
      help: 'Documents shown to whoever had their code, by kind and state',
      labels: ['kind', 'state'],
      read: () => [...shown.values()],
    },
  };
}
