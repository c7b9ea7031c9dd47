import { t } from '#kit/contract/language';
import type { Pair, PairKind } from '#kit/contract/pair';
import { RefSelect } from '#kit/web/RefSelect';
import styles from './pair.module.css';

interface Props {
  readonly kind: PairKind;
  readonly pair: Pair;
  readonly onChoose: (to: Partial<Pair>) => void;
}

/** The first record, then the second of those that belong to it. */
export function PairFields({ kind: { first, second, before }, pair, onChoose }: Props) {
  return (
    <div className={styles.fields}>
      <RefSelect
        to={first.to}
        label={t(first.to.one)}
        value={pair.first}
        onChange={(id) => onChoose({ first: id, second: '' })}
        input={{ withAsterisk: true }}
      />
      <RefSelect
        to={second.to}
        label={t(second.to.one)}
        value={pair.second}
        onChange={(id) => onChoose({ second: id })}
        filters={{ [first.word]: pair.first || undefined }}
        placeholder={pair.first === '' ? t(before) : undefined}
        input={{ withAsterisk: true, disabled: pair.first === '' }}
      />
    </div>
  );
}
