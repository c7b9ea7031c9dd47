import { t } from '#kit/contract/language';
import { readTyped } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import { Money } from '#kit/web/Money';
import { useChosen } from '#kit/web/use-options';
import { customer } from '#features/shop/customer/customer.contract';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { leftAsDue, paidNow, type SaleDraft, totalsSoFar } from './sale-draft.rules';
import styles from './sale.module.css';

/** The last question before a sale, with the customer and the total. */
export function ConfirmSale({ draft }: { draft: SaleDraft }) {
  const { subTotal, Total } = totalsSoFar(draft);
  const who = useChosen(customer.path, draft.customerID).data?.label ?? t(walkInCustomer);
  const sums = [
    [t('Sub-total'), subTotal],
    [t('Discount'), readTyped(draft.discount) ?? noMoney],
    [t('Total'), Total],
    [t('Paid now'), paidNow(draft)],
    [t('Left as due'), leftAsDue(draft)],
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
