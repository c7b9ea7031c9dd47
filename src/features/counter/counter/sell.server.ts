import { noMoney } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { refuse, isRefusal } from '#kit/server/refusal';
import type { CreditPayer } from '#features/ledger/credit/credit.server';
import { sellGoods } from '#features/shop/invoice/make-invoice.server';
import { type Asked, inSale } from './asked.server';
import type { Target } from './lock-debts.server';
import { nameOfDebt } from '#features/ledger/counter-payment/name-of-debt.rules';

/** Makes the invoice of a sale at the counter: the stock is reduced, and the whole amount is still to be paid (CO7). */
export async function sellAtCounter(call: Call, { sale, payer }: Asked): Promise<Target | undefined> {
  if (!sale) return undefined;
  const customerID = buyerOf(payer);
  try {
    const made = await sellGoods(call, { ...sale, customerID });
    const { _id, invoiceNumber: number, Total, amountPaid: paid, balance } = made;
    const name = nameOfDebt('invoice', { number, name: '' });
    return {
      of: 'invoice',
      _id,
      payer: customerID,
      paid,
      balance,
      name,
      charged: Total,
      takenOff: noMoney,
      amount: Total,
    };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return refuse(error.status, error.message, error.errors && inSale(error.errors));
  }
}

/** The customer who buys; null for a student, who buys like a walk-in. */
function buyerOf(payer: CreditPayer | undefined): string | null {
  return payer?.kind === 'customer' ? payer._id : null;
}
