import type { Got } from '#kit/contract/entity';
import { language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { SlipPage } from '#kit/server/pdf/SlipPage.pdf';
import { SlipGoods } from '#features/ledger/debt/SlipGoods.pdf';
import { LinkProofOnSlip } from '#house/link/LinkProof.pdf';
import { sumsBefore } from '#features/ledger/debt/slip.rules';
import { buyerName } from './buyer.rules';
import type { invoice } from './invoice.contract';

interface Props {
  readonly house: HouseStyle;
  readonly invoice: Got<typeof invoice>;
  /** The day of the sale at the organisation. */
  readonly day: string;
  /** Where its link leads, where it has one. */
  readonly link?: string | undefined;
}

/** An invoice as a till's slip: the goods, what they come to, what is paid and what is left. */
export function InvoiceSlip({ house, invoice: sold, day, link }: Props) {
  const { invoiceNumber, items, voidedAt, userID, note } = sold;
  const shown = (amount: Money) => showMoney(amount, house.currencySign, language());
  return (
    <SlipPage
      title={t('Invoice {number}', { number: invoiceNumber })}
      house={house}
      heading={voidedAt === null ? t('Invoice') : t('Invoice (voided)')}
      facts={[
        { label: t('Invoice no'), value: String(invoiceNumber) },
        { label: t('Date'), value: shownDay(day) },
        { label: t('To'), value: buyerName(sold) },
        ...(userID ? [{ label: t('Sold by'), value: userID.name }] : []),
      ]}
      before={sumsBefore(sold).map(([label, amount]) => ({ label, value: shown(amount) }))}
      grand={{ label: t('Total'), value: shown(sold.Total) }}
      after={[
        { label: t('Amount paid'), value: shown(sold.amountPaid) },
        { label: t('Balance'), value: shown(sold.balance) },
      ]}
      thanks={note ?? t('Thank you, dear customer')}
      proof={<LinkProofOnSlip address={link} />}
    >
      <SlipGoods house={house} items={items} />
    </SlipPage>
  );
}
