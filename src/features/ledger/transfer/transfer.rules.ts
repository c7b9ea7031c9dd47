import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { minus, plus } from '#kit/rules/money';
import { amountProblem } from '#features/ledger/payment/payment.rules';

/** Errors of a transfer by itself, by field (AC8). */
export function transferErrors(wanted: {
  readonly fromID: string | undefined;
  readonly toID: string | undefined;
  readonly amount: Money | undefined;
}): Errors {
  const { fromID, toID, amount } = wanted;
  const same = fromID !== undefined && fromID === toID ? t('Choose two different accounts') : undefined;
  const problem = amount === undefined ? undefined : amountProblem(amount);
  return {
    ...(same === undefined ? {} : { toID: same }),
    ...(problem === undefined ? {} : { amount: problem }),
  };
}

/** Why a transfer can be neither changed nor voided: a close has counted a side of it (AC8). */
export function countedTransferProblem(transfer: {
  readonly fromCloseNo: number | null;
  readonly toCloseNo: number | null;
}): string | undefined {
  const isCounted = transfer.fromCloseNo !== null || transfer.toCloseNo !== null;
  return isCounted ? t('Make a transfer back') : undefined;
}

interface Sides {
  readonly from: Money | undefined;
  readonly to: Money | undefined;
}

/** The balances of both accounts after a transfer, as far as those before it are known. */
export function afterTransfer({ from, to }: Sides, amount: Money, fee: Money): Sides {
  return {
    from: from === undefined ? undefined : minus(minus(from, amount), fee),
    to: to === undefined ? undefined : plus(to, amount),
  };
}
