import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import { type Money, mostMoney } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { addDays } from '#kit/rules/calendar';
import { minus, noMoney, plus, sum } from '#kit/rules/money';
import { countedOnProblem } from '#features/ledger/money-account/landing.rules';

/** The movements of an account since it was last counted, by kind. */
export interface Movements {
  readonly income: Money;
  readonly expense: Money;
  readonly transfersIn: Money;
  readonly transfersOut: Money;
  readonly advances: Money;
  readonly refunds: Money;
}

/** The sum of the movements of an account; negative if more went out than came in. */
export function netOf({ income, expense, transfersIn, transfersOut, advances, refunds }: Movements): Money {
  return minus(sum([income, transfersIn, advances]), sum([expense, transfersOut, refunds]));
}

/** The sum that ought to be in the account (DC4). */
export function expectedOf(opening: Money, movements: Movements): Money {
  return plus(opening, netOf(movements));
}

/**
 * The balance of an account on the evening before it was counted for the first time: what was counted, less what was booked on the day
 * itself. It may be negative (DC4).
 */
export function openingOfFirst(counted: Money, movements: Movements): Money {
  return minus(counted, netOf(movements));
}

/** The difference of a count; positive if there is too much, negative if money is missing (DC6). */
export function differenceOf(counted: Money, expected: Money): Money {
  return minus(counted, expected);
}

/** The sum that a stored close counted, from its figures, so that it is right even if only notes were sent. */
export function countedIn({ expected, difference }: { readonly expected: Money; readonly difference: Money }): Money {
  return plus(expected, difference);
}

/** The facts of the last close of an account that matter for the next one. */
export interface LastClose {
  readonly closeNo: number;
  readonly counted: Money;
}

/** Why there is nothing to close: the amount is the same again, and nothing was booked since (DC8). */
export function idleProblem(last: LastClose | undefined, rows: number, counted: Money): string | undefined {
  if (last === undefined || rows > 0 || counted !== last.counted) return undefined;
  return t('Nothing has happened since close {closeNo}', { closeNo: last.closeNo });
}

/** Why the day of a count is refused, whatever is stored. */
export function countDayProblem(date: Day, today: Day): string | undefined {
  return date > today ? t('What will be there tomorrow cannot be counted today') : undefined;
}

/** The facts of an account that matter for the day of its next count. */
interface CountedBefore {
  readonly name: string;
  readonly lastCount: Day | null;
  /** The day on whose evening its opening was counted. */
  readonly openingDate: Day | null;
}

/** Why an account cannot be counted as of a day: a later count, or its opening, already says what was in it (DC4). */
export function uncountableProblem({ name, lastCount, openingDate }: CountedBefore, date: Day): string | undefined {
  if (lastCount !== null) return countedOnProblem(name, lastCount, date);
  return openingDate === null ? undefined : countedOnProblem(name, openingDate, addDays(date, -1));
}

/** Why figures of a close cannot be kept: they are larger than any account. */
export function sizeProblem(figures: readonly Money[]): string | undefined {
  return figures.some((one) => Math.abs(one) > mostMoney) ? t('The total is too large') : undefined;
}

/** What a count leaves in the box, and the account that takes the remainder. */
export interface Float {
  readonly accountID: string;
  readonly leave?: Money | null | undefined;
  readonly moveToID?: string | null | undefined;
}

/** Errors of a float, by field: both or neither, and no more than there is (DC7). */
export function floatErrors({ accountID, leave, moveToID }: Float, counted: Money): Errors {
  const isLeft = leave !== undefined && leave !== null;
  const isMoved = moveToID !== undefined && moveToID !== null;
  if (!isLeft && !isMoved) return {};
  if (!isLeft) return { leave: t('Enter how much stays in it') };
  if (!isMoved) return { moveToID: t('Select where the rest goes') };
  if (moveToID === accountID) return { moveToID: t('Choose two different accounts') };
  return leave > counted ? { leave: t('No more can stay than was counted') } : {};
}

/** The sum that is moved out after a count, beyond what stays; nothing where all of it stays (DC7). */
export function movedOf({ leave }: Pick<Float, 'leave'>, counted: Money): Money {
  return leave === undefined || leave === null ? noMoney : minus(counted, leave);
}

/** A larger difference than this is announced to users who may look into it (AL18). */
const notable = 5;

/** Whether a difference is worth a notification. */
export function isNotable(difference: Money): boolean {
  return Math.abs(difference) > notable;
}
