import { choice, list, ref } from '#kit/contract/fields-choice';
import { flag, money, whole } from '#kit/contract/fields-number';
import { date, text } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Draft, FormRules } from '#kit/web/form/form-rules';
import { type Organisation, todayAt } from '#kit/web/organisation';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { creditKinds } from './credit-note.contract';
import { noteErrors } from './credit-note.rules';
import { NoteLines } from './NoteLines';

/** A debt that something is taken off, as the opener of the form knows it. */
export interface Credited {
  /** Names the debt: `{ feeID: … }`. */
  readonly named: Readonly<Record<string, string>>;
  /** Its name and person, in the current language. */
  readonly called: string;
  readonly balance: Money;
  /** False for a walk-in customer, whose money goes back at once. */
  readonly isKnown: boolean;
  /** The goods of an invoice. */
  readonly goods?: readonly { readonly _id: string; readonly itemName: string }[];
}

/** The fields of a credit note: the goods of an invoice by name, or an amount. */
export function noteFields({ goods = [] }: Credited) {
  const sold = Object.fromEntries(goods.map(({ _id, itemName }) => [_id, itemName]));
  return {
    what: choice('Take off', { goods: words('Goods that come back'), amount: words('An amount') }),
    items: list(
      'Items',
      {
        itemID: choice('Item', sold, { required: 'Please select item' }),
        Quantity: whole('Quantity', { required: 'Enter quantity', min: 1, max: 1_000_000 }),
        restock: flag('Back in stock', { initial: true }),
      },
      { initial: [], add: 'Add item' },
    ),
    creditKind: choice('Type', creditKinds),
    amount: money('Amount'),
    reason: text('Reason', { required: 'Enter reason', max: 255 }),
    date: date('Date'),
    refundAccountID: ref('Paid back from', () => moneyAccount, {
      help: 'Without an account, what was paid becomes credit',
    }),
  };
}

type Fields = ReturnType<typeof noteFields>;

/** The body that is sent for the typed values. */
export function noteBody({ named }: Credited, { what: _what, ...values }: Draft<Fields>) {
  return { ...named, ...values };
}

interface Facts {
  readonly organisation: Organisation;
  readonly reasons: readonly string[];
  /** Whether money may be paid back. */
  readonly mayGive: boolean;
}

export function noteRules(of: Credited, { organisation, reasons, mayGive }: Facts): FormRules<Fields> {
  const isSold = (of.goods ?? []).length > 0;
  const ofGoods = ({ what }: Draft<Fields>) => isSold && what === 'goods';
  return {
    when: {
      what: () => isSold,
      items: ofGoods,
      creditKind: (values) => !ofGoods(values),
      amount: (values) => !ofGoods(values),
      refundAccountID: () => mayGive,
    },
    required: {
      creditKind: () => words('Select type'),
      amount: () => words('Enter amount'),
      ...(of.isKnown ? {} : { refundAccountID: () => words('Choose where the money comes from') }),
    },
    start: () => ({ what: isSold ? 'goods' : 'amount', date: todayAt(organisation) }),
    narrow: { refundAccountID: () => ({ isActive: 1 }) },
    suggestions: { reason: reasons },
    problems: (values) => noteErrors(noteBody(of, values), todayAt(organisation)),
    extra: (values) => <NoteLines before={of.balance} body={askedOf(of, values)} />,
  };
}

/** The body of the preview, as soon as the amount is known; what is not typed yet is filled in. */
function askedOf(of: Credited, values: Draft<Fields>): object | undefined {
  const { items = [], amount } = values;
  if (items.length === 0 && (amount ?? 0) <= 0) return undefined;
  const body = noteBody(of, values);
  return { ...body, creditKind: values.creditKind ?? 'other', reason: values.reason ?? '–' };
}
