import { t } from '#kit/contract/language';
import { type PaymentMethod, paymentMethods } from '#features/ledger/payment/payment.contract';

/** What a document says about where its money goes. */
export interface Said {
  readonly accountID?: string | null | undefined;
  readonly paymentMethod?: PaymentMethod | null | undefined;
}

/**
 * How the account of a document is found: it is named, it follows from the way of paying, it stays the same, or it is Customer credit,
 * which no document names (AC1).
 */
export type Landing =
  | { readonly by: 'name'; readonly accountID: string; readonly method: PaymentMethod | undefined }
  | { readonly by: 'method'; readonly method: PaymentMethod }
  | { readonly by: 'stay'; readonly accountID: string }
  | { readonly by: 'credit' };

/** The way of paying of a document that names neither account nor way: cash (AC1). */
const unsaid: PaymentMethod = 'cash';

/** Where the money of a new document lands. */
export function landingOf({ accountID, paymentMethod }: Said): Landing {
  if (accountID) return { by: 'name', accountID, method: paymentMethod ?? undefined };
  return { by: 'method', method: paymentMethod ?? unsaid };
}

/**
 * Where the money of an edited document lands: the account that it already has counts as not sent, so that a record sent back with
 * another way of paying moves to that way's account (AC2).
 */
export function landingOfEdit(stored: Said & { readonly accountID: string }, values: Said): Landing {
  const { accountID, paymentMethod } = values;
  if (accountID && accountID !== stored.accountID) return { by: 'name', accountID, method: paymentMethod ?? undefined };
  const moves = paymentMethod !== undefined && paymentMethod !== stored.paymentMethod;
  return moves ? { by: 'method', method: paymentMethod ?? unsaid } : { by: 'stay', accountID: stored.accountID };
}

/** Why an account cannot be named beside a way of paying that it does not take (AC2). */
export function methodProblem(takes: PaymentMethod, sent: PaymentMethod | undefined): string | undefined {
  if (sent === undefined || sent === takes) return undefined;
  return t('This account takes {method}', { method: t(paymentMethods[takes]) });
}

/** Why money paid in a way cannot land anywhere (AC1). */
export function noAccountProblem(method: PaymentMethod): string {
  return t('No account takes {method}. Add one under Accounts', { method: t(paymentMethods[method]) });
}

/** Why nothing can be dated on a day before the last close of its account (AC11). */
export function countedOnProblem(name: string, lastCount: string | null, date: string): string | undefined {
  if (lastCount === null || date >= lastCount) return undefined;
  return t('{account} was counted on {date}', { account: name, date: lastCount });
}

/** Why a row that a close has counted keeps its amount, its date and its account (AL8). */
export function countedProblem(closeNo: number): string {
  return t('Counted in close {closeNo}. Void it and enter it again', { closeNo });
}
