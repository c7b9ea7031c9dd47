import type { ReactNode } from 'react';
import type { Endpoint } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import type { Draft } from '#kit/web/form/form-rules';
import { Money } from '#kit/web/Money';
import { usePreview } from '#kit/web/use-preview';
import { fullFeeName } from '#features/academy/fee/full-fee-name.rules';
import type { leavingFields, Left, LeftMonth } from './leaving.contract';
import styles from './leaving.module.css';

interface Props {
  readonly of: Pick<Endpoint, 'method' | 'path'>;
  readonly values: Draft<typeof leavingFields>;
}

/** Shows what becomes of each month that is not wholly earned, before anything is saved. */
export function LeftMonths({ of, values }: Props) {
  const { leftDate, leftReason = 'other', prorate, unearned } = values;
  const body = leftDate === undefined ? undefined : { leftDate, leftReason, prorate, unearned };
  const { answer, refused } = usePreview<Left>(of, body);
  if (refused) return <p className={styles.about}>{refused.message}</p>;
  if (!answer) return null;
  if (answer.creditNotes.length === 0)
    return <p className={styles.about}>{t('Nothing that was charged is taken off.')}</p>;
  return (
    <ul className={styles.months} aria-live="polite">
      {answer.creditNotes.map((month) => (
        <li key={month.feeID._id} className={styles.month}>
          <strong>
            <bdi>{fullFeeName(month.feeID)}</bdi>
          </strong>
          <dl className={styles.lines}>{linesOf(month, unearned)}</dl>
        </li>
      ))}
    </ul>
  );
}

function linesOf({ earned, lowered, returned, kept }: LeftMonth, unearned: string | null | undefined): ReactNode[] {
  const lines: readonly (readonly [string, Amount])[] = [
    [t('Earned'), earned],
    [t('Taken off the balance'), lowered],
    [unearned === 'credit' ? t('Becomes credit') : t('Paid back'), returned],
    [t('Stays with the academy'), kept],
  ];
  return lines
    .filter(([, amount], index) => index === 0 || amount > 0)
    .map(([label, amount]) => (
      <div key={label} className={styles.line}>
        <dt>{label}</dt>
        <dd>
          <Money amount={amount} />
        </dd>
      </div>
    ));
}
