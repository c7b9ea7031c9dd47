/** What the product should hold of one brand, in whole cents and pieces, kept by nothing but additions. */
export interface World {
  readonly brand: 'academy' | 'decoration';
  /** The organisation's day, and up to which its books are closed. */
  day: string;
  closedUpTo: string | null;
  /** The last number given of each kind. */
  readonly last: Record<'fee' | 'feeReceipt' | 'invoice' | 'invoiceReceipt' | 'payroll' | 'posting', number>;
  readonly places: readonly { readonly _id: string; readonly courseID: string }[];
  readonly students: readonly string[];
  readonly employees: readonly { readonly _id: string; readonly salary: number }[];
  readonly customerID: string;
  readonly suplierId: string;
  readonly items: Item[];
  seats: Seat[];
  readonly fees: Document[];
  readonly feeReceipts: Receipt[];
  readonly invoices: Invoice[];
  readonly invoiceReceipts: Receipt[];
  readonly purchases: Purchase[];
  readonly payrolls: Payroll[];
  entries: Entry[];
  readonly postings: Posting[];
}

/** Whatever is voided, never erased. */
interface Voidable {
  live: boolean;
}
export interface Seat {
  readonly _id: string;
  readonly student: number;
  readonly place: number;
  readonly cents: number;
  active: boolean;
}
/** What receipts pay off: its number is known before its id. */
export interface Document extends Voidable {
  readonly no: number;
  _id: string;
  cents: number;
  readonly made: string;
  readonly seat: Seat | undefined;
  readonly student: number;
  /** Of a monthly fee. */
  readonly month: string | undefined;
}
export interface Invoice extends Voidable {
  readonly no: number;
  readonly _id: string;
  readonly known: boolean;
  /** Pieces of each item, each at `price`. */
  pieces: readonly number[];
  price: number;
  readonly discount: number;
  readonly made: string;
}
export interface Receipt extends Voidable {
  readonly no: number;
  readonly _id: string;
  readonly of: Document | Invoice;
  cents: number;
  date: string;
}
export interface Item {
  readonly _id: string;
  pieces: number;
  cost: number;
  price: number;
}
export interface Purchase extends Voidable {
  readonly _id: string;
  readonly item: number;
  pieces: number;
  cost: number;
  readonly price: number;
  readonly made: string;
}
export interface Payroll extends Voidable {
  readonly no: number;
  readonly _id: string;
  readonly employee: number;
  readonly feetype: 'salary' | 'commission' | 'others';
  readonly month: string;
  cents: number;
  readonly made: string;
  paidOn: string | undefined;
}
export interface Entry {
  readonly _id: string;
  readonly employee: number;
  readonly month: string;
  price: number;
  /** Ten-thousandths of the price. */
  readonly factor: number;
  payroll: Payroll | undefined;
}
export interface Posting extends Voidable {
  readonly no: number;
  _id: string;
  readonly side: 'income' | 'expense';
  readonly type: string;
  cents: number;
  date: string;
  /** Empty where a person entered it. */
  readonly source: object | undefined;
}

export const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);
export const live = <T extends Voidable>(list: readonly T[]) => list.filter((one) => one.live);
export const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)];
export const amount = (cents: number) => (cents / 100).toFixed(2);
/** One of two answers. */
export const either = (condition: boolean, yes: number, no: number) => (condition ? yes : no);
export const isClosed = ({ closedUpTo }: World, day: string) => closedUpTo !== null && day <= closedUpTo;
export const monthOf = (day: string) => day.slice(0, 7);
export const paidOn = ({ feeReceipts, invoiceReceipts }: World, of: Document | Invoice) =>
  sum(live([...feeReceipts, ...invoiceReceipts].filter((one) => one.of === of)).map(({ cents }) => cents));
export const totalOf = ({ pieces, price, discount }: Pick<Invoice, 'pieces' | 'price' | 'discount'>) =>
  sum(pieces) * price - discount;
export const earned = ({ price, factor }: Pick<Entry, 'price' | 'factor'>) =>
  Math.floor((price * factor + 5_000) / 10_000);
export const heldBy = ({ entries }: World, payroll: Payroll) => entries.filter((one) => one.payroll === payroll);

export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

/** Enters a document into the statement (R 5.1). */
export function post(
  world: World,
  { side, type, cents, date, source }: Pick<Posting, 'side' | 'type' | 'cents' | 'date' | 'source'>,
  _id = '',
): void {
  world.postings.push({ no: ++world.last.posting, _id, side, type, cents, date, source, live: true });
}

export function postingOf({ postings }: World, source: object): Posting {
  const found = postings.find((one) => one.source === source && one.live);
  if (!found) throw new Error('The model lost a posting');
  return found;
}
