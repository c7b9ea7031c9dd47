import { dayIn } from '#kit/rules/calendar';
import { t } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { FutureDate } from '#kit/web/form/FutureDate';
import type { Organisation } from '#kit/web/organisation';
import { amountProblem } from '#features/ledger/payment/payment.rules';
import type { transaction } from './transaction.contract';
import styles from './transaction.module.css';

type Form = FormRules<typeof transaction.fields>;

/** The form of a row that a person enters, dated today to begin with. */
export function handForm({ timeZone }: Organisation): Form {
  const today = dayIn(timeZone, new Date());
  return {
    fields: ['type', 'name', 'amount', 'date', 'accountID', 'description'],
    start: () => ({ date: today }),
    problems: ({ amount }) => ({ amount: amount === undefined ? undefined : amountProblem(amount) }),
    extra: ({ date }) => <FutureDate day={date} today={today} />,
  };
}

/** The form of income that a person enters. The likeliest mistake is to enter what a receipt has posted already (D15). */
export function incomeForm(organisation: Organisation): Form {
  const form = handForm(organisation);
  return {
    ...form,
    extra: (values, chosen, edited) => (
      <>
        <p className={styles.note}>
          {t('Receipts post themselves. Enter here only income that no receipt was made for.')}
        </p>
        {form.extra?.(values, chosen, edited)}
      </>
    ),
  };
}
