import { live, sum } from './kept';
import { type Debt, type Invoice, type Receipt, type World } from './world';

/** The kinds of debts, by what their receipts and the counter call them; the receipts of a payment are in this order. */
export const debtKinds = ['fee', 'service', 'invoice'] as const;

/** Which kind a debt is of. */
export function kindOf(of: Debt): (typeof debtKinds)[number] {
  if ('seat' in of) return 'fee';
  return 'cents' in of ? 'service' : 'invoice';
}

/** All receipts, those of fees first, then of services and invoices. */
export const receiptsOfAll = ({ feeReceipts, serviceReceipts, invoiceReceipts }: World): readonly Receipt[] => [
  ...feeReceipts,
  ...serviceReceipts,
  ...invoiceReceipts,
];

export const notesOf = ({ notes }: World, of: Debt) => live(notes).filter((one) => one.of === of);
/** The sum of live receipts, less what live credit notes gave back (DE2). */
export const paidOn = (world: World, of: Debt) =>
  sum(live(receiptsOfAll(world).filter((one) => one.of === of)).map(({ cents }) => cents)) -
  sum(notesOf(world, of).map(({ returned }) => returned));
/** The sum that credit notes took off. */
export const takenOff = (world: World, of: Debt) =>
  sum(notesOf(world, of).map(({ lowered, returned }) => lowered + returned));
/** The amount charged for a debt, and the amount owed after credit notes. */
export const chargedFor = (of: Debt) => ('cents' in of ? of.cents : totalOf(of));
export const owedFor = (world: World, of: Debt) => chargedFor(of) - takenOff(world, of);
export const totalOf = ({ pieces, price, discount }: Pick<Invoice, 'pieces' | 'price' | 'discount'>) =>
  sum(pieces) * price - discount;
