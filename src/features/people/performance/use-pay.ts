import type { Got } from '#kit/contract/entity';
import { counted, t } from '#kit/contract/language';
import { usePayment } from '#features/ledger/payment/use-payment';
import { payPerformance, type performance } from './performance.contract';

/** Pays performance entries after a question that names total and count; true where they are paid. */
export function usePay(): (rows: readonly Got<typeof performance>[]) => Promise<boolean> {
  const pay = usePayment(payPerformance);
  return (rows) =>
    pay(
      { ids: rows.map(({ _id }) => _id), amounts: rows.map(({ total }) => total) },
      {
        title: counted(rows.length, 'Pay this performance entry?', 'Pay {count} performance entries?'),
        thing: (total) =>
          counted(rows.length, '{task} of {name}, {total}', '{count} entries, {total} together', {
            task: rows[0]?.taskType ?? '',
            name: rows[0]?.employeeID.name ?? '',
            total,
          }),
        text: t('Each employee gets one paid commission payroll a month, posted as an expense with the date of today.'),
      },
    );
}
