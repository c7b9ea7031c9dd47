import { language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import { ClosingWords } from '#kit/server/pdf/ClosingWords.pdf';
import { DocumentPage } from '#kit/server/pdf/DocumentPage.pdf';
import { DocumentTitle } from '#kit/server/pdf/DocumentTitle.pdf';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { Letterhead } from '#kit/server/pdf/Letterhead.pdf';
import { Lines } from '#kit/server/pdf/Lines.pdf';
import { Parties } from '#kit/server/pdf/Parties.pdf';
import { SignatureLines } from '#kit/server/pdf/SignatureLines.pdf';
import { Totals } from '#kit/server/pdf/Totals.pdf';
import { PaperProof } from '#house/paper/PaperProof.pdf';
import type { PaymentRead } from '#features/ledger/counter-payment/counter-payment.contract';
import {
  creditSums,
  handedSaid,
  isTakenOff,
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

/** A payment on paper: who paid which debts with what, and what is left of each (CO16). */
export function PaymentDocument({ house, payment, second }: Props) {
  const shown = (amount: Money) => showMoney(amount, house.currencySign, language());
  const facts = (said: readonly (readonly [string, string])[]) => said.map(([label, value]) => ({ label, value }));
  const amounts = (said: ReturnType<typeof paidWith>) =>
    facts(said.map(([label, sum]) => [label, shown(sum)] as const));
  const lines = paidLines(payment);
  const end = (
    <>
      <Totals
        before={amounts(paidWith(payment))}
        grand={{ label: t('Paid'), value: shown(paidInAll(payment)) }}
        after={[...facts(handedSaid(payment, shown, second)), ...amounts(creditSums(payment))]}
      />
      <SignatureLines labels={[t('Received by'), t('Payer')]} />
      <PaperProof house={house} code={payment.paperCode} />
      <ClosingWords words={t('Thank you')} house={house} />
    </>
  );
  return (
    <DocumentPage title={t('Payment {number}', { number: payment.paymentNo })} author={house.name}>
      <Letterhead house={house} />
      <DocumentTitle title={paymentTitle(payment)} facts={facts(numberedFacts(payment))} />
      <Parties parties={[{ label: t('Received from'), ...paidBy(payment) }]} />
      {lines.length === 0 ? (
        end
      ) : (
        <Lines
          columns={[
            { heading: t('Paid for'), share: 4 },
            { heading: t('Name'), share: 3 },
            { heading: t('Charged'), share: 2, align: 'end' },
            ...(isTakenOff(lines) ? [{ heading: t('Taken off'), share: 2, align: 'end' } as const] : []),
            { heading: t('Paid now'), share: 2, align: 'end' },
            { heading: t('Balance after'), share: 2, align: 'end' },
          ]}
          rows={lines.map(({ name, person, charged, takenOff, paid, balance }) => [
            name,
            person,
            shown(charged),
            ...(isTakenOff(lines) ? [shown(takenOff)] : []),
            shown(paid),
            shown(balance),
          ])}
        >
          {end}
        </Lines>
      )}
    </DocumentPage>
  );
}
