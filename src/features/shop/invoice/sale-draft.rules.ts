import { t } from '#kit/contract/language';
import { type Money, readTyped } from '#kit/contract/money';
import { allAsSent } from '#kit/contract/as-sent';
import { writtenWhole } from '#kit/contract/written-number';
import { type Errors, parseAs } from '#kit/contract/parse';
import { noMoney, timesWithin } from '#kit/rules/money';
import { type Held, piecesByItem, shortageProblem } from '#features/shop/stock/stock.rules';
import { invoice } from './invoice.contract';
import { leftToPay } from '#features/ledger/debt/debt.rules';
import { isWallet } from '#features/ledger/payment/payment.rules';
import { paymentProblems, rowProblems, type SaleRow, type SaleTotals, saleTotals } from './invoice.rules';
import { saleFields } from './sale.contract';

/** A row as typed. */
export interface DraftRow {
  readonly key: string;
  readonly itemID: string;
  readonly Quantity: string;
  readonly Price: string;
}

/** The goods and the customer, as typed. */
export interface Goods {
  readonly customerID: string;
  readonly rows: readonly DraftRow[];
  readonly discount: string;
  readonly note: string;
}

/** A sale as typed. */
export interface SaleDraft extends Goods {
  /** The key by which a sale sent again after a lost answer is recognised as the same. */
  readonly key: string;
  readonly isReceipt: boolean;
  /** Undefined for everything that is to be paid. */
  readonly amountPaid: string | undefined;
  readonly paymentMethod: string;
  /** Empty for the usual account of the way of paying. */
  readonly accountID?: string;
  /** The due day of what is left; empty for the usual one. */
  readonly dueDate?: string;
  readonly phonePaid: string;
  /** Undefined for the organisation's. */
  readonly phoneReceipt: string | undefined;
}

/** The known facts of the chosen items, by id. */
export type HeldItems = ReadonlyMap<string, Held>;

export const emptyRow = (key: string): DraftRow => ({ key, itemID: '', Quantity: '1', Price: '' });

export function emptyDraft(key: string): SaleDraft {
  return {
    key,
    customerID: '',
    rows: [emptyRow(`${key}-1`)],
    discount: '0',
    note: '',
    isReceipt: true,
    amountPaid: undefined,
    paymentMethod: 'cash',
    phonePaid: '',
    phoneReceipt: undefined,
  };
}

/** The rows that are filled in, without untouched ones. */
function saidRows(rows: readonly DraftRow[]): readonly DraftRow[] {
  const { Quantity: untouched } = emptyRow('');
  return rows.filter(({ itemID, Price, Quantity }) => itemID !== '' || Price !== '' || Quantity !== untouched);
}

/** A row as far as it can be read; undefined while its quantity or its price is missing or wrong. */
function readRow({ itemID, Quantity, Price }: DraftRow): SaleRow | undefined {
  const price = readTyped(Price);
  const pieces = writtenWhole(Quantity);
  return price === undefined || !/^\d{1,7}$/.test(pieces)
    ? undefined
    : { itemID, Quantity: Number(pieces), Price: price };
}

/** The total of a row; undefined while the row is incomplete. */
export function rowAmount(row: DraftRow): Money | undefined {
  const read = readRow(row);
  return read && timesWithin(read.Price, read.Quantity);
}

/** The total so far: incomplete rows and an invalid discount count as zero, and one that is too large leaves nothing to pay. */
export function totalsSoFar({ rows, discount }: Pick<Goods, 'rows' | 'discount'>): SaleTotals {
  const complete = rows.flatMap((row) => readRow(row) ?? []);
  const { subTotal, Total } = saleTotals(complete, readTyped(discount) ?? noMoney);
  return { subTotal, Total: Total > noMoney ? Total : noMoney };
}

/** Why the stock is not sufficient for a sale, by the path of the row's quantity. */
export function shortages(rows: readonly SaleRow[], held: HeldItems): Errors {
  const wanted = piecesByItem(rows);
  return Object.fromEntries(
    rows.flatMap(({ itemID }, index) => {
      const item = held.get(itemID);
      const problem = item && shortageProblem(item, wanted.get(itemID) ?? 0);
      return problem === undefined ? [] : [[`items.${index}.Quantity`, problem]];
    }),
  );
}

/** Errors of rows by the rows' own keys: `<key>.Quantity`. */
export function byRow(errors: Errors, rows: readonly DraftRow[]): Errors {
  const said = saidRows(rows);
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [, index = '', name = ''] = /^items\.(\d+)(?:\.(\w+))?$/.exec(path) ?? [];
      const row = said[Number(index)];
      return [index !== '' && row ? `${row.key}.${name || 'itemID'}` : path, message];
    }),
  );
}

