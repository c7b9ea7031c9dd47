import type { Edit, Got, Row } from '../../../kit/contract/entity';
import { counted, t } from '../../../kit/contract/language';
import { dayIn } from '../../../kit/rules/calendar';
import { minus } from '../../../kit/rules/money';
import type { Call, Route } from '../../../kit/server/call';
import { crud, editOf, idOf, saved } from '../../../kit/server/crud';
import { readRecords } from '../../../kit/server/read/send';
import { refuseConflict, refuseInvalid, refuseMissing } from '../../../kit/server/refusal';
import { change, find, lock, refuseVoided } from '../../../kit/server/write/change';
import { voidRecord } from '../../../kit/server/write/erase';
import { refuseClosed } from '../../finance/transaction/posting.server';
import { moveStock } from '../stock/movement.server';
import { differences, piecesByItem } from '../stock/stock.rules';
import { customInvoiceRoute, isPreview } from './custom-invoice.server';
import { invoice } from './invoice.contract';
import { debtProblem, noteProblem, rowProblems, saleTotals, totalProblem } from './invoice.rules';
import { invoicePdf } from './invoice-pdf.server';
import type { SalePreview } from './sale.contract';
import { lockSold } from './sold-items.server';
import { openFilter } from '../../finance/payment/open-filter.server';
import { liveReceipts, refuseWithReceipts } from '../../finance/receipt/live-receipts.server';

type Invoice = typeof invoice;

const from = ({ _id, invoiceNumber }: Row<Invoice>) => ({ kind: 'invoice', _id, number: invoiceNumber }) as const;

/** Items, discount, customer and note; what is paid comes from receipts (F7). Stock moves by the difference. */
async function edit(call: Call, id: string, values: Edit<Invoice>): Promise<Got<Invoice>> {
  const { stored, items, taken, subTotal } = await judge(call, id, values);
  await moveStock(call, differences(taken, piecesByItem(items)), { kind: 'edit', source: from(stored) });
  return change(call, invoice, id, { ...values, subTotal });
}

/** What an edit would make of the invoice that the call holds locked, or why it is refused; its items are locked. */
async function judge(call: Call, id: string, values: Edit<Invoice>) {
  const stored = await storedInvoice(call, id);
  const before = await rowsOf(call, id);
  const { items = before, discount = stored.discount, customerID = stored.customerID, note } = values;
  refuseInvalid(rowProblems(items, discount));
  const short = note === stored.note ? undefined : noteProblem(note);
  if (short !== undefined) refuseInvalid({ note: short });
  const { subTotal, Total } = saleTotals(items, discount);
  const receipts = await liveReceipts(call, 'invoice_receipt', id);
  if (customerID !== stored.customerID && receipts > 0)
    refuseConflict(t('This is fixed once a receipt exists'), 'customerID');
  refuseConflict(totalProblem(Total, stored.amountPaid), 'discount');
  refuseConflict(debtProblem(customerID, minus(Total, stored.amountPaid)), 'customerID');
  const taken = piecesByItem(before);
  const belowCost = await lockSold(call, items, taken);
  return { stored, items, taken, subTotal, Total, belowCost };
}

/** What an edit would come to; changes nothing. */
async function previewEdit(call: Call, body: unknown): Promise<{ status: true; message: string; info: SalePreview }> {
  const id = idOf(call, body);
  refuseVoided(await lock(call, invoice, id));
  const { subTotal, Total, belowCost } = await judge(call, id, editOf(invoice, body));
  return saved('', { subTotal, Total, belowCost });
}

function previewable(route: Route): Route {
  return {
    ...route,
    schema: { ...route.schema, query: ['preview'] },
    handle: (call, body) => (isPreview(call) ? previewEdit(call, body) : route.handle(call, body)),
  };
}

/** The stock comes back; an invoice with live receipts stays (R 5.2). */
async function remove(call: Call, id: string, reason: string | null): Promise<Got<Invoice>> {
  const stored = await storedInvoice(call, id);
  await refuseWithReceipts(call, 'invoice_receipt', id, (count) =>
    counted(
      count,
      'This invoice has {count} receipt: void it first',
      'This invoice has {count} receipts: void them first',
    ),
  );
  const taken = piecesByItem(await rowsOf(call, id));
  await moveStock(call, taken, { kind: 'void', source: from(stored) });
  return voidRecord(call, invoice, id, reason);
}

/** The invoice that the call holds locked; one dated in closed books stays as it is (D11). */
async function storedInvoice(call: Call, id: string): Promise<Row<Invoice>> {
  const stored: Row<Invoice> = (await find(call, invoice, id)) ?? refuseMissing();
  await refuseClosed(call, dayIn(call.house.timeZone, new Date(stored.date ?? stored.createdAt)));
  return stored;
}

async function rowsOf(call: Call, id: string) {
  const [read] = await readRecords(call, invoice, [id]);
  return (read?.items ?? []).map(({ itemID, Quantity, Price }) => ({ itemID: itemID._id, Quantity, Price }));
}

/** An invoice is made by the wizard's call alone. */
const records = crud(invoice, { optionFilters: openFilter('balance'), update: edit, remove })
  .filter(({ method }) => method !== 'POST')
  .map((route) => (route.method === 'PUT' ? previewable(route) : route));

export const invoiceRoutes: Route[] = [...records, customInvoiceRoute, invoicePdf];
