import { feeNameShown } from '#features/ledger/fee-name/fee-name.rules';
import styles from './FullFeeName.module.css';

interface Props {
  readonly of: { readonly feeNo: number; readonly feeName: string };
}

/** The name of a fee with its number, which is whole where there is no room for all of the name. */
export function FullFeeName({ of: { feeName, feeNo } }: Props) {
  return (
    <span className={styles.called}>
      <bdi className={styles.name}>{feeNameShown(feeName)}</bdi> <bdi className={styles.number}>({feeNo})</bdi>
    </span>
  );
}
