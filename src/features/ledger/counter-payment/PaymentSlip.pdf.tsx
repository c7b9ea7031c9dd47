import { comma, language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { SlipPage } from '#kit/server/pdf/SlipPage.pdf';
import { SlipPaid } from '#kit/server/pdf/SlipPaid.pdf';
import { PaperProofOnSlip } from '#house/paper/PaperProof.pdf';
import type { PaymentRead } from '#features/ledger/counter-payment/counter-payment.contract';
import {
  creditSums,
  handedSaid,
  type PaidLine,
  paidBy,
  paidInAll,
  paidLines,
  paidWith,
  numberedFacts,
  paymentTitle,
} from './payment-slip.rules';

interface Props {
  readonly house: HouseStyle;
  readonly payment: PaymentRead;
  readonly second: string | null;
}

/** A payment as a till's slip: who paid which debts with what, and what is left of each. */
export function PaymentSlip({ house, payment, second }: Props) {
  const shown = (amount: Money) => showMoney(amount, house.currencySign, language());
  const facts = (said: readonly (readonly [string, string])[]) => said.map(([label, value]) => ({ label, value }));
  const amounts = (said: ReturnType<typeof paidWith>) =>
    facts(said.map(([label, sum]) => [label, shown(sum)] as const));
  const { name, lines } = paidBy(payment);
  return (
    <SlipPage
      title={t('Payment {number}', { number: payment.paymentNo })}
      house={house}
      heading={paymentTitle(payment)}
      facts={facts([...numberedFacts(payment), [t('Received from'), [name, ...lines].join(comma())]])}
      before={amounts(paidWith(payment))}
      grand={{ label: t('Paid'), value: shown(paidInAll(payment)) }}
      after={[...facts(handedSaid(payment, shown, second)), ...amounts(creditSums(payment))]}
      thanks={t('Thank you')}
      proof={<PaperProofOnSlip house={house} code={payment.paperCode} />}
    >
      <SlipPaid
        items={paidLines(payment).map((line) => ({
          name: line.person === name ? line.name : `${line.name} – ${line.person}`,
          amount: shown(line.paid),
          below: saidOf(line, shown),
        }))}
      />
    </SlipPage>
  );
}

/** The sentence on a debt: the amount charged, the amount left, and between them what was taken off. */
function saidOf({ charged, takenOff, balance }: PaidLine, shown: (amount: Money) => string): string {
  const said = { charged: shown(charged), takenOff: shown(takenOff), balance: shown(balance) };
  return takenOff > 0
    ? t('{charged} charged, {takenOff} taken off, {balance} left', said)
    : t('{charged} charged, {balance} left', said);
}
