import { t } from '../../../kit/contract/language';
import { readMoney } from '../../../kit/contract/money';
import { minus, noMoney } from '../../../kit/rules/money';
import { Badge } from '../../../kit/web/Badge';
import { Money } from '../../../kit/web/Money';
import { useChosen } from '../../../kit/web/use-options';
import { customer } from '../customer/customer.contract';
import { walkInCustomer } from '../customer/walk-in.contract';
import { type HeldItems, rowAmount, type SaleDraft, totalsSoFar } from './sale-draft.rules';
import styles from './invoice.module.css';
import sheet from './invoice-sheet.module.css';

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
      <table className={sheet.items}>
        <thead>
          <tr>
            <th>{t('Item')}</th>
            <th>{t('Quantity')}</th>
            <th>{t('Price')}</th>
            <th>{t('Amount')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <td>{held.get(row.itemID)?.itemName}</td>
              <td>{row.Quantity}</td>
              <td>
                <Money amount={readMoney(row.Price) ?? noMoney} />
              </td>
              <td>
                <Money amount={rowAmount(row) ?? noMoney} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={sheet.sums}>
        <div>
          <dt>{t('Sub-total')}</dt>
          <dd>
            <Money amount={subTotal} />
          </dd>
        </div>
        <div>
          <dt>{t('Discount')}</dt>
          <dd>
            <Money amount={readMoney(draft.discount) ?? noMoney} />
          </dd>
        </div>
        <div>
          <dt>{t('Total')}</dt>
          <dd>
            <Money amount={Total} />
          </dd>
        </div>
        <div>
          <dt>{t('Paid now')}</dt>
          <dd>
            <Money amount={paid} />
          </dd>
        </div>
        <div>
          <dt>{t('Left as due')}</dt>
          <dd>
            <Money amount={minus(Total, paid)} />
          </dd>
        </div>
      </dl>
      {draft.note && <p className={styles.line}>{draft.note}</p>}
      {belowCost.length > 0 && (
        <output className={styles.line}>
          <Badge tone="attention">{t('Sold below its cost: {items}', { items: belowCost.join(', ') })}</Badge>
        </output>
      )}
    </div>
  );
}
