import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import { AmountLines } from '#kit/web/AmountLines';
import { leftToPay } from './debt.rules';

/** The balance before a payment, the amount, and what is left, as shown in every money dialog. */
export function BalanceLines({ before, paid = noMoney }: { before: Amount; paid?: Amount | undefined }) {
  return (
    <AmountLines
      lines={[
        [t('Balance before'), before],
        [t('Amount paid'), paid],
        [t('Balance after'), leftToPay(before, paid)],
      ]}
    />
  );
}
