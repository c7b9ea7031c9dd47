import { t } from '#kit/contract/language';
import { Money } from '#kit/web/Money';
import { DocumentSheet } from '#kit/web/print/DocumentSheet';
import { GoodsTable } from '#house/print/GoodsTable';
import { PaperProof } from '#house/paper/PaperProof';
import type { Slip } from './receipt.contract';
import { slipDate, slipParties, slipPayment, slipSums, type Sum } from './slip.rules';

/** The content of a printed receipt below the letterhead: who paid what, and what is left (S§2). */
export function ReceiptSheet({ slip }: { slip: Slip }) {
  const { about, bought, signed, thanks } = slip;
  const before = slipSums(slip);
  const paid = [t('Paid'), slip.paid] as const;
  const left = [t('Balance after'), slip.balance] as const;
  const line = ([label, amount]: Sum) => [label, <Money key={label} amount={amount} />] as const;
  return (
    <DocumentSheet
      parties={slipParties(slip)}
      goods={bought && <GoodsTable items={bought.items} before={before} total={paid} after={[left]} />}
      facts={[...slipDate(slip), ...about.map(({ heading, value }) => [heading, value] as const), ...slipPayment(slip)]}
      sums={before.map(line)}
      total={line(paid)}
      after={[line(left)]}
      signed={[t('Received by'), signed]}
      thanks={thanks}
      proof={<PaperProof code={slip.paperCode} />}
    />
  );
}
