import { entities } from '#app/entities';
import type { Brand } from '#house/brand/brand.contract';
import type { Entity } from '#kit/contract/entity';
import type { Field, Fields } from '#kit/contract/field';
import { newId } from '#kit/server/id';
import { fitting, taken } from './example-bodies';
import { exampleValue, knownNumber, nobody } from './example-values';
import { entitiesStrangeTo } from './strange-to';
import type { TestApp } from './test-app';

type Body = Readonly<Record<string, unknown>>;

/** One record of every entity that can be made yet, and how to make another. */
export interface Examples {
  /** Ids by table, and by `table [condition]` where a table holds several kinds. */
  readonly ids: ReadonlyMap<string, string>;
  /** What made each record, by table. */
  readonly bodies: ReadonlyMap<string, Body>;
  /** A body that makes another record of an entity. */
  readonly bodyOf: (of: Entity) => Record<string, unknown>;
  /** Entities of which none could be made, and the error. */
  readonly refused: ReadonlyMap<string, string>;
}

/**
 * What a text of a record has instead of an example's words: `name` is the field's own, or `feeItems.feeName` in a row of a list. A field
 * that has a wording is filled though it could be left out.
 */
export type Wording = (of: Entity, name: string, field: Field) => string | undefined;

export const everyEntity: readonly Entity[] = Object.values(entities);

const oneDebt = { feeID: undefined, serviceID: undefined, refundAccountID: undefined };

/** Where other records must be named that no field requires: what names them. */
const naming: Readonly<Record<string, (idOf: (table: string) => string | undefined) => Body>> = {
  invoice: (idOf) => ({
    customerID: idOf('customer'),
    items: [{ itemID: idOf('stock_item'), Quantity: 1, Price: 20 }],
    discount: 0,
    isReceipt: false,
  }),
  // From the example to the cash box that is there from the beginning.
  transfer: (idOf) => ({ toID: idOf(firstAccount) }),
  // An account that no other example uses: what is counted takes nothing of an earlier day.
  day_close: (idOf) => ({ accountID: idOf(quietAccount), counted: 5, leave: 1, moveToID: idOf('money_account') }),
  invoice_receipt: (idOf) => ({ customerID: idOf('customer'), amountPaid: 1 }),
  // Marked by assessments, while the other subject is marked by hand.
  assessment: (idOf) => ({ subjectID: idOf(assessedSubject) }),
  stock_item: () => ({ barcode: `EX-${made}` }),
  // Money ahead, of which a part goes back.
  payment: (idOf) => ({
    customerID: idOf('customer'),
    payments: [{ accountID: idOf(firstAccount), amount: 20 }],
    keepRest: true,
  }),
  // Of one debt alone.
  credit_note: (idOf) => ({ ...oneDebt, invoiceID: idOf('invoice'), creditKind: 'other', amount: 1 }),
  // About one person, who need not have said anything.
  follow_up: (idOf) => ({ ...nobody, customerID: idOf('customer'), outcome: 'noAnswer' }),
  message: (idOf) => ({ customerIDs: [idOf('customer')], channel: 'whatsapp', text: 'An example' }),
  // Each of another amount, since a message that is there already is not made again.
  wallet_message: (idOf) => ({
    accountID: idOf(wallet),
    text: `[-EVCPlus-] waxaad $${made} ka heshay 0615550101, Tar: 23/11/26 10:32:05 haraagagu waa $${made}`,
  }),
  wallet_pattern: () => ({ pattern: `Example ${made}: received {amount} of {name}.` }),
  credit: (idOf) => ({ customerID: idOf('customer'), amount: 1, accountID: idOf(firstAccount), reason: 'An example' }),
};

/** The account of cash that no example made. */
const firstAccount = 'money_account [first]';

/** The account of other payments, in which no example has money. */
const quietAccount = 'money_account [quiet]';

/** A second subject of the course. */
const assessedSubject = 'subject [assessed]';

/** A wallet that is there from the beginning. */
const wallet = 'money_account [wallet]';

/** Where a record is made by another call than its own path's POST. */
const makers: Readonly<Record<string, string>> = {
  invoice: 'invoice/customInvoice',
  payment: 'counter',
  credit: 'credit/refund',
  message: 'message/send',
};

/** The path of the POST that makes a record. */
export function makerOf({ table, path }: Entity): string {
  return makers[table] ?? path;
}

/** Kinds of one table that permissions tell apart. */
const kinds: readonly { table: string; condition: string; fields: Body }[] = [
  {
    table: 'money_transaction',
    condition: '[transectionType=income]',
    fields: { transectionType: 'income', type: 'service income' },
  },
  {
    table: 'money_transaction',
    condition: '[transectionType=expense]',
    fields: { transectionType: 'expense', type: 'rent' },
  },
];

let made = 0;

