import { useSyncExternalStore } from 'react';
import type { Step } from './lasting-call';

/** Work under way that a person waits for. */
export interface Work {
  readonly id: number;
  /** What it is, in words. */
  readonly title: string;
  readonly step: Step | undefined;
  readonly cancelling: boolean;
  readonly cancel: () => void;
}

export interface RunningWork {
  readonly id: number;
  readonly signal: AbortSignal;
  step(step: Step): void;
  end(): void;
}

let all: readonly Work[] = [];
let last = 0;
const listeners = new Set<() => void>();

/** Begins work; leaving the page while any goes on asks first, for it would be cancelled. */
export function beginWork(title: string): RunningWork {
  const aborter = new AbortController();
  const id = ++last;
  const cancel = () => {
    aborter.abort();
    change(id, { cancelling: true });
  };
  set([...all, { id, title, step: undefined, cancelling: false, cancel }]);
  return {
    id,
    signal: aborter.signal,
    step: (step) => change(id, { step }),
    end: () => set(all.filter((work) => work.id !== id)),
  };
}

/** A work as it stands; undefined once it has ended. */
export function useWork(id: number | undefined): Work | undefined {
  return useSyncExternalStore(listen, () => all.find((work) => work.id === id));
}

export function isUnderWay(id: number): boolean {
  return all.some((work) => work.id === id);
}

/** Does something once a work has ended; at once where it has. */
export function whenEnded(id: number, task: () => void): void {
  const look = () => {
    if (isUnderWay(id)) return;
    listeners.delete(look);
    task();
  };
  listeners.add(look);
  look();
}

function change(id: number, part: Partial<Work>): void {
  set(all.map((work) => (work.id === id ? { ...work, ...part } : work)));
}

function set(next: readonly Work[]): void {
  const [was, is] = [all.length > 0, next.length > 0];
  all = next;
  if (is && !was) addEventListener('beforeunload', ask);
  if (was && !is) removeEventListener('beforeunload', ask);
  for (const tell of listeners) tell();
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
