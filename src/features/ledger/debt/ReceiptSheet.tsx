import { t } from '#kit/contract/language';
import { Money } from '#kit/web/Money';
import { DocumentSheet } from '#house/print/DocumentSheet';
import { GoodsTable } from '#house/print/GoodsTable';
import type { Slip } from './receipt.contract';
import { slipNumber, slipPayment, slipSums } from './slip.rules';

/** The content of a printed receipt below the letterhead: who paid what, and what is left (S§2). */
export function ReceiptSheet({ slip }: { slip: Slip }) {
  const { to, about, bought, paid, balance, signed, thanks } = slip;
  return (
    <DocumentSheet
      sides={[t('From'), t('To')]}
      to={to}
      goods={bought && <GoodsTable items={bought.items} />}
      facts={[
        ...slipNumber(slip),
        ...about.map(({ heading, value }) => [heading, value] as const),
        ...slipPayment(slip),
      ]}
      sums={slipSums(slip).map(([label, amount]) => [label, <Money key={label} amount={amount} />] as const)}
      total={[t('Paid'), <Money key="paid" amount={paid} />]}
      after={[[t('Balance after'), <Money key="balance" amount={balance} />]]}
      signed={[t('Received by'), signed]}
      thanks={thanks}
    />
  );
}
