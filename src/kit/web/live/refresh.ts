import type { Query, QueryClient } from '@tanstack/react-query';
import { holdsTyped } from '#kit/web/drafts';

/**
 * Changed lists are read again within a second, everything else on screen within ten, because one record affects
 * others; in ms.
 */
const soon = 1_000;
const later = 10_000;
/** How often, in ms, it is checked whether typed values have been saved meanwhile. */
const patience = 2_000;

export interface Refresher {
  /** Called with the lists that changed; `*` means all of them. */
  note(names: readonly string[]): void;
  stop(): void;
}

/**
 * A refresher that reads open lists again after they changed, but not while something typed is unsaved, and without
 * moving the focus.
 */
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
    // A first read is awaited, not aborted; if it began before the change, it is repeated afterwards.
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
 * Records when reads began. A read that began after the change was announced, as after one's own write, already
 * includes it, whenever its answer arrives.
 */
function followReads(client: QueryClient) {
  const begun = new WeakMap<Query, number>();
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') begun.set(event.query, Date.now());
  });
  return { stop, isOlder: (query: Query, noted: number) => (begun.get(query) ?? 0) <= noted };
}

/**
 * True if a query reads one of these lists. Its first key is the wire path; `Enrollment/overTime` is a view of
 * `Enrollment`.
 */
function isOf({ queryKey: [path] }: Query, names: ReadonlySet<string>): boolean {
  return names.has('*') || (typeof path === 'string' && names.has(path.split('/')[0] ?? ''));
}

async function inPlace(work: () => Promise<void>): Promise<void> {
  const backToPlace = keepPlace();
  await work();
  // After the new rows have been rendered.
  requestAnimationFrame(() => requestAnimationFrame(backToPlace));
}

/**
 * Remembers the position of the focus in a table. Returns a function to call after the rows have been reloaded: it
 * focuses the row now in that position if the focused one has gone, and otherwise leaves the focus alone.
 */
function keepPlace(): () => void {
  const here = document.activeElement;
  const row = here?.closest('tbody tr');
  const table = row?.closest('table');
  if (!(here instanceof HTMLElement) || !row || !table) return () => {};
  const at = [...table.querySelectorAll('tbody tr')].indexOf(row);
  const part = here.dataset.part;
  return () => {
    if (here.isConnected || document.activeElement !== document.body) return;
    const rows = [...table.querySelectorAll('tbody tr')];
    const next = rows[Math.min(at, rows.length - 1)];
    const controls = [...(next?.querySelectorAll<HTMLElement>('[data-part]') ?? [])];
    const target = controls.find((control) => control.dataset.part === part) ?? controls[0];
    (target ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  };
}
