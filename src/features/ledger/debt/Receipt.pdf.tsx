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
import type { Slip } from './receipt.contract';
import { slipNumber, slipPayment, slipTitle } from './slip.rules';

interface Props {
  readonly house: HouseStyle;
  readonly slip: Slip;
}

/** A receipt on paper: who paid what for which document, and what is left (S§2). */
export function ReceiptDocument({ house, slip }: Props) {
  const { receiptNo, to, about, signed, thanks } = slip;
  const shown = (amount: Money) => showMoney(amount, house.currencySign, language());
  const paid = shown(slip.paid);
  const facts = (said: readonly (readonly [string, string])[]) => said.map(([label, value]) => ({ label, value }));
  return (
    <DocumentPage title={t('Receipt {number}', { number: receiptNo })} author={house.name}>
      <Letterhead house={house} />
      <DocumentTitle title={slipTitle(slip)} facts={facts(slipNumber(slip))} />
      <Parties
        parties={[
          {
            label: t('From'),
            name: house.name,
            lines: [house.address, house.phone].filter((line) => line !== null),
          },
          { label: t('To'), ...to },
        ]}
      />
      <Lines
        columns={[...about, { heading: t('Amount'), share: 2, align: 'end' }]}
        rows={[[...about.map(({ value }) => value), paid]]}
      />
      <Totals
        sums={facts([...slipPayment(slip), [t('Balance after'), shown(slip.balance)]])}
        grand={{ label: t('Paid'), value: paid }}
      />
      <SignatureLines labels={[t('Received by'), signed]} />
      <ClosingWords words={thanks} house={house} />
    </DocumentPage>
  );
}
