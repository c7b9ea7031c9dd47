import type { Query, QueryClient } from '@tanstack/react-query';
import { holdsTyped } from '#kit/web/drafts';
import { keepPlace } from './keep-place';

/** What changed itself is read anew within a second; all else on screen within ten, since one record moves others. */
const soon = 1_000;
const later = 10_000;
/** How often one looks whether what was typed is saved meanwhile. */
const patience = 2_000;

export interface Refresher {
  /** Told of lists that changed; `*` stands for any. */
  note(names: readonly string[]): void;
  stop(): void;
}

/** Reads anew what is open of the lists that changed: not while something typed is unsaved, and without moving the focus. */
export function makeRefresher(client: QueryClient): Refresher {
  const reads = followReads(client);
  const names = new Set<string>();
  let first = 0;
  let soonTimer: ReturnType<typeof setTimeout> | undefined;
  let laterTimer: ReturnType<typeof setTimeout> | undefined;

  function named(): void {
    soonTimer = undefined;
    if (holdsTyped()) {
      soonTimer = setTimeout(named, patience);
      return;
    }
    const wanted = new Set(names);
    names.clear();
    const noted = first;
    const readAnew = () =>
      client.invalidateQueries({ predicate: (query) => reads.isOlder(query, noted) && isOf(query, wanted) });
    // A first read is waited for, not broken off; where it began before the change it is then read again.
    void inPlace(() => readAnew().then(readAnew));
  }

  function others(): void {
    laterTimer = undefined;
    if (holdsTyped()) {
      laterTimer = setTimeout(others, patience);
      return;
    }
    const noted = first;
    void inPlace(() =>
      client.refetchQueries({ type: 'active', predicate: (query) => query.isStale() && reads.isOlder(query, noted) }),
    );
  }

  return {
    note: (changed) => {
      first = Date.now();
      for (const name of changed) names.add(name);
      if (names.size > 0) soonTimer ??= setTimeout(named, soon);
      laterTimer ??= setTimeout(others, later);
    },
    stop: () => {
      reads.stop();
      clearTimeout(soonTimer);
      clearTimeout(laterTimer);
    },
  };
}

/**
 * What one began to read after the change was told, as after one's own write, has it already. An answer that came after it
 * may have been on its way before: when it came says nothing.
 */
function followReads(client: QueryClient) {
  const begun = new WeakMap<Query, number>();
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') begun.set(event.query, Date.now());
  });
  return { stop, isOlder: (query: Query, noted: number) => (begun.get(query) ?? 0) <= noted };
}

/** A query's first word is the wire path of what it reads; `Enrollment/overTime` is a view of `Enrollment`. */
function isOf({ queryKey: [path] }: Query, names: ReadonlySet<string>): boolean {
  return names.has('*') || (typeof path === 'string' && names.has(path.split('/')[0] ?? ''));
}

async function inPlace(work: () => Promise<void>): Promise<void> {
  const backToPlace = keepPlace();
  await work();
  // Once what came is drawn.
  requestAnimationFrame(() => requestAnimationFrame(backToPlace));
}
