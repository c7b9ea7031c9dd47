import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import { Money } from '#kit/web/Money';
import styles from './invoice-sheet.module.css';

interface Props {
  readonly items: readonly {
    readonly key: string;
    readonly name: string | undefined;
    /** As it is shown. */
    readonly quantity: string;
    readonly price: Amount;
    readonly amount: Amount;
  }[];
  /** Labels in the language in force, and what stands beside each. */
  readonly sums: readonly (readonly [label: string, amount: Amount])[];
}

/** What is sold, row by row, and what it comes to. */
export function ItemTable({ items, sums }: Props) {
  return (
    <>
      <table className={styles.items}>
        <thead>
          <tr>
            <th>{t('Item')}</th>
            <th>{t('Quantity')}</th>
            <th>{t('Price')}</th>
            <th>{t('Amount')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ key, name, quantity, price, amount }) => (
            <tr key={key}>
              <td>{name}</td>
              <td>{quantity}</td>
              <td>
                <Money amount={price} />
              </td>
              <td>
                <Money amount={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.sums}>
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
