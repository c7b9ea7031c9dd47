import { t } from '#kit/contract/language';
import { readTyped } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import { leftToPay } from '#features/ledger/debt/debt.rules';
import { Money } from '#kit/web/Money';
import { useChosen } from '#kit/web/use-options';
import { customer } from '#features/shop/customer/customer.contract';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { paidNow, type SaleDraft, totalsSoFar } from './sale-draft.rules';
import styles from './sale.module.css';

/** The last question before a sale, with the customer and the total. */
export function ConfirmSale({ draft }: { draft: SaleDraft }) {
  const { subTotal, Total } = totalsSoFar(draft);
  const who = useChosen(customer.path, draft.customerID).data?.label ?? t(walkInCustomer);
  const paid = paidNow(draft);
  const sums = [
    [t('Sub-total'), subTotal],
    [t('Discount'), readTyped(draft.discount) ?? noMoney],
    [t('Total'), Total],
    [t('Paid now'), paid],
    [t('Left as due'), leftToPay(Total, paid)],
  ] as const;
  return (
    <>
      <strong>{who}</strong>
      <dl className={styles.sums} aria-live="polite">
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
