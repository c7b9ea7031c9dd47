import type { Money as Amount } from '#kit/contract/money';
import { Money } from '#kit/web/Money';
import styles from './SheetSums.module.css';

/** A label, in the current language, with its amount. */
type SheetSum = readonly [label: string, amount: Amount];

interface Props {
  readonly before: readonly SheetSum[];
  readonly total: SheetSum;
  readonly after: readonly SheetSum[];
}

/** What goods on paper come to: the total is the largest figure of the sheet. */
export function SheetSums({ before, total, after }: Props) {
  const line = ([label, amount]: SheetSum, large?: string) => (
    <div key={label} className={large}>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
  return (
    <dl className={styles.sums}>
      {before.map((sum) => line(sum))}
      {line(total, styles.total)}
      {after.map((sum) => line(sum))}
    </dl>
  );
}
