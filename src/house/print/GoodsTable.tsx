import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import { Money } from '#kit/web/Money';
import { showNumber } from '#kit/web/show';
import styles from './GoodsTable.module.css';

/** A label, in the current language, with its amount. */
type Sum = readonly [label: string, amount: Amount];

interface Props {
  readonly items: readonly {
    readonly _id: string;
    readonly itemID: { readonly itemName: string };
    readonly Quantity: number;
    readonly Price: Amount;
    readonly Amount: Amount;
  }[];
  readonly before: readonly Sum[];
  readonly total: Sum;
  readonly after: readonly Sum[];
}

/**
 * The goods that are sold, row by row, and in the same column their total, the largest figure of the paper. On a till's slip the quantity
 * and price of an item stand below its name.
 */
export function GoodsTable({ items, before, total, after }: Props) {
  const line = ([label, amount]: Sum, large?: string) => (
    <tr key={label} className={large}>
      <th scope="row" colSpan={3}>
        {label}
      </th>
      <td>
        <Money amount={amount} />
      </td>
    </tr>
  );
  return (
    <table className={styles.goods}>
      <thead>
        <tr>
          <th>{t('Item')}</th>
          <th>{t('Quantity')}</th>
          <th>{t('Price')}</th>
          <th>{t('Amount')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ _id, itemID, Quantity, Price, Amount: amount }) => (
          <tr key={_id}>
            <td>
              {itemID.itemName}
              <span className={styles.counted}>
                <bdi>
                  {showNumber(Quantity)} × <Money amount={Price} />
                </bdi>
              </span>
            </td>
            <td>{showNumber(Quantity)}</td>
            <td>
              <Money amount={Price} />
            </td>
            <td>
              <Money amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {before.map((sum) => line(sum))}
        {line(total, styles.total)}
        {after.map((sum) => line(sum))}
      </tfoot>
    </table>
  );
}
