import type { Voidable } from './kept';
import type { Handed } from './second';

/** What the product should hold of one brand, in whole cents and pieces, kept by nothing but additions. */
export interface World {
  readonly brand: 'academy' | 'decoration';
  /** The organisation's day, and up to which its books are closed. */
  day: string;
  closedUpTo: string | null;
  /** The last number given of each kind. */
  readonly last: Record<
    | 'fee'
    | 'feeReceipt'
    | 'invoice'
    | 'invoiceReceipt'
    | 'serviceReceipt'
    | 'payroll'
    | 'posting'
    | 'transfer'
    | 'close'
    | 'payment'
    | 'credit'
    | 'creditNote',
    number
  >;
  readonly places: readonly { readonly _id: string; readonly courseID: string }[];
  readonly students: readonly string[];
  /** Who pays at the counter: the academy's students, the shop's customers. */
  readonly payers: readonly Payer[];
  readonly employees: readonly { readonly _id: string; readonly salary: number }[];
  readonly suplierId: string;
  readonly items: Item[];
  seats: Seat[];
  readonly fees: Document[];
  readonly feeReceipts: Receipt[];
  readonly invoices: Invoice[];
  readonly invoiceReceipts: Receipt[];
  readonly services: Service[];
  readonly serviceReceipts: Receipt[];
  readonly purchases: Purchase[];
  readonly payrolls: Payroll[];
  entries: Entry[];
  readonly postings: Posting[];
  /** Cash boxes and a wallet, in which only what names them lands. */
  readonly boxes: readonly Box[];
  readonly transfers: Transfer[];
  readonly closes: Close[];
  readonly payments: Payment[];
  readonly credits: Credit[];
  readonly notes: Note[];
  /** What charges take off the fees of students from a given day, in the order in which it was granted (FE4). */
  readonly discounts: { readonly student: number; readonly hundredths: number; readonly since: string }[];
  /** Whether charges take what they can from credit. */
  usesCredit: boolean;
  /** How much of the second currency makes 1.00; 0 for none. */
  rate: number;
}

export interface Seat {
  readonly _id: string;
  readonly student: number;
  readonly place: number;
  readonly cents: number;
  active: boolean;
}
/** A debt that receipts pay off: its number is known before its id. */
export interface Document extends Voidable {
  readonly no: number;
  _id: string;
  /** What was charged. */
  cents: number;
  readonly made: string;
  readonly seat: Seat | undefined;
  readonly student: number;
  /** Of a monthly fee. */
  readonly month: string | undefined;
  /** What it is paid in, where it has a plan. */
  parts?: readonly number[] | undefined;
}
export interface Invoice extends Voidable {
  readonly no: number;
  readonly _id: string;
  /** None where anybody bought. */
  readonly buyer: Payer | undefined;
  /** Pieces of each item, each at `price`. */
  pieces: readonly number[];
  price: number;
  readonly discount: number;
  readonly made: string;
}
/** A job of a customer, of which there is one price. */
export interface Service extends Voidable {
  readonly _id: string;
  readonly buyer: Payer;
  /** What was charged. */
  cents: number;
  readonly made: string;
}
/** What is owed: by a student, or by a customer. */
export type Debt = Document | Invoice | Service;
export interface Receipt extends Voidable {
  readonly no: number;
  _id: string;
  readonly of: Debt;
  cents: number;
  date: string;
  /** The payment at the counter of which it is a part. */
  readonly payment?: Payment;
  /** Whether it was paid from credit. */
  readonly fromCredit?: boolean;
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
  /** The box in which the money is; the others are not followed. */
  readonly box?: Box;
  /** What a close has counted never moves, and is taken back at most once (AL8). */
  countedIn?: Close | undefined;
  takenBack?: boolean;
}
export interface Box {
  readonly _id: string;
  readonly kind: 'cash' | 'wallet';
}
export interface Transfer extends Voidable {
  readonly no: number;
  readonly _id: string;
  readonly from: Box;
  readonly to: Box;
  cents: number;
  fee: number;
  readonly date: string;
  /** The closes that counted its sides. */
  readonly countedIn: Map<Box, Close>;
}
export interface Close extends Voidable {
  readonly no: number;
  readonly _id: string;
  readonly box: Box;
  readonly date: string;
  readonly counted: number;
  readonly difference: number;
  /** At which rate notes of the second currency were counted; undefined without such notes. */
  readonly rate: number | undefined;
  reason: string | undefined;
  isSigned: boolean;
  /** The transfer of the rest right after it. */
  readonly float?: Transfer;
}
export interface Payer {
  readonly field: 'studentID' | 'customerID';
  readonly _id: string;
}
/** Money of a payment by the box in which it lands, how it was handed over, and the rate of the second currency. */
export interface PaidRow extends Handed {
  readonly box: Box;
  readonly cents: number;
  readonly rate: number;
}
/** What was taken at the counter at once. */
export interface Payment extends Voidable {
  readonly no: number;
  readonly _id: string;
  readonly date: string;
  readonly payer: Payer | undefined;
  readonly total: number;
  readonly used: number;
  readonly kept: number;
  readonly change: number;
  readonly sale: Invoice | undefined;
  readonly rows: readonly PaidRow[];
  /** How many receipts and advances it consists of. */
  readonly parts: number;
}
/** Money of a person that is not earned yet: it came in ahead, was used, or went back (CO12). */
export interface Credit extends Voidable {
  readonly no: number;
  _id: string;
  readonly payer: Payer;
  readonly kind: 'advance' | 'creditNote' | 'used' | 'refund';
  readonly cents: number;
  readonly date: string;
  /** The account that an advance was paid into or a refund was taken from. */
  readonly box?: Box;
  /** The payment, the receipt or the credit note that made it; none where a person gave it back. */
  readonly source?: Payment | Receipt | Note;
  countedIn?: Close | undefined;
}

/** What was taken off a debt: of what was open, and of what had been paid (DE4). */
export interface Note extends Voidable {
  readonly no: number;
  _id: string;
  readonly of: Debt;
  readonly lowered: number;
  readonly returned: number;
  readonly date: string;
  /** Where money was paid back from; without it, it is credit. */
  readonly box?: Box;
  /** Pieces of each item that came back, and whether they are sold again. */
  readonly pieces?: readonly number[];
  readonly restock?: boolean;
}

export const isClosed = ({ closedUpTo }: World, day: string) => closedUpTo !== null && day <= closedUpTo;
export const earned = ({ price, factor }: Pick<Entry, 'price' | 'factor'>) =>
  Math.floor((price * factor + 5_000) / 10_000);
export const heldBy = ({ entries }: World, payroll: Payroll) => entries.filter((one) => one.payroll === payroll);
