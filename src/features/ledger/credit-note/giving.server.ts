import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { type Call, caller, type OneCondition } from '#kit/server/call';
import { uuid } from '#kit/server/record-id';
import { refuse, refuseInvalid } from '#kit/server/refusal';
import { find } from '#kit/server/write/change';
import { paymentScreen } from '#features/ledger/counter-payment/payment.screens';
import type { HeldAccount } from '#features/ledger/money-account/landing.server';
import { creditNote } from './credit-note.contract';

/** Refuses to give money back, or to void that, for callers without the right to payments (DE10). */
export function refuseGiving(call: Call): void {
  if (!caller(call).granted.has(paymentScreen.path)) refuse(403, t('Money is paid back by who may see payments'));
}

/** Refuses an account from which nothing can be paid back; `accounts` are those that the call holds. */
export function refuseWrongAccount(accounts: readonly HeldAccount[], refundAccountID: string | null | undefined): void {
  if (!refundAccountID) return;
  const account = accounts.find(({ _id }) => _id === refundAccountID);
  if (!account || account.kind === 'credit') refuseInvalid({ refundAccountID: t('Select account') });
  if (account && !account.isActive) refuseInvalid({ refundAccountID: t('This account is not in use') });
}

/** The condition of a credit note that gives money back from an account. */
export function givingBack(_call: Call, body: unknown): OneCondition {
  return isObject(body) && body.refundAccountID ? '[refundAccountID]' : '';
}

/** The condition of voiding such a credit note. */
export async function withRefund(call: Call): Promise<OneCondition> {
  const { id } = call.params;
  const stored = id !== undefined && uuid.test(id) ? await find(call, creditNote, id) : undefined;
  return stored?.refundAccountID ? '[with a refund]' : '';
}
