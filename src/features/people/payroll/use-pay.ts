import type { Got } from '#kit/contract/entity';
import { counted, t } from '#kit/contract/language';
import { usePayment } from '#features/ledger/payment/use-payment';
import { payPayroll, type payroll } from './payroll.contract';

/** A function that pays payrolls after a question with their sum and number; resolves with true if they are paid. */
export function usePay(): (rows: readonly Got<typeof payroll>[]) => Promise<boolean> {
  const pay = usePayment(payPayroll);
  return (rows) =>
    pay(
      { ids: rows.map(({ _id }) => _id), amounts: rows.map(({ Amount }) => Amount) },
      {
        title: counted(rows.length, 'Pay this payroll?', 'Pay {count} payrolls?'),
        thing: (total) =>
          counted(rows.length, '{name}, {total}', '{count} payrolls, {total} together', {
            name: rows[0]?.employeeID.name ?? '',
            total,
          }),
        text: t('An expense with the date of today is posted for each.'),
      },
    );
}
