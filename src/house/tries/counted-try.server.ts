import { ofDatabase } from '#kit/server/of-database';
import { counted } from '#kit/contract/language';
import { openLanes } from '#kit/server/bounded/lanes';
import { openQueue, tooBusy } from '#kit/server/bounded/queue';
import type { Call } from '#kit/server/call';
import { isRefusal } from '#kit/server/refusal';
import { beginWait, count, refuseHasty, type Subject, uncount } from './slow-down.server';

/** An attempt: what is compared, and what follows from it. */
interface Tried<Made, Answer> {
  readonly subjects: readonly Subject[];
  /** Runs outside of any transaction. */
  readonly make: () => Promise<Made>;
  /** If the attempt was right it takes back the count (`forgiveTry`). */
  readonly conclude: (made: Made) => Promise<Answer>;
}

/**
 * Counts an attempt in a short transaction of its own and makes it outside any transaction, so that many passwords
 * tried at once are each counted before they are compared. Returns what `conclude` returns. 429 while one of its
 * subjects must wait, or where too many attempts wait; an attempt that was refused its turn was not made and does not
 * count.
 *
 * Attempts run side by side while all of them may fail. One whose failure would start a wait runs alone: those that
 * arrived with it wait until it is known whether it was right, so that nobody is refused because of attempts still in
 * progress.
 */
export async function countedTry<Made, Answer>(call: Call, tried: Tried<Made, Answer>): Promise<Answer> {
  const leave = await claim(call, tried.subjects, new Set());
  try {
    return await tried.conclude(await makeIt(call, tried));
  } finally {
    leave();
  }
}

async function makeIt<Made>(call: Call, { subjects, make }: Pick<Tried<Made, unknown>, 'subjects' | 'make'>) {
  try {
    return await make();
  } catch (error) {
    if (isRefusal(error)) await call.transact((within) => uncount(within, subjects));
    throw error;
  }
}

/** Logins wait for each other's counts; they may hold a few connections and leave the rest to others. */
const turnsOf = ofDatabase(() => openQueue({ atOnce: 4, waiting: 128, retryAfter: 5 }));

/** Runs a short transaction of a login when its turn comes; 429 if too many wait. */
export async function inTurn<T>(call: Call, task: (call: Call) => Promise<T>): Promise<T> {
  return turnsOf(call.database).run(() => call.transact(task));
}

/** Attempts in progress in this process. The counts, which limit the guesses, are in the database. */
const underWayOn = ofDatabase(() => openLanes({ waiting: 32, refusal: () => tooBusy(5, tooManyTries(5)) }));

function tooManyTries(seconds: number): string {
  return counted(
    seconds,
    'Too many tries. Wait {count} second and try again.',
    'Too many tries. Wait {count} seconds and try again.',
  );
}

/**
 * Counts an attempt; 429 while one of its subjects must wait. Returns a function that lets the others who wait for it
 * go on.
 */
async function claim(call: Call, subjects: readonly Subject[], alone: ReadonlySet<string>): Promise<() => void> {
  const leave = await enter(call, subjects, alone);
  try {
    // A flood of attempts that must wait opens no transaction.
    await refuseHasty(call, subjects);
    await inTurn(call, (within) => countBeside(within, subjects, alone));
    return leave;
  } catch (error) {
    leave();
    if (!isLastTry(error)) throw error;
    return claim(call, subjects, new Set([...alone, error.lastOf]));
  }
}

/** Enters the lanes of all subjects in a fixed order, which is the same for all attempts that share two of them. */
async function enter(call: Call, subjects: readonly Subject[], alone: ReadonlySet<string>): Promise<() => void> {
  const entered: (() => void)[] = [];
  const leave = () => {
    for (const one of entered) one();
  };
  try {
    for (const { name } of subjects) {
      const company = alone.has(name) ? 'alone' : 'beside others';
      entered.push(await underWayOn(call.database).enter(`${call.brand} ${name}`, company));
    }
    return leave;
  } catch (error) {
    leave();
    throw error;
  }
}

/** Thrown for an attempt that must be alone with its subject and is not yet; the rollback takes back its count. */
interface LastTry extends Error {
  readonly lastOf: string;
}

function isLastTry(error: unknown): error is LastTry {
  return error instanceof Error && 'lastOf' in error;
}

async function countBeside(call: Call, subjects: readonly Subject[], alone: ReadonlySet<string>): Promise<void> {
  await refuseHasty(call, subjects);
  for (const subject of subjects) {
    const counted = await count(call, subject);
    if (counted.seconds > 0 && !alone.has(subject.name))
      throw Object.assign(new Error('A last try is made alone'), { lastOf: subject.name });
    await beginWait(call, counted);
  }
}
