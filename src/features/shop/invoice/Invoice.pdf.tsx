import type { Got } from '#kit/contract/entity';
import { language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import { ClosingWords } from '#kit/server/pdf/ClosingWords.pdf';
import { DocumentPage } from '#kit/server/pdf/DocumentPage.pdf';
import { DocumentTitle } from '#kit/server/pdf/DocumentTitle.pdf';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { Letterhead } from '#kit/server/pdf/Letterhead.pdf';
import { LinkProof } from '#house/link/LinkProof.pdf';
import { GoodsLines } from '#features/ledger/debt/GoodsLines.pdf';
import { sumsBefore } from '#features/ledger/debt/slip.rules';
import { Parties } from '#kit/server/pdf/Parties.pdf';
import { SignatureLines } from '#kit/server/pdf/SignatureLines.pdf';
import { Totals } from '#kit/server/pdf/Totals.pdf';
import { paidStatuses } from '#features/ledger/payment/payment.contract';
import type { invoice } from './invoice.contract';
import type { Buyer } from './buyer.rules';

interface Props {
  readonly house: HouseStyle;
  readonly invoice: Got<typeof invoice>;
  /** The day of the sale at the organisation. */
  readonly day: string;
  readonly buyer: Buyer;
  /** Where its link leads, where it has one. */
  readonly link?: string | undefined;
}

/** An invoice on paper: who bought what, what it came to, what is paid and what is left. */
export function InvoiceDocument({ house, invoice: sold, day, buyer, link }: Props) {
  const { invoiceNumber, items, voidedAt, userID, note } = sold;
  const shown = (amount: Money) => showMoney(amount, house.currencySign, language());
  return (
    <DocumentPage title={t('Invoice {number}', { number: invoiceNumber })} author={house.name}>
      <Letterhead house={house} />
      <DocumentTitle
        title={voidedAt === null ? t('Invoice') : t('Invoice (voided)')}
        facts={[
          { label: t('Invoice no'), value: String(invoiceNumber) },
          { label: t('Date'), value: shownDay(day) },
          { label: t('Status'), value: t(paidStatuses[sold.Status]) },
          ...(userID ? [{ label: t('Sold by'), value: userID.name }] : []),
        ]}
      />
      <Parties
        parties={[
          {
            label: t('From'),
            name: house.name,
            lines: [house.address, house.phone].filter((line) => line !== null),
          },
          {
            label: t('To'),
            ...buyer,
          },
        ]}
      />
      <GoodsLines house={house} items={items}>
        <Totals
          before={sumsBefore(sold).map(([label, amount]) => ({ label, value: shown(amount) }))}
          grand={{ label: t('Total'), value: shown(sold.Total) }}
          after={[
            { label: t('Amount paid'), value: shown(sold.amountPaid) },
            { label: t('Balance'), value: shown(sold.balance) },
          ]}
        />
        <SignatureLines labels={[t('Sold by'), t('Customer')]} />
        <LinkProof address={link} />
        <ClosingWords words={note ?? t('Thank you, dear customer')} house={house} />
      </GoodsLines>
    </DocumentPage>
  );
}
