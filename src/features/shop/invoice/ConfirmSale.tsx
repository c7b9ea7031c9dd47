import { t } from '#kit/contract/language';
import { readMoney } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import { leftToPay } from '#features/ledger/debt/debt.rules';
import { Badge } from '#kit/web/Badge';
import { useChosen } from '#kit/web/use-options';
import { customer } from '#features/shop/customer/customer.contract';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { type HeldItems, rowAmount, type SaleDraft, totalsSoFar } from './sale-draft.rules';
import { ItemTable } from './ItemTable';
import styles from './invoice.module.css';

interface Props {
  readonly draft: SaleDraft;
  readonly held: HeldItems;
  readonly belowCost: readonly string[];
}

/** Step 3: all of it once more before it is sold. */
export function ConfirmSale({ draft, held, belowCost }: Props) {
  const { subTotal, Total } = totalsSoFar(draft);
  const who = useChosen(customer.path, draft.customerID).data?.label ?? t(walkInCustomer);
  const paid = draft.isReceipt ? (readMoney((draft.amountPaid ?? Total.toFixed(2)).trim()) ?? noMoney) : noMoney;
  const rows = draft.rows.filter(({ itemID }) => itemID !== '');
  return (
    <div className={styles.confirm}>
      <p className={styles.line}>
        <strong>{who}</strong>
      </p>
      <ItemTable
        items={rows.map((row) => ({
          key: row.key,
          name: held.get(row.itemID)?.itemName,
          quantity: row.Quantity,
          price: readMoney(row.Price) ?? noMoney,
          amount: rowAmount(row) ?? noMoney,
        }))}
        sums={[
          [t('Sub-total'), subTotal],
          [t('Discount'), readMoney(draft.discount) ?? noMoney],
          [t('Total'), Total],
          [t('Paid now'), paid],
          [t('Left as due'), leftToPay(Total, paid)],
        ]}
      />
      {draft.note && <p className={styles.line}>{draft.note}</p>}
      {belowCost.length > 0 && (
        <output className={styles.line}>
          <Badge tone="attention">{t('Sold below its cost: {items}', { items: belowCost.join(', ') })}</Badge>
        </output>
      )}
    </div>
  );
}
