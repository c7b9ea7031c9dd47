import { sql } from 'kysely';
import { askPrepared } from '#kit/server/sql/statement';
import type { OrganisationSettings } from '#house/organisation/organisation.server';
import { paperCode } from '#house/paper/paper-code.server';
import { paperAddress } from '#house/paper/paper-words.rules';
import { feeReceiptPaper } from '#features/academy/fee-receipt/fee-receipt.server';
import { paymentPaper } from '#features/counter/payment/payment-paper.server';
import type { DebtKind } from '#features/ledger/counter-payment/counter-payment.contract';
import { receipts as invoiceReceipts } from '#features/shop/invoice-receipt/invoice-receipt.server';
import { serviceReceiptPaper } from '#features/shop/service-receipt/service-receipt.server';
import type { RecordFacts } from './compose.server';
import { type Paid, paidRows } from './paid.server';
import { customersWhere, type Person, studentsWhere, type Writer } from './person.server';
import type { Happened } from './happened.server';

/** The payments of the last two hours since receipts are written automatically; for an older one it would be too late. */
export async function receiptsSince(writer: Writer, settings: OrganisationSettings, since: Date): Promise<Happened[]> {
  const paid = await askPrepared<Paid>(
    writer.db,
    paidRows(
      writer,
      sql`r."createdAt" >= ${since} and r."createdAt" > ${writer.now}::timestamptz - interval '2 hours' and r."createdAt" <= ${writer.now}`,
    ),
  );
  const people = await peopleOf(writer, paid);
  return paid.flatMap((one) => {
    const person = people.get(one.studentID ?? one.customerID ?? '');
    return person ? [{ key: one.recordID, person, facts: () => paidFacts(writer, settings, one) }] : [];
  });
}

/** The facts of a payment for the text of its receipt. */
export async function paidFacts(writer: Writer, settings: OrganisationSettings, paid: Paid): Promise<RecordFacts> {
  const { amount, receiptNos, date, number } = paid;
  const link = await paidLink(writer, settings, paid);
  return { amount, receiptNos, date, ...(number === null ? {} : { number }), ...(link === undefined ? {} : { link }) };
}

async function peopleOf(writer: Writer, paid: readonly Paid[]): Promise<ReadonlyMap<string, Person>> {
  const among = (ids: readonly (string | null)[]) => [sql`t._id = any(${ids.filter((id) => id !== null)}::uuid[])`];
  const students = await studentsWhere(writer, among(paid.map(({ studentID }) => studentID)));
  const customers = await customersWhere(writer, among(paid.map(({ customerID }) => customerID)));
  return new Map([...students, ...customers].map((person) => [person._id, person]));
}

const papers: Readonly<Record<DebtKind, { readonly letter: string }>> = {
  fee: feeReceiptPaper,
  service: serviceReceiptPaper,
  invoice: invoiceReceipts.paper,
};

/** The address where anybody can see what was paid, by its code (PU6); undefined if nobody could reach it, or codes are off. */
async function paidLink(
  writer: Writer,
  settings: OrganisationSettings,
  { recordID: _id, number, receiptNos, of }: Paid,
): Promise<string | undefined> {
  const paper = number === null ? { ...papers[of], number: receiptNos[0] ?? 0 } : { ...paymentPaper, number };
  const code = await paperCode(writer, { letter: paper.letter, number: paper.number, addition: '', _id, of: '' });
  return code === null ? undefined : paperAddress(settings, code);
}
