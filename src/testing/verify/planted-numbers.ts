import type { Planted } from './inconsistency';

const academy = (...sql: string[]): Planted => ({ brand: 'academy', sql });
const shop = (...sql: string[]): Planted => ({ brand: 'decoration', sql });

function numbered(make: typeof academy, table: string, column: string) {
  return {
    [`${table}-${column}-unbroken`]: make(
      `delete from ${table} where "${column}" = (select "${column}" from ${table} order by 1 offset 1 limit 1)`,
    ),
    [`${table}-${column}-counter`]: make(`update counter set last = last - 1 where name = '${table}.${column}'`),
  };
}

/** The faults to plant in the numbers and ids of records. */
export const plantedInNumbers: Readonly<Record<string, Planted>> = {
  ...numbered(academy, 'student', 'stdID'),
  ...numbered(academy, 'fee', 'feeNo'),
  ...numbered(academy, 'fee_receipt', 'receiptNo'),
  ...numbered(academy, 'money_transaction', 'transectionNo'),
  ...numbered(shop, 'transfer', 'transferNo'),
  ...numbered(shop, 'payroll', 'feeNo'),
  ...numbered(shop, 'customer', 'code'),
  ...numbered(shop, 'service_receipt', 'receiptNo'),
  ...numbered(shop, 'invoice', 'invoiceNumber'),
  ...numbered(shop, 'invoice_receipt', 'receiptNo'),
  ...numbered(academy, 'credit_note', 'creditNoteNo'),
  ...numbered(academy, 'certificate', 'certificateNo'),
  ...numbered(academy, 'payment', 'paymentNo'),
  ...numbered(academy, 'credit', 'creditNo'),
  ...numbered(academy, 'day_close', 'closeNo'),
  'receipt-id': academy(
    `insert into invoice_receipt (_id, "receiptNo", "invoiceID", "amountPaid", "datePaid", "accountID")
     select _id, 900001, gen_random_uuid(), 1, "datePaid", "accountID" from fee_receipt limit 1`,
  ),
};
