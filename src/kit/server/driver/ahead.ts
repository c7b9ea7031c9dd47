import { AsyncLocalStorage } from 'node:async_hooks';
import type { Heard, Said } from './flight';

/** A statement that is sent ahead of a task's first one, in the same flight. */
export interface Ahead {
  readonly statement: Said;
  /** Receives its rows before any other answer is passed on; what it throws is the answer to everything the task asks. */
  readonly hear: (rows: Heard['rows']) => void;
}

/** What goes ahead of a task's statements. */
export interface Going {
  /** Undefined until it is sent; then resolves once its answer was received. */
  heard?: Promise<void>;
  /** True once its answer was received and nothing was thrown. */
  isHeard: boolean;
}

interface Task extends Going {
  readonly ahead: Ahead;
}

const tasks = new AsyncLocalStorage<Task>();

/** Runs a task with a statement that is sent ahead of its first one. The task receives the state of that statement. */
export function goingAhead<T>(ahead: Ahead, run: (going: Going) => Promise<T>): Promise<T> {
  const task: Task = { ahead, isHeard: false };
  return tasks.run(task, () => run(task));
}

/** Sends statements in one flight; returns PostgreSQL's answer to each. */
type Send = (statements: readonly Said[]) => Promise<readonly Heard[]>;

/** Sends statements that are part of no transaction together, behind the statement that goes ahead of them. */
export async function sendBehind(statements: readonly Said[], send: Send): Promise<readonly Heard[]> {
  const task = tasks.getStore();
  if (!task || task.isHeard) return send(statements);
  if (task.heard) return afterwards(task.heard, send(statements));
  if (!statements.every(({ text }) => isReading(text))) {
    await sendAlone(send);
    return send(statements);
  }
  const sent = send([task.ahead.statement, ...statements]);
  task.heard = sent.then(([first]) => hear(task, first));
  await task.heard;
  return (await sent).slice(1);
}

/** Waits until what goes ahead was answered, before anything else is sent: a transaction, or a statement that writes. */
export async function sendAlone(send: Send): Promise<void> {
  const task = tasks.getStore();
  if (!task || task.isHeard) return;
  task.heard ??= send([task.ahead.statement]).then(([first]) => hear(task, first));
  await task.heard;
}

/**
 * The answer, once that of the statement ahead was received. If that one was refused, its refusal is thrown, but only once the answer has
 * come too: until then the connection is not free for anybody else.
 */
async function afterwards<A>(heard: Promise<void>, answer: Promise<A>): Promise<A> {
  await Promise.allSettled([heard, answer]);
  await heard;
  return answer;
}

function hear(task: Task, heard: Heard | undefined): void {
  task.ahead.hear(heard?.rows ?? []);
  task.isHeard = true;
}

/** True for a statement that only reads, so that it does no harm if its answer is thrown away. */
function isReading(text: string): boolean {
  return /^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete|merge)\b/i.test(text);
}