/** The goods as they are sent, checked; errors by field and row. */
export function readGoods(goods: Goods, held: HeldItems) {
  const rows = saidRows(goods.rows);
  const typed = {
    customerID: goods.customerID,
    items: rows.map(({ itemID, Quantity, Price }) => ({ itemID, Quantity: Quantity.trim(), Price: Price.trim() })),
    discount: goods.discount.trim(),
    note: goods.note.trim(),
  };
  const parsed = parseAs(invoice.fields, allAsSent(invoice.fields, typed));
  const errors = { ...problemsSoFar(goods, held), ...(parsed.ok ? {} : parsed.errors) };
  return { errors: byRow(errors, goods.rows), goods: parsed.ok ? parsed.value : undefined };
}

/** Problems of what can be read so far; the sum and its discount are judged once all rows are complete. */
function problemsSoFar({ rows, discount }: Goods, held: HeldItems): Errors {
  const read = saidRows(rows).map((row) => readRow(row) ?? { itemID: row.itemID, Quantity: 0, Price: noMoney });
  const isComplete = saidRows(rows).every((row) => readRow(row) !== undefined);
  return { ...shortages(read, held), ...(isComplete ? rowProblems(read, readTyped(discount) ?? noMoney) : {}) };
}

/** The typed values of the goods, by the paths of its errors. */
export function typedGoods({ rows, discount, customerID, note }: Goods) {
  const figures = rows.map(({ key, Quantity, Price }) => ({ [`${key}.Quantity`]: Quantity, [`${key}.Price`]: Price }));
  const items = rows.map(({ key, itemID }) => ({ [`${key}.itemID`]: itemID }));
  return {
    numbers: Object.assign({ discount }, ...figures),
    others: Object.assign({ customerID, note }, ...items),
  };
}

/** The typed values of a sale, by the paths of its errors. */
export function typedSale(draft: SaleDraft) {
  const { numbers, others } = typedGoods(draft);
  const { amountPaid, paymentMethod, dueDate, phonePaid, phoneReceipt } = draft;
  return {
    numbers: { ...numbers, amountPaid },
    others: { ...others, paymentMethod, dueDate, phonePaid, phoneReceipt },
  };
}

/** The amount paid at once: the typed one, or everything that is to be paid. */
export function paidNow({ isReceipt, amountPaid, ...goods }: SaleDraft): Money {
  if (!isReceipt) return noMoney;
  return amountPaid === undefined ? totalsSoFar(goods).Total : (readTyped(amountPaid) ?? noMoney);
}

/** The amount that is left as due; 0 where the amount paid is too large, which is refused. */
export function leftAsDue(draft: SaleDraft): Money {
  const { Total } = totalsSoFar(draft);
  const paid = paidNow(draft);
  return paid < Total ? leftToPay(Total, paid) : noMoney;
}

/** Whether goods are given away: nothing is to be paid for them, and their discount is no mistake. */
export function isGiven({ rows, discount }: Pick<Goods, 'rows' | 'discount'>): boolean {
  const { subTotal, Total } = totalsSoFar({ rows, discount });
  return Total === 0 && rows.some(({ Price }) => Price !== '') && (readTyped(discount) ?? noMoney) <= subTotal;
}

/** The payment as it is sent, checked against the total of the goods. */
export function readPayment(draft: SaleDraft, phone: string) {
  const { items: _items, discount: _discount, note: _note, date: _date, ...fields } = saleFields;
  const { Total } = totalsSoFar(draft);
  const paysNow = draft.isReceipt && Total > 0;
  const phones = paysNow && isWallet(draft.paymentMethod);
  const phonePaid = draft.phonePaid.trim();
  const typed = {
    customerID: draft.customerID,
    isReceipt: draft.isReceipt,
    ...(paysNow
      ? {
          amountPaid: (draft.amountPaid ?? String(Total)).trim(),
          paymentMethod: draft.paymentMethod,
          ...(draft.accountID ? { accountID: draft.accountID } : {}),
        }
      : {}),
    ...(draft.customerID !== '' && draft.dueDate ? { dueDate: draft.dueDate } : {}),
    ...(phones ? { phonePaid, phoneReceipt: (draft.phoneReceipt ?? phone).trim() } : {}),
  };
  const parsed = parseAs(fields, allAsSent(fields, typed));
  const unknown: Errors = phones && phonePaid === '' ? { phonePaid: t('Enter phone paid') } : {};
  const { customerID, isReceipt } = draft;
  const problems = paymentProblems({ customerID, isReceipt, amountPaid: paysNow ? paidNow(draft) : undefined }, Total);
  return {
    errors: { ...problems, ...unknown, ...(parsed.ok ? {} : parsed.errors) },
    payment: parsed.ok ? parsed.value : undefined,
  };
}
