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
import { GoodsLines } from './GoodsLines.pdf';
import type { Slip } from './receipt.contract';
import { slipNumber, slipParties, slipPayment, slipSums, slipTitle } from './slip.rules';

interface Props {
  readonly house: HouseStyle;
  readonly slip: Slip;
}

/** A receipt on paper: who paid what for which document, and what is left (S§2). */
export function ReceiptDocument({ house, slip }: Props) {
  const { receiptNo, about, bought, signed, thanks } = slip;
  const shown = (amount: Money) => showMoney(amount, house.currencySign, language());
  const paid = shown(slip.paid);
  const facts = (said: readonly (readonly [string, string])[]) => said.map(([label, value]) => ({ label, value }));
  const amounts = (said: ReturnType<typeof slipSums>) => said.map(([label, sum]) => [label, shown(sum)] as const);
  // Goods take up the lines, so the document and the method of payment are printed above them.
  const above = bought ? [...about.map(({ heading, value }) => [heading, value] as const), ...slipPayment(slip)] : [];
  const end = (
    <>
      <Totals
        before={facts([...(bought ? [] : slipPayment(slip)), ...amounts(slipSums(slip))])}
        grand={{ label: t('Paid'), value: paid }}
        after={facts([[t('Balance after'), shown(slip.balance)]])}
      />
      <SignatureLines labels={[t('Received by'), signed]} />
      <PaperProof house={house} code={slip.paperCode} />
      <ClosingWords words={thanks} house={house} />
    </>
  );
  return (
    <DocumentPage title={t('Receipt {number}', { number: receiptNo })} author={house.name}>
      <Letterhead house={house} />
      <DocumentTitle title={slipTitle(slip)} facts={facts([...slipNumber(slip), ...above])} />
      <Parties parties={slipParties(slip)} />
      {bought ? (
        <GoodsLines house={house} items={bought.items}>
          {end}
        </GoodsLines>
      ) : (
        <Lines
          columns={[...about, { heading: t('Amount'), share: 'amount' }]}
          rows={[[...about.map(({ value }) => value), paid]]}
        >
          {end}
        </Lines>
      )}
    </DocumentPage>
  );
}
