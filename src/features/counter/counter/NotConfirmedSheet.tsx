import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import { Money } from '#kit/web/Money';
import { DocumentSheet } from '#kit/web/print/DocumentSheet';
import { walkInCustomer } from '#house/person/walk-in.contract';
import type { Draft } from './draft.rules';
import { debtShown } from '#features/ledger/counter-payment/name-of-debt.rules';

interface Props {
  readonly draft: Draft;
  readonly total: Amount;
}

/** The paper for a payment whose answer has not come: the amounts, without a number of a receipt. */
export function NotConfirmedSheet({ draft: { payer, payerName, debts }, total }: Props) {
  const paid = debts.filter(({ isTicked }) => isTicked);
  return (
    <DocumentSheet
      parties={[{ label: t('Received from'), name: payerName ?? payer?.label ?? t(walkInCustomer), lines: [] }]}
      facts={[
        [t('Status'), t('Not confirmed')],
        ...paid.map(({ debt, amount }): [string, string] => [debtShown(debt), amount]),
      ]}
      total={[t('Paid'), <Money key="paid" amount={total} />]}
      signed={[t('Received by'), t('Payer')]}
    />
  );
}
