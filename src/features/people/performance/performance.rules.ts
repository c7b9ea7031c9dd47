import { listed, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { fitsMoney, timesFactor } from '#kit/rules/money';

/** The monthly goal of Marketing, unless the employee has a number of their own (S§9). */
export const usualTasks = 34;

/** The amount that an entry earns (S§3), rounded half up to cents. */
export function earned(taskPrice: Money, commission: number): Money {
  return timesFactor(taskPrice, commission);
}

/** Why an entry cannot be kept: it earns more than an amount can be. */
export function totalProblem(taskPrice: Money, commission: number): string | undefined {
  return fitsMoney(earned(taskPrice, commission)) ? undefined : t('The total is too large');
}

/** Why an entry cannot be changed: it is paid, or an unpaid payroll contains it (G9). */
export function heldProblem({ isPaid, payrollID }: { readonly isPaid: boolean; readonly payrollID: string | null }) {
  if (isPaid) return t('This entry is paid and cannot be changed');
  return payrollID === null ? undefined : t('A payroll holds this entry: void the payroll first');
}

/** Why entries cannot be paid: some are paid or in a payroll already, by task type. */
export function paidEntriesProblem(taskTypes: readonly string[]): string | undefined {
  if (taskTypes.length === 0) return undefined;
  const named = listed(new Set(taskTypes));
  return t('Already paid or in a payroll: {names}', { names: named });
}

/** The commission factor of a percentage, as the form begins with it (G7). */
export function factorOf(commissionRate: number): number {
  return Math.round(commissionRate * 100) / 10_000;
}

/** Whose work an entry is: `earnedBy` is the payer's own id if the entry was the payer's when it was made. */
interface EarnedEntry {
  readonly employeeID: string;
  readonly earnedBy: string | null;
}

/** Why only superAdmin and admin may pay their own entries (A32): their own now, or when they were made. */
export function ownPayProblem(
  payer: { readonly _id: string; readonly employeeID: string | null },
  entries: readonly EarnedEntry[],
): string | undefined {
  const own = entries.some(({ employeeID, earnedBy }) => employeeID === payer.employeeID || earnedBy === payer._id);
  return own ? t('You cannot pay your own performance') : undefined;
}
