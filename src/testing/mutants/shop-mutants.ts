import type { Mutant } from './mutant';

/** Mistakes in stock, invoices and reports. */
export const shopMutants: readonly Mutant[] = [
  {
    does: 'a sale takes more than is in stock',
    file: 'src/features/shop/stock/stock.rules.ts',
    find: 'if (wanted <= quantityInStock)',
    by: 'if (wanted <= quantityInStock + 1)',
  },
  {
    does: 'two rows of one item are counted by themselves',
    file: 'src/features/shop/stock/stock.rules.ts',
    find: 'pieces.set(itemID, (pieces.get(itemID) ?? 0) + Quantity)',
    by: 'pieces.set(itemID, Quantity)',
  },
  {
    does: 'a voided invoice leaves its goods sold',
    file: 'src/features/shop/invoice/invoice.server.ts',
    find: "  await moveStock(call, taken, { kind: 'void', source: from(stored) });\n",
    by: '',
  },
  {
    does: 'an invoice with receipts is voided',
    file: 'src/features/ledger/debt/live-receipts.server.ts',
    find: 'if (count > 0) refuseConflict',
    by: 'if (count < 0) refuseConflict',
    near: ['src/features/shop/invoice/invoice.server.test.ts'],
  },
  {
    does: 'a discount larger than the sub-total is taken',
    file: 'src/features/shop/invoice/discount.rules.ts',
    find: 'discount > subTotal ?',
    by: 'discount > subTotal + 1 ?',
  },
  {
    does: 'a total is what its rows come to, without the discount',
    file: 'src/features/shop/invoice/invoice.rules.ts',
    find: 'Total: minus(subTotal, discount)',
    by: 'Total: subTotal',
  },
  {
    does: 'a walk-in customer pays a part',
    file: 'src/features/shop/invoice/invoice.rules.ts',
    find: 'if (!customerID && paid !== Total)',
    by: 'if (!customerID && paid > Total)',
  },
  {
    does: 'an edited invoice costs less than is paid',
    file: 'src/features/shop/invoice/invoice.rules.ts',
    find: 'if (Total >= paid) return undefined;',
    by: 'if (Total >= 0) return undefined;',
  },
  {
    does: 'a purchase brings one piece less',
    file: 'src/features/shop/purchase/purchase.server.ts',
    find: 'new Map([[sent.itemID, sent.Quantity]])',
    by: 'new Map([[sent.itemID, sent.Quantity - 1]])',
  },
  {
    does: 'a voided purchase leaves its posting',
    file: 'src/features/shop/purchase/purchase.server.ts',
    find: '    if (stored.Amount > 0) await unpost(call, stored._id, reason);\n',
    by: '',
  },
  {
    does: 'the customer report counts voided invoices',
    file: 'src/features/reports/customer-report/customer-report.server.ts',
    find: ' and i."voidedAt" is null',
    by: '',
  },
  {
    does: 'the sales report shows voided invoices',
    file: 'src/features/reports/sales-report/sales-report.server.ts',
    find: ' and t."voidedAt" is null',
    by: '',
  },
  {
    does: 'the service report shows voided services',
    file: 'src/features/reports/service-report/service-report.server.ts',
    find: ' and t."voidedAt" is null',
    by: '',
  },
  {
    does: 'the report of sold-out goods shows those in stock',
    file: 'src/features/reports/stock-report/stock-report.server.ts',
    find: 'sql`t."quantityInStock" > 0`',
    by: 'sql`t."quantityInStock" >= 0`',
    near: ['src/features/reports/sales-report/sales-report.server.test.ts'],
  },
  {
    does: 'an unpaid service is finished before it is printed',
    file: 'src/features/shop/service/service.rules.ts',
    find: "(!isPrinted(workType) || prductionStatus === 'done')",
    by: "(isPrinted(workType) || prductionStatus === 'done')",
  },
];
