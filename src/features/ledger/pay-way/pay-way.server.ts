import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import { type Money, readMoney } from '#kit/contract/money';
import type { Call, Route } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseField } from '#kit/server/refusal';
import { on } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { amountProblem } from '#features/ledger/payment/payment.rules';
import { payWays, type PayWay } from './pay-way.contract';
import { type CodedWallet, waysOf } from './pay-way.rules';
import { walletFeature } from './wallet-feature.contract';

/** The wallets in use that have a code. */
export async function codedWallets(where: Pick<Call, 'db' | 'brand'>): Promise<readonly CodedWallet[]> {
  return askPrepared<CodedWallet>(
    where.db,
    sql`select name, provider, number, "dialCode" from ${tableOf(where, 'money_account')}
      where kind = 'wallet' and "isActive" and "dialCode" is not null and number is not null
      order by "isDefault" desc, "createdAt", _id`,
  );
}

/** How an amount is paid into the wallets of the organisation; none if nothing is to be paid, or the feature is off. */
export async function waysToPay(call: Call, amount: Money): Promise<PayWay[]> {
  const isTold = amount > 0 && call.house.features.has(walletFeature.name);
  return isTold ? waysOf(await codedWallets(call), amount) : [];
}

/** `GET payWays`: with the amount that is to be paid. */
async function ways(call: Call): Promise<PayWay[]> {
  refuseUnknownQuery(call.query, payWays.query ?? []);
  const amount = readMoney(call.query.amount ?? '');
  const unread = t('Enter an amount like 12.50, without a sign and with at most two decimals');
  if (amount === undefined) return refuseField(400, 'amount', unread);
  const problem = amountProblem(amount);
  return problem === undefined ? waysToPay(call, amount) : refuseField(400, 'amount', problem);
}

export const payWayRoutes: Route[] = [on(payWays, ways)];
