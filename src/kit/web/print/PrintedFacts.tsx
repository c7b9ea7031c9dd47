import type { PrintedFact } from '#kit/contract/print';
import styles from './PrintedSheet.module.css';
import { PrintedValue } from './PrintedValue';

interface Props {
  readonly facts: readonly PrintedFact[];
  readonly look?: string | undefined;
}

/** Facts of a printed record, a line each: the label, and its value at the other edge. */
export function PrintedFacts({ facts, look = '' }: Props) {
  return facts.map(([label, value], place) => (
    <div key={place} className={`${styles.fact} ${look}`}>
      <dt>{label}</dt>
      <dd>
        <PrintedValue value={value} />
      </dd>
    </div>
  ));
}
