import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Printed, PrintedFact } from '#kit/contract/print';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { debtShown } from '#features/ledger/counter-payment/name-of-debt.rules';
import { type Draft, read, ticked } from './draft.rules';

/** The paper for a payment whose answer has not come: the amounts, without a number of a receipt. */
export function notConfirmed(draft: Draft, total: Money): Printed {
  const { payer, payerName } = draft;
  return {
    title: t('Not confirmed'),
    called: t('Not confirmed'),
    file: 'not-confirmed.pdf',
    head: [
      { label: t('Received from'), name: payerName ?? payer?.label ?? t(walkInCustomer), lines: [] },
      [t('Status'), t('Not confirmed')],
      ...ticked(draft).map(({ debt, amount }): PrintedFact => [debtShown(debt), read(amount)]),
    ],
    total: [t('Paid'), total],
    signed: [t('Received by'), t('Payer')],
  };
}
