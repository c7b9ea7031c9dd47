import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import { t } from '#kit/contract/language';
import { answerOf, send } from '#kit/web/call';
import type { Saved } from '#kit/contract/endpoint';
import { FormOf } from '#kit/web/form/FormOf';
import { useOrganisation } from '#kit/web/organisation';
import { useDone } from '#kit/web/use-entity';
import { makePayroll } from './payroll.contract';
import { makeForm } from './payroll-form';

interface Props {
  /** The employee, if known. */
  readonly employee?: string;
  readonly onDone: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The form that makes the payroll of one or several employees. */
export function PayrollForm({ employee, onDone, onDirty }: Props) {
  // Made with the form, so that sending again after a lost answer makes nothing twice.
  const [idempotencyKey] = useState(() => uuid());
  const { timeZone } = useOrganisation();
  const done = useDone();
  const { method, path } = makePayroll;
  return (
    <FormOf
      name="payroll"
      fields={makePayroll.body}
      rules={makeForm(timeZone, employee === undefined ? [] : [employee])}
      saveLabel={t('Make payroll')}
      onSave={async (body) => {
        await done(await answerOf<Saved<unknown>>(await send({ method, path, body, idempotencyKey })));
        onDone();
      }}
      onDirty={onDirty}
    />
  );
}
