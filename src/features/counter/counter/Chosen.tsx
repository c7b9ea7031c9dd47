import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { Basket } from './Basket';
import { DebtTicks } from './DebtTicks';
import { DraftFoot } from './DraftFoot';
import { isAhead } from './draft.rules';
import { PayerHead } from './PayerHead';
import type { useCounter } from './use-counter';
import styles from './counter.module.css';

interface Props {
  readonly counter: ReturnType<typeof useCounter>;
  readonly errors: Errors;
  readonly onNext: () => void;
}

/** The chosen payer, the debts that are paid, and the goods that are bought. */
export function Chosen({ counter, errors, onNext }: Props) {
  const { draft, change, fill } = counter;
  return (
    <>
      <PayerHead draft={draft} onPayer={(payer) => change({ payer })} onNext={onNext} />
      {draft.debts.length > 0 && (
        <DebtTicks draft={draft} errors={errors} onChange={(debts) => change({ debts })} onFill={fill} />
      )}
      {isAhead(draft) && <p className={styles.hint}>{t('Nothing is owed. What is paid is kept as credit.')}</p>}
      <Basket basket={draft.basket} errors={errors} onChange={(basket) => change({ basket })} />
      <DraftFoot draft={draft} errors={errors} onChange={change} />
    </>
  );
}
