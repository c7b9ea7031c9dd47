import { AsyncLocalStorage } from 'node:async_hooks';
import type { Heard, Said } from './flight';

/** A statement that goes ahead of the first that a task asks, in the same flight. */
export interface Ahead {
  readonly statement: Said;
  /** Hears its rows before any other answer is passed on; what it throws is the answer to everything the task asks. */
  readonly hear: (rows: Heard['rows']) => void;
}

/** What goes ahead of a task's statements. */
export interface Going {
  /** Undefined until it is sent; then ends where its answer was heard. */
  heard?: Promise<void>;
  /** True once its answer was heard and nothing thrown. */
  isHeard: boolean;
}

interface Task extends Going {
  readonly ahead: Ahead;
}

const tasks = new AsyncLocalStorage<Task>();

/** Runs a task with a statement that goes ahead of its first one. The task is handed what became of it. */
export function goingAhead<T>(ahead: Ahead, run: (going: Going) => Promise<T>): Promise<T> {
  const task: Task = { ahead, isHeard: false };
  return tasks.run(task, () => run(task));
}

/** Sends statements in one flight; answers what is said to each. */
type Send = (statements: readonly Said[]) => Promise<readonly Heard[]>;

/** What is said to a statement that is part of no transaction, after what goes ahead of it was heard. */
export async function sendBehind(statement: Said, send: Send): Promise<Heard> {
  const task = tasks.getStore();
  if (!task || task.isHeard) return only(await send([statement]));
  if (task.heard) return afterwards(task.heard, send([statement]));
  if (!isReading(statement.text)) {
    await sendAlone(send);
    return only(await send([statement]));
  }
  const sent = send([task.ahead.statement, statement]);
  task.heard = sent.then(([first]) => hear(task, first));
  await task.heard;
  return only((await sent).slice(1));
}

/** Has what goes ahead heard before anything else is sent: a transaction, or a statement that writes. */
export async function sendAlone(send: Send): Promise<void> {
  const task = tasks.getStore();
  if (!task || task.isHeard) return;
  task.heard ??= send([task.ahead.statement]).then(([first]) => hear(task, first));
  await task.heard;
}

/** An answer that came earlier waits for what went ahead. */
async function afterwards(heard: Promise<void>, answer: Promise<readonly Heard[]>): Promise<Heard> {
  const [, one] = await Promise.all([heard, answer]);
  return only(one);
}

function hear(task: Task, heard: Heard | undefined): void {
  task.ahead.hear(heard?.rows ?? []);
  task.isHeard = true;
}

function only([heard]: readonly Heard[]): Heard {
  if (!heard) throw new Error('A flight of no statement');
  return heard;
}

/** True for a statement that only reads, which may be asked for nothing. */
function isReading(text: string): boolean {
  return /^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete|merge)\b/i.test(text);
}
