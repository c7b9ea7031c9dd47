import { language, t } from '../../../kit/contract/language';
import type { Money } from '../../../kit/contract/money';
import { showMoney } from '../../../kit/rules/money';
import { ClosingWords } from '../../../kit/server/pdf/ClosingWords.pdf';
import { DocumentPage } from '../../../kit/server/pdf/DocumentPage.pdf';
import { DocumentTitle } from '../../../kit/server/pdf/DocumentTitle.pdf';
import type { HouseStyle } from '../../../kit/server/pdf/house-style';
import { Letterhead } from '../../../kit/server/pdf/Letterhead.pdf';
import { Lines } from '../../../kit/server/pdf/Lines.pdf';
import { Parties } from '../../../kit/server/pdf/Parties.pdf';
import { shownDay } from '../../../kit/rules/show';
import { SignatureLines } from '../../../kit/server/pdf/SignatureLines.pdf';
import { Totals } from '../../../kit/server/pdf/Totals.pdf';
import { paymentMethods } from '../payment/payment.contract';
import type { FeeReceiptRead } from './fee-receipt.contract';

interface Props {
  readonly house: HouseStyle;
  readonly receipt: FeeReceiptRead;
}

/** A fee receipt on paper: who paid what for which fee, and what is left (S§2). */
export function FeeReceiptDocument({ house, receipt }: Props) {
  const { receiptNo, studentID: student, feeID: fee, AmountPaid, datePaid, userID, voidedAt } = receipt;
  const shown = (amount: Money) => showMoney(amount, house.currencySign, language());
  const title = voidedAt === null ? t('Receipt') : t('Receipt (voided)');
  return (
    <DocumentPage title={t('Receipt {number}', { number: receiptNo })} author={house.name}>
      <Letterhead house={house} />
      <DocumentTitle
        title={title}
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
          {
            label: t('To'),
            name: student.studentName,
            lines: [t('Student ID {number}', { number: student.stdID })],
          },
        ]}
      />
      <Lines
        columns={[
          { heading: t('Fee no'), share: 1 },
          { heading: t('Fee name'), share: 4 },
          { heading: t('Amount'), share: 2, align: 'end' },
        ]}
        rows={[[String(fee.feeNo), fee.feeName, shown(AmountPaid)]]}
      />
      <Totals
        sums={[
          { label: t('Payment method'), value: t(paymentMethods[receipt.paymentMethod]) },
          { label: t('Phone paid'), value: receipt.phonePaid },
          { label: t('Receipt by'), value: userID?.name ?? '–' },
          { label: t('Balance after'), value: shown(receipt.balance) },
        ]}
        grand={{ label: t('Paid'), value: shown(AmountPaid) }}
      />
      <SignatureLines labels={[t('Receipt by'), t('Student')]} />
      <ClosingWords words={t('Thank you, dear student')} house={house} />
    </DocumentPage>
  );
}
