import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import { Money } from '#kit/web/Money';
import { showNumber } from '#kit/web/show';
import styles from './GoodsTable.module.css';

interface Props {
  readonly items: readonly {
    readonly _id: string;
    readonly itemID: { readonly itemName: string };
    readonly Quantity: number;
    readonly Price: Amount;
    readonly Amount: Amount;
  }[];
}

/** What is sold, row by row; on a till's slip how many of it at what price stands below its name. */
export function GoodsTable({ items }: Props) {
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
    </table>
  );
}
