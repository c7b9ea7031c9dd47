import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { noMoney, plus, sum } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import type { AccountStatement, Movement, StatementRow } from './account-statement.contract';

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface Calculated {
  readonly opening: Money;
  readonly rows: readonly StatementRow[];
  readonly closing: Money;
}

/** The rows of some days with the balance after each; earlier movements are brought forward. The movements must be in order. */
export function statementOf(movements: readonly Movement[], { from, to }: Days): Calculated {
  const isBefore = ({ date }: Movement) => from !== undefined && date < from;
  const opening = sum(movements.filter(isBefore).map(({ moves }) => moves));
  let balance = opening;
  const rows = movements
    .filter((one) => !isBefore(one) && !isAfter(one.date, to))
    .map(({ moves, ...row }) => {
      balance = plus(balance, moves);
      return { ...row, balance };
    });
  return { opening, rows, closing: balance };
}

function isAfter(day: Day, to: Day | undefined): boolean {
  return to !== undefined && day > to;
}

interface Sum {
  readonly label: string;
  readonly amount: Money;
  /** In place of the amount. */
  readonly day?: string;
}

/** The sums of a statement, in the current language: the amount owed or paid ahead, and the part of it that is late. */
export function statementSums({
  closing,
  unusedCredit,
  overdue,
  nextDue,
}: Pick<AccountStatement, 'closing' | 'unusedCredit' | 'overdue' | 'nextDue'>): {
  readonly closing: Sum;
  readonly after: readonly Sum[];
} {
  return {
    closing: { label: t('Balance at the end'), amount: closing },
    after: [
      ...(unusedCredit > 0 ? [{ label: t('Unused credit'), amount: unusedCredit }] : []),
      ...(overdue > 0 ? [{ label: t('Overdue'), amount: overdue }] : []),
      ...(nextDue === null ? [] : [{ label: t('Next due'), amount: noMoney, day: shownDay(nextDue) }]),
    ],
  };
}
