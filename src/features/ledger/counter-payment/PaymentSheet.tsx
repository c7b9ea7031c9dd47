import { t } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import { Money } from '#kit/web/Money';
import { useShownMoney } from '#kit/web/use-shown-money';
import { DocumentSheet } from '#kit/web/print/DocumentSheet';
import { PaperProof } from '#house/paper/PaperProof';
import type { PaymentRead } from '#features/ledger/counter-payment/counter-payment.contract';
import { PaidLines } from './PaidLines';
import { creditSums, handedSaid, paidBy, paidInAll, paidLines, paidWith, paymentFacts } from './payment-slip.rules';

/** The content of a printed payment below the letterhead: who paid which debts with what, and what is left (CO16). */
export function PaymentSheet({ payment }: { payment: PaymentRead }) {
  const { secondCurrency } = useOrganisation();
  const shown = useShownMoney();
  const lines = paidLines(payment);
  const sums = (said: ReturnType<typeof paidWith>) =>
    said.map(([label, amount]) => [label, <Money key={label} amount={amount} />] as const);
  return (
    <DocumentSheet
      parties={[{ label: t('Received from'), ...paidBy(payment) }]}
      facts={paymentFacts(payment)}
      lines={lines.length > 0 && <PaidLines lines={lines} payer={paidBy(payment).name} />}
      sums={sums(paidWith(payment))}
      total={[t('Paid'), <Money key="paid" amount={paidInAll(payment)} />]}
      after={[...handedSaid(payment, shown, secondCurrency), ...sums(creditSums(payment))]}
      signed={[t('Received by'), t('Payer')]}
      thanks={t('Thank you')}
      proof={<PaperProof code={payment.paperCode} />}
    />
  );
}
