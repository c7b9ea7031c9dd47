import { t } from '#kit/contract/language';
import type { Pair, PairKind } from '#kit/contract/pair';
import type { Option } from '#kit/web/use-options';
import { OfferedChoice } from './OfferedChoice';

interface Props {
  readonly kind: PairKind;
  readonly pair: Pair;
  /** What is said beside a choice. */
  readonly beside?: (option: Option) => string | undefined;
  readonly onChoose: (to: Partial<Pair>) => void;
}

/** The second of two records: those that belong to the first, each a press away. */
export function SecondChoice({ kind: { first, second }, pair, beside, onChoose }: Props) {
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
