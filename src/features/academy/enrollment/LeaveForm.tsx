import { type ReactNode, useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Day } from '#kit/contract/day';
import type { Endpoint } from '#kit/contract/endpoint';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import { answerOf, send } from '#kit/web/call';
import { FormOf } from '#kit/web/form/FormOf';
import type { Draft, FormRules } from '#kit/web/form/form-rules';
import { Money } from '#kit/web/Money';
import { todayAt, useOrganisation } from '#kit/web/organisation';
import { useDone } from '#kit/web/use-entity';
import { usePreview } from '#kit/web/use-preview';
import { useScreens } from '#house/session/use-screens';
import { fullFeeName } from '#features/academy/fee/full-fee-name.rules';
import { paymentScreen } from '#features/ledger/counter-payment/payment.screens';
import type { enrollment } from './enrollment.contract';
import { enrollmentName } from './enrollment-columns';
import styles from './leaving.module.css';
import { leaveClass, leavingFields, type Left, type LeftMonth } from './leaving.contract';

type Fields = typeof leavingFields;

interface Props {
  readonly enrolled: Got<typeof enrollment>;
  readonly onDone: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

interface Facts {
  readonly call: Pick<Endpoint, 'method' | 'path'>;
  readonly today: Day;
  readonly mayGiveBack: boolean;
}

function rulesFor({ call, today, mayGiveBack }: Facts): FormRules<Fields> {
  return {
    start: () => ({ leftDate: today, prorate: true, unearned: 'keep' }),
    when: {
      // A user who may not give money back is not asked about it.
      unearned: () => mayGiveBack,
      refundAccountID: ({ unearned }) => mayGiveBack && unearned === 'refund',
    },
    narrow: { refundAccountID: () => ({ isActive: '1' }) },
    required: { refundAccountID: () => words('Choose where the money comes from') },
    extra: (values) => <LeftMonths of={call} values={values} />,
  };
}

/** The form by which a student leaves a class: when and why, and below it what becomes of the months that are not earned. */
export function LeaveForm({ enrolled, onDone, onDirty }: Props) {
  // Made with the form, so that sending again after a lost answer credits nothing twice.
  const [idempotencyKey] = useState(() => uuid());
  const today = todayAt(useOrganisation());
  const mayGiveBack = useScreens().has(paymentScreen.path);
  const done = useDone();
  const call = { method: leaveClass.method, path: leaveClass.path.replace('{id}', enrolled._id) };
  return (
    <>
      <p className={styles.about}>{enrollmentName(enrolled)}</p>
      <FormOf
        name="leave"
        fields={leavingFields}
        rules={rulesFor({ call, today, mayGiveBack })}
        saveLabel={t('Save that the student leaves')}
        onSave={async (body) => {
          const answer = await answerOf<Left>(await send({ ...call, body, idempotencyKey }));
          await done(answer);
          onDone();
        }}
        onDirty={onDirty}
      />
    </>
  );
}

interface LeftMonthsProps {
  readonly of: Pick<Endpoint, 'method' | 'path'>;
  readonly values: Draft<typeof leavingFields>;
}

/** Shows what becomes of each month that is not wholly earned, before anything is saved. */
function LeftMonths({ of, values }: LeftMonthsProps) {
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
