import { Text } from '#kit/web/ui/Text';
import { t } from '#kit/contract/language';
import { type Column, columnsOf } from '#kit/web/list/column';
import { Money } from '#kit/web/Money';
import { type CounterPayment, payment } from './counter-payment.contract';

/**
 * Shows the money of a payment, and below it the debts settled from credit, which are not counted again; with credit alone, no money came
 * (CO12).
 */
export function Received({ total, creditUsed }: Pick<CounterPayment, 'total' | 'creditUsed'>) {
  return (
    <>
      {(total > 0 || creditUsed === 0) && <Money amount={total} />}
      {creditUsed > 0 && (
        <Text size="xs" c="dimmed" display="block" component="span">
          {t('From credit')} <Money amount={creditUsed} />
        </Text>
      )}
    </>
  );
}

export const receivedColumn: Column<CounterPayment> = {
  ...columnsOf(payment).sum('total'),
  show: ({ total, creditUsed }) => <Received total={total} creditUsed={creditUsed} />,
};
