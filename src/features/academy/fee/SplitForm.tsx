import type { Got } from '#kit/contract/entity';
import { whole } from '#kit/contract/fields-number';
import { date } from '#kit/contract/fields-text';
import { t } from '#kit/contract/language';
import { FormOf } from '#kit/web/form/FormOf';
import type { Draft, FormRules } from '#kit/web/form/form-rules';
import { useSave } from '#kit/web/use-save';
import { useShownMoney } from '#kit/web/use-shown-money';
import { mostParts } from '#features/ledger/debt/plan.contract';
import { equalParts, planProblems } from '#features/ledger/debt/plan.rules';
import { feeNameShown } from '#features/ledger/fee-name/fee-name.rules';
import { fee } from './fee.contract';
import styles from './fee.module.css';

const fields = {
  parts: whole('Parts', { min: 1, max: mostParts, required: 'Enter the number of parts', help: '1 is no plan' }),
  first: date('First part due', { required: 'Enter due date' }),
  instalments: fee.fields.instalments,
};

type Values = Draft<typeof fields>;

interface Props {
  readonly fee: Got<typeof fee>;
  readonly onDone: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The form that splits a fee into parts, equal ones a month apart unless they are changed (FE2, FE6). */
export function SplitForm({ fee: of, onDone, onDirty }: Props) {
  const { _id, __v, feeName, studentID, feeAmount, feePaid, dueDate, instalments } = of;
  const save = useSave(fee);
  const shown = useShownMoney();
  const planned = ({ parts = 2, first = dueDate }: Values) => ({
    instalments: parts > 1 ? equalParts(feeAmount, parts, first) : [],
  });
  const rules: FormRules<typeof fields> = {
    start: () =>
      instalments && instalments.length > 0
        ? { parts: instalments.length, first: dueDate, instalments: [...instalments] }
        : { parts: 2, first: dueDate, ...planned({}) },
    changed: (name, values) => (name === 'instalments' ? {} : planned(values)),
    problems: ({ instalments: plan }) => planProblems(plan ?? [], { amount: feeAmount, paid: feePaid, shown }),
  };
  return (
    <>
      <p className={styles.about}>
        {t('{fee} of {student}, {amount}', {
          fee: feeNameShown(feeName),
          student: studentID.studentName,
          amount: shown(feeAmount),
        })}
      </p>
      <FormOf
        name="split"
        fields={fields}
        rules={rules}
        saveLabel={t('Save instalments')}
        onSave={async ({ instalments: plan }) => {
          await save.mutateAsync({ id: _id, body: { instalments: plan ?? [], __v } });
          onDone();
        }}
        onDirty={onDirty}
      />
    </>
  );
}
