import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Saved } from '#kit/contract/endpoint';
import { today } from '#kit/contract/fields-text';
import { counted, t } from '#kit/contract/language';
import { dayIn, monthOf } from '#kit/rules/calendar';
import { call } from '#kit/web/call';
import { FormOf } from '#kit/web/form/FormOf';
import type { Draft, FormRules } from '#kit/web/form/form-rules';
import { Money } from '#kit/web/Money';
import { useOrganisation } from '#kit/web/organisation';
import { useDone } from '#kit/web/use-entity';
import { usePreview } from '#kit/web/use-preview';
import { makeSalaries, type SalariesMade } from './payroll.contract';
import { monthErrors, payrollMonth } from './payroll.rules';
import styles from './payroll.module.css';

function rulesIn(timeZone: string): FormRules<typeof makeSalaries.body> {
  return {
    start: () => payrollMonth(monthOf(dayIn(timeZone, new Date()))),
    problems: (values) => monthErrors(values, today()),
    extra: (values) => <Expected body={isWhole(values) ? values : undefined} />,
  };
}

/** Whether the month is whole and near enough to be asked about. */
function isWhole(values: Draft<typeof makeSalaries.body>): boolean {
  const isNear = Object.keys(monthErrors(values, today())).length === 0;
  return values.monthly !== undefined && values.Year !== undefined && isNear;
}

interface Props {
  readonly onDone: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The form that makes a month's salaries for everybody who has none yet, with a preview of how many and how much. */
export function SalariesForm({ onDone, onDirty }: Props) {
  // Made with the form, so that sending again after a lost answer makes nothing twice.
  const [idempotencyKey] = useState(() => uuid());
  const { timeZone } = useOrganisation();
  const done = useDone();
  return (
    <FormOf
      name="salaries"
      fields={makeSalaries.body}
      rules={rulesIn(timeZone)}
      saveLabel={t('Make salaries')}
      onSave={async ({ monthly, Year }) => {
        if (monthly === undefined || Year === undefined) return;
        await done(await call(makeSalaries, { body: { monthly, Year }, idempotencyKey }));
        onDone();
      }}
      onDirty={onDirty}
    />
  );
}

/** How many payrolls it would be, their sum, and how many employees are skipped. */
function Expected({ body }: { readonly body: object | undefined }) {
  const { answer, refused } = usePreview<Saved<SalariesMade>>(makeSalaries, body);
  if (refused) return <p className={styles.hint}>{refused.message}</p>;
  if (!answer) return null;
  const { count, amount, skipped } = answer.info;
  return (
    <p className={styles.hint} aria-live="polite">
      {counted(count, '{count} salary', '{count} salaries')}
      {count > 0 && (
        <>
          {' · '}
          <Money amount={amount} />
        </>
      )}
      {skipped > 0 && ` · ${counted(skipped, '{count} is made already', '{count} are made already')}`}
    </p>
  );
}
