import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { PrintedDocument } from '#house/print/PrintedDocument';
import { ReceiptSheet } from '#house/print/ReceiptSheet';
import { paymentMethods } from '#features/ledger/payment/payment.contract';
import { type ServiceReceiptRead, serviceReceipt } from './service-receipt.contract';

/** A service receipt as it will stand on paper. */
export function PrintedServiceReceipt({ id }: { id: string }) {
  return (
    <PrintedDocument<ServiceReceiptRead>
      path={`${serviceReceipt.path}/${id}`}
      file="receipt.pdf"
      title={({ voidedAt }) => (voidedAt === null ? t('Receipt') : t('Receipt (voided)'))}
      number={({ receiptNo }) => receiptNo}
    >
      {({ customerID: customer, serviceID: service, ...receipt }) => (
        <ReceiptSheet
          to={{ name: customer.name, line: t('Customer {code}', { code: customer.code }) }}
          facts={[
            [t('Receipt no'), receipt.receiptNo],
            [t('Date'), shownDay(receipt.datePaid)],
            [t('Service'), service.serviceName],
            [t('Payment method'), t(paymentMethods[receipt.paymentMethod])],
            [t('Phone paid'), receipt.phonePaid],
            [t('Receipt by'), receipt.userID?.name ?? '–'],
          ]}
          paid={receipt.AmountPaid}
          balance={receipt.balance}
          signed={t('Customer')}
          thanks={t('Thank you, dear customer')}
        />
      )}
    </PrintedDocument>
  );
}
