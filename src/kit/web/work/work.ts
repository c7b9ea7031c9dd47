import { makeStore, useStore } from '#kit/web/store';
import type { Step } from './lasting-call';

/** Running work that a person waits for. */
export interface Work {
  readonly id: number;
  /** Its title, for people to read. */
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

const all = makeStore<readonly Work[]>([]);
const last = makeStore(0);

/** Begins work; leaving the page while any is running asks first, because it would be cancelled. */
export function beginWork(title: string): RunningWork {
  const aborter = new AbortController();
  const id = last.get() + 1;
  last.set(id);
  const cancel = () => {
    aborter.abort();
    change(id, { cancelling: true });
  };
  set([...all.get(), { id, title, step: undefined, cancelling: false, cancel }]);
  return {
    id,
    signal: aborter.signal,
    step: (step) => change(id, { step }),
    end: () => set(all.get().filter((work) => work.id !== id)),
  };
}

/** The current state of work; undefined once it has ended. */
export function useWork(id: number | undefined): Work | undefined {
  return useStore(all).find((work) => work.id === id);
}

/** True while a piece of work is in progress. */
export function isUnderWay(id: number): boolean {
  return all.get().some((work) => work.id === id);
}

/** Runs a task once work has ended; at once if it already has. */
export function whenEnded(id: number, task: () => void): void {
  if (!isUnderWay(id)) return task();
  const stop = all.subscribe(() => {
    if (isUnderWay(id)) return;
    stop();
    task();
  });
}

function change(id: number, part: Partial<Work>): void {
  set(all.get().map((work) => (work.id === id ? { ...work, ...part } : work)));
}

function set(next: readonly Work[]): void {
  const [was, is] = [all.get().length > 0, next.length > 0];
  if (is && !was) addEventListener('beforeunload', ask);
  if (was && !is) removeEventListener('beforeunload', ask);
  all.set(next);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
