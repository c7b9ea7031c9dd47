import type { ReactNode } from 'react';
import type { Pair, PairKind } from '#kit/contract/pair';
import { t } from '#kit/contract/language';
import type { Query } from '#kit/web/call';
import { RefSelect } from '#kit/web/RefSelect';
import type { Option } from '#kit/web/use-options';
import { OfferedChoice } from './OfferedChoice';
import styles from './pair.module.css';

interface Props {
  readonly kind: PairKind;
  readonly pair: Pair;
  /** Which of the first records are offered if none is chosen. */
  readonly offered: Query;
  readonly onChoose: (to: Partial<Pair>) => void;
  /** Shown once the first is chosen. */
  readonly children: ReactNode;
}

/** The two records that a page is about; until they are chosen, the choices. */
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

interface PairFieldsProps {
  readonly kind: PairKind;
  readonly pair: Pair;
  readonly onChoose: (to: Partial<Pair>) => void;
}

/** The first record, then the second of those that belong to it. */
function PairFields({ kind: { first, second, before }, pair, onChoose }: PairFieldsProps) {
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

interface SecondChoiceProps {
  readonly kind: PairKind;
  readonly pair: Pair;
  /** The text beside a choice. */
  readonly beside?: (option: Option) => string | undefined;
  readonly onChoose: (to: Partial<Pair>) => void;
}

/** The choice of the second record: those that belong to the first, as buttons. */
export function SecondChoice({ kind: { first, second }, pair, beside, onChoose }: SecondChoiceProps) {
  return (
    <OfferedChoice
      path={second.to.path}
      filters={{ [first.word]: pair.first }}
      title={t(second.which)}
      none={t(second.none)}
      {...(beside ? { beside } : {})}
      onChoose={(id) => onChoose({ second: id })}
    />
  );
}
