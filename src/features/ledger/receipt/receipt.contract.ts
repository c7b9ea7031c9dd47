import { choice, ref } from '#kit/contract/fields-choice';
import { money, numbered } from '#kit/contract/fields-number';
import { moneyDate } from '#kit/contract/fields-money-date';
import { phone } from '#kit/contract/fields-text';
import { voidedFields } from '#kit/contract/voided';
import { account } from '#house/account/account.contract';
import { paymentMethods } from '#features/ledger/payment/payment.contract';

/** The organisation's phone where a create leaves it out (D18). */
export const phoneReceipt = phone('Phone receipt');

/** How a fee or a service is paid at the counter (D17). What a form without a date is told is each one's own. */
export const paymentFields = (dated: { readonly required: string }) => ({
  AmountPaid: money('Amount paid', { required: 'Enter amount paid' }),
  paymentMethod: choice('Payment method', paymentMethods, { initial: 'Evc plus' }),
  phonePaid: phone('Phone paid', { required: 'Enter phone paid' }),
  phoneReceipt,
  datePaid: moneyDate('Date', dated),
});

/** What the server sets of a receipt of any kind. */
export const receiptStored = {
  receiptNo: numbered('Receipt no', { from: 1 }),
  userID: ref('Receipt by', () => account),
  ...voidedFields,
};
