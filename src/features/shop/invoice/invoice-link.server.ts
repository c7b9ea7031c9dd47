import { sql } from 'kysely';
import type { Got } from '#kit/contract/entity';
import { language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { dayIn } from '#kit/rules/calendar';
import { noMoney, showMoney } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import type { Call } from '#kit/server/call';
import { PrintedA4 } from '#kit/server/pdf/Printed.pdf';
import { readRecords } from '#kit/server/read/send';
import { refuseMissing } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { debtsFeature } from '#features/ledger/debt/debts-feature.contract';
import { sumsBefore } from '#features/ledger/debt/slip.rules';
import type { LinkedDocument, LinkedTold } from '#house/link/linked-document.server';
import { buyerName } from './buyer.rules';
import { invoicePrinted } from './invoice-print.rules';
import { invoice } from './invoice.contract';

type Invoice = Got<typeof invoice>;

async function sold(call: Call, id: string): Promise<Invoice> {
  const [found = refuseMissing()] = await readRecords(call, invoice, [id]);
  return found;
}

function dayOf(call: Call, { date, createdAt }: Invoice): string {
  return dayIn(call.house.timeZone, new Date(date ?? createdAt));
}

/** An invoice for everybody who has its link: without phones, and without the seller (PU7). */
export const invoiceLink: LinkedDocument = {
  kind: 'invoice',
  feature: debtsFeature,
  days: 365,
  isThere: (call, id) =>
    sql`exists (select 1 from ${tableOf(call, invoice.table)} d where d._id = ${id} and d."voidedAt" is null)`,
  tell: async (call, id, currencySign) => {
    const found = await sold(call, id);
    return told(found, dayOf(call, found), (amount) => showMoney(amount, currencySign, language()));
  },
  print: async (call, id, house) => {
    const found = await sold(call, id);
    const buyer = { name: buyerName(found), lines: [] };
    const printed = invoicePrinted({ sold: { ...found, userID: null }, buyer }, house);
    return { document: PrintedA4({ house, printed }), file: printed.file };
  },
  shown: async (call, id) => {
    const { _id, invoiceNumber, customerID } = await sold(call, id);
    return { entity: invoice, _id, number: invoiceNumber, name: customerID?.name ?? null };
  },
};

function told(found: Invoice, day: string, shown: (amount: Money) => string): LinkedTold {
  const { invoiceNumber, items, balance, dueDate, Total, amountPaid, note } = found;
  const owed = balance > noMoney;
  return {
    state: owed ? 'owed' : 'settled',
    facts: [
      { label: t('Balance'), value: shown(balance) },
      ...(owed && dueDate !== null ? [{ label: t('Due date'), value: shownDay(dueDate) }] : []),
      { label: t('Invoice no'), value: String(invoiceNumber) },
      { label: t('Date'), value: shownDay(day) },
      { label: t('To'), value: buyerName(found) },
      ...(note === null ? [] : [{ label: t('Note'), value: note }]),
    ],
    document: {
      columns: [t('Item'), t('Quantity'), t('Price'), t('Amount')],
      rows: items.map(({ itemID, Quantity, Price, Amount }) => [
        itemID.itemName,
        String(Quantity),
        shown(Price),
        shown(Amount),
      ]),
      sums: [
        ...sumsBefore(found).map(([label, amount]) => ({ label, value: shown(amount) })),
        { label: t('Total'), value: shown(Total) },
        { label: t('Amount paid'), value: shown(amountPaid) },
        { label: t('Balance'), value: shown(balance) },
      ],
    },
    toPay: balance,
  };
}