/** Makes one record of each entity, in the order in which they refer to each other; of `below` alone, of what one of it is made of. */
export async function makeExamples(
  app: Pick<TestApp, 'call'>,
  token: string,
  brand: Brand,
  { below, wording = () => undefined }: { readonly below?: Entity; readonly wording?: Wording } = {},
): Promise<Examples> {
  const parts = below && partsOf(below);
  const strange = entitiesStrangeTo(brand);
  const wanted = everyEntity.filter((of) => !strange.has(of) && (!parts || parts.has(of.table)));
  const ids = new Map<string, string>();
  const bodies = new Map<string, Body>();
  const refused = new Map<string, string>();
  const bodyOf = (of: Entity) => exampleBody(of, ids, wording);
  const make = async (of: Entity, key: string, body: Body) => {
    const answer = await app.call('POST', makerOf(of), { token, brand, body });
    const info = Array.isArray(answer.body?.info) ? answer.body.info[0] : answer.body?.info;
    if (answer.status === 200 && typeof info?._id === 'string') {
      refused.delete(key);
      ids.set(key, info._id);
      bodies.set(key, body);
    } else refused.set(key, `${answer.status} ${answer.text}`);
  };
  const first = (await app.call('GET', 'account?page=1&isDefault=1&paymentMethod=cash', { token, brand })).body?.[0]
    ?._id;
  if (typeof first === 'string') ids.set(firstAccount, first);
  const quiet = (await app.call('GET', 'account?page=1&isDefault=1&paymentMethod=others', { token, brand })).body?.[0]
    ?._id;
  if (typeof quiet === 'string') ids.set(quietAccount, quiet);
  const evc = (await app.call('GET', 'account?page=1&isDefault=1&kind=wallet', { token, brand })).body?.[0]?._id;
  if (typeof evc === 'string') ids.set(wallet, evc);
  for (let before = -1; before !== ids.size; ) {
    before = ids.size;
    for (const of of wanted)
      if (!ids.has(of.table) && needs(of).every((table) => ids.has(table))) {
        await make(of, of.table, bodyOf(of));
        if (of.table === 'subject' && ids.has(of.table))
          await make(
            of,
            assessedSubject,
            exampleBody(of, ids, () => undefined),
          );
      }
  }
  for (const { table, condition, fields } of kinds) {
    const of = wanted.find((one) => one.table === table);
    if (of) await make(of, `${table} ${condition}`, { ...bodyOf(of), ...fields });
  }
  const receipt = ids.get('fee_receipt');
  if (receipt) ids.set('fee_receipt [feeID]', receipt);
  const ofInvoice = ids.get('invoice_receipt');
  // Both kinds are under one path, by whose first table they are looked up.
  if (ofInvoice) ids.set('fee_receipt [invoiceID]', ofInvoice);
  return { ids, bodies, bodyOf, refused };
}

/** The records that must be there besides those that a record names. */
const presumed: Readonly<Record<string, readonly string[]>> = {
  fee: ['enrollment'],
  mark: ['enrollment'],
  score: ['enrollment'],
  attendance: ['enrollment'],
  certificate: ['enrollment'],
  complaint: ['enrollment'],
  // Only what was paid ahead is given back.
  credit: ['payment'],
};

/** The tables of what an example of an entity is made of, however far down. */
function partsOf(of: Entity): ReadonlySet<string> {
  const parts = new Set<string>();
  const add = (one: Entity) => {
    const named = Object.values(one.fields).flatMap(({ to }) => (to ? [to().table] : []));
    naming[one.table]?.((table) => void named.push(table));
    for (const table of [...named, ...(presumed[one.table] ?? [])]) {
      const part = everyEntity.find((entity) => entity.table === table);
      if (!part || part === of || parts.has(table)) continue;
      parts.add(table);
      add(part);
    }
  };
  add(of);
  return parts;
}

/** Tables that a record cannot be without. */
function needs(of: Entity): string[] {
  return Object.values(of.fields).flatMap((field) =>
    field.to && field.required !== undefined ? [field.to().table] : [],
  );
}

function exampleBody(of: Entity, ids: ReadonlyMap<string, string>, wording: Wording): Record<string, unknown> {
  made++;
  const fields = exampleFields(of, '', of.fields, ids, wording);
  const single: Body = {
    _id: newId(),
    ...Object.fromEntries(fields),
    ...fitting[of.table],
    ...naming[of.table]?.((table) => ids.get(table)),
  };
  const whole = { ...single, ...(of.table === 'payroll' ? { employee: [single.employeeID] } : {}) };
  const names = taken[of.table];
  return names ? Object.fromEntries(Object.entries(whole).filter(([name]) => names.includes(name))) : whole;
}

function exampleFields(
  of: Entity,
  within: string,
  fields: Fields,
  ids: ReadonlyMap<string, string>,
  wording: Wording,
): [string, unknown][] {
  return Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const path = `${within}${name}`;
    const value =
      wordedValue(of, path, field, ids, wording) ?? knownNumber(of, path, made) ?? exampleValue(field, ids, made);
    return value === undefined ? [] : [[name, value]];
  });
}

/** The value of a text that is worded, or of a list with a row in which something is. */
function wordedValue(
  of: Entity,
  name: string,
  field: Field,
  ids: ReadonlyMap<string, string>,
  wording: Wording,
): unknown {
  if (field.kind === 'text' || field.kind === 'note') return wording(of, name, field);
  const { items = {} } = field;
  const isWorded = Object.entries(items).some(
    ([inner, item]) => wordedValue(of, `${name}.${inner}`, item, ids, wording) !== undefined,
  );
  return isWorded ? [Object.fromEntries(exampleFields(of, `${name}.`, items, ids, wording))] : undefined;
}
