import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Day } from '#kit/contract/day';
import type { Endpoint } from '#kit/contract/endpoint';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { answerOf, send } from '#kit/web/call';
import { FormOf } from '#kit/web/form/FormOf';
import type { FormRules } from '#kit/web/form/form-rules';
import { todayAt, useOrganisation } from '#kit/web/organisation';
import { useDone } from '#kit/web/use-entity';
import { useScreens } from '#house/session/use-screens';
import { paymentScreen } from '#features/ledger/counter-payment/payment.screens';
import type { enrollment } from './enrollment.contract';
import { enrollmentName } from './enrollment-columns';
import { LeftMonths } from './LeftMonths';
import styles from './leaving.module.css';
import { leaveClass, leavingFields, type Left } from './leaving.contract';

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
      // Whoever may not give money back is not asked about it.
      unearned: () => mayGiveBack,
      refundAccountID: ({ unearned }) => mayGiveBack && unearned === 'refund',
    },
    narrow: { refundAccountID: () => ({ isActive: '1' }) },
    required: { refundAccountID: () => words('Choose where the money comes from') },
    extra: (values) => <LeftMonths of={call} values={values} />,
  };
}

/** A student leaves a class: when, why, and what becomes of the months that are not earned, which stand below. */
export function LeaveForm({ enrolled, onDone, onDirty }: Props) {
  // Made with the form: what is sent again after a lost answer credits nothing twice.
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
