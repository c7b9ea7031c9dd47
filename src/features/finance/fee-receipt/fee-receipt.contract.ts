import { entity, type Got } from '../../../kit/contract/entity';
import { choice, ref } from '../../../kit/contract/fields-choice';
import { money, numbered } from '../../../kit/contract/fields-number';
import { date, phone, text, timestamp } from '../../../kit/contract/fields-text';
import type { Money } from '../../../kit/contract/money';
import { student } from '../../academy/student/student.contract';
import { user } from '../../access/user/user.contract';
import { fee } from '../fee/fee.contract';
import { paymentMethods } from '../payment/payment.contract';

export const feeReceipt = entity({
  table: 'fee_receipt',
  path: 'receipt',
  one: 'Receipt',
  many: 'Receipts',
  screen: { path: '/receipt' },
  fields: {
    studentID: ref('Student', () => student, { required: 'Please select student' }),
    feeID: ref('Fee', () => fee, { required: 'Please select fee' }),
    AmountPaid: money('Amount paid', { required: 'Enter amount paid' }),
    paymentMethod: choice('Payment method', paymentMethods, { initial: 'Evc plus' }),
    phonePaid: phone('Phone paid', { required: 'Enter phone paid' }),
    /** The organisation's phone where a create leaves it out (D18). */
    phoneReceipt: phone('Phone receipt'),
    datePaid: date('Date', { required: 'Enter receipt date' }),
  },
  stored: {
    receiptNo: numbered('Receipt no', { from: 1 }),
    userID: ref('Receipt by', () => user),
    voidedAt: timestamp('Voided at'),
    voidedBy: text('Voided by'),
    voidReason: text('Reason'),
  },
  // What one record's read adds, and what old clients send of an invoice's receipt.
  ignored: ['balance'],
  brief: ['receiptNo'],
  search: ['receiptNo', 'studentID.studentName', 'studentID.stdID', 'feeID.feeNo', 'phonePaid'],
  erase: 'void',
});

/** One receipt as it is read by itself and after a write: with what was left to pay after it. */
export type FeeReceiptRead = Got<typeof feeReceipt> & { readonly balance: Money };
