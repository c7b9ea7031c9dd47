import type { ReactNode } from 'react';
import type { Pair, PairKind } from '#kit/contract/pair';
import { t } from '#kit/contract/language';
import type { Query } from '#kit/web/call';
import { OfferedChoice } from './OfferedChoice';
import styles from './pair.module.css';
import { PairFields } from './PairFields';

interface Props {
  readonly kind: PairKind;
  readonly pair: Pair;
  /** Which of the first are offered where none is chosen. */
  readonly offered: Query;
  readonly onChoose: (to: Partial<Pair>) => void;
  /** What is shown once the first is chosen. */
  readonly children: ReactNode;
}

/** The two records that a page is about, and first of all those that there are to choose. */
export function PairPanel({ kind, pair, offered, onChoose, children }: Props) {
  const { to, which, none } = kind.first;
  return (
    <div className={styles.panel}>
      <PairFields kind={kind} pair={pair} onChoose={onChoose} />
      {pair.first === '' ? (
        <OfferedChoice
          path={to.path}
          filters={offered}
          title={t(which)}
          none={t(none)}
          onChoose={(first) => onChoose({ first })}
        />
      ) : (
        children
      )}
    </div>
  );
}
