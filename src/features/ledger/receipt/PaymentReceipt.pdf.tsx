import { language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import { ClosingWords } from '#kit/server/pdf/ClosingWords.pdf';
import { DocumentPage } from '#kit/server/pdf/DocumentPage.pdf';
import { DocumentTitle } from '#kit/server/pdf/DocumentTitle.pdf';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { Letterhead } from '#kit/server/pdf/Letterhead.pdf';
import { type LineColumn, Lines } from '#kit/server/pdf/Lines.pdf';
import { Parties, type Party } from '#kit/server/pdf/Parties.pdf';
import { SignatureLines } from '#kit/server/pdf/SignatureLines.pdf';
import { Totals } from '#kit/server/pdf/Totals.pdf';
import { type PaymentMethod, paymentMethods } from '#features/ledger/payment/payment.contract';

/** A payment as any receipt says it. */
interface Payment {
  readonly receiptNo: number;
  readonly datePaid: string;
  readonly AmountPaid: Money;
  /** Empty where the counter did not ask. */
  readonly paymentMethod: PaymentMethod | null;
  readonly phonePaid: string | null;
  readonly userID: { readonly name: string } | null;
  readonly voidedAt: string | null;
  /** What is left to pay after it. */
  readonly balance: Money;
}

interface Props {
  readonly house: HouseStyle;
  readonly receipt: Payment;
  /** Who paid. */
  readonly to: Omit<Party, 'label'>;
  /** What was paid for: what the document's line says before the amount. */
  readonly about: readonly (LineColumn & { readonly value: string })[];
  /** Who signs beside the house. */
  readonly signed: string;
  readonly thanks: string;
}

/** A receipt on paper: who paid what for which document, and what is left (S§2). */
export function PaymentReceipt({ house, receipt, to, about, signed, thanks }: Props) {
  const { receiptNo, AmountPaid, datePaid, userID, voidedAt } = receipt;
  const shown = (amount: Money) => showMoney(amount, house.currencySign, language());
  return (
    <DocumentPage title={t('Receipt {number}', { number: receiptNo })} author={house.name}>
      <Letterhead house={house} />
      <DocumentTitle
        title={voidedAt === null ? t('Receipt') : t('Receipt (voided)')}
        facts={[
          { label: t('Receipt no'), value: String(receiptNo) },
          { label: t('Date'), value: shownDay(datePaid) },
        ]}
      />
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
        rows={[[...about.map(({ value }) => value), shown(AmountPaid)]]}
      />
      <Totals
        sums={[
          { label: t('Payment method'), value: receipt.paymentMethod ? t(paymentMethods[receipt.paymentMethod]) : '–' },
          { label: t('Phone paid'), value: receipt.phonePaid ?? '–' },
          { label: t('Receipt by'), value: userID?.name ?? '–' },
          { label: t('Balance after'), value: shown(receipt.balance) },
        ]}
        grand={{ label: t('Paid'), value: shown(AmountPaid) }}
      />
      <SignatureLines labels={[t('Receipt by'), signed]} />
      <ClosingWords words={thanks} house={house} />
    </DocumentPage>
  );
}
