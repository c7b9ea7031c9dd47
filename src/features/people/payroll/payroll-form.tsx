import { today } from '#kit/contract/fields-text';
import { t } from '#kit/contract/language';
import { dayIn, monthOf } from '#kit/rules/calendar';
import type { FormRules } from '#kit/web/form/form-rules';
import { type makePayroll, type payroll } from './payroll.contract';
import { amountErrors, amountRequired, monthErrors, payrollMonth, takesAmount } from './payroll.rules';
import styles from './payroll.module.css';

/** The form of a new payroll: several employees, one type, one month; a salary needs no amount (S§5). */
export function makeForm(timeZone: string, employee: readonly string[]): FormRules<typeof makePayroll.body> {
  const month = payrollMonth(monthOf(dayIn(timeZone, new Date())));
  return {
    fields: ['employee', 'feetype', 'monthly', 'Year', 'Amount'],
    start: () => ({ feetype: 'salary', ...month, ...(employee.length > 0 ? { employee: [...employee] } : {}) }),
    when: { Amount: ({ feetype }) => feetype !== undefined && takesAmount(feetype) },
    required: { Amount: amountRequired },
    problems: ({ feetype, Amount, ...month }) => ({
      ...monthErrors(month, today()),
      ...(feetype === undefined ? {} : amountErrors(feetype, Amount)),
    }),
    extra: ({ feetype }) =>
      feetype === 'salary' ? <p className={styles.hint}>{t('Each employee gets their own salary.')}</p> : null,
    save: ({ employee = [] }) =>
      employee.length > 1 ? t('Make {count} payrolls', { count: employee.length }) : t('Make payroll'),
  };
}

/** The form that edits an unpaid payroll. */
export const editForm: FormRules<typeof payroll.fields> = {
  when: { Amount: ({ feetype }) => feetype !== undefined && takesAmount(feetype) },
  required: { Amount: amountRequired },
  problems: ({ feetype, Amount, ...month }) => ({
    ...monthErrors(month, today()),
    ...(feetype === undefined || feetype === 'commission' ? {} : amountErrors(feetype, Amount)),
  }),
};
