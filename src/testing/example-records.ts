import { entities } from '#app/entities';
import type { Brand } from '#house/brand/brand.contract';
import type { Entity } from '#kit/contract/entity';
import type { Field, Fields } from '#kit/contract/field';
import { newId } from '#kit/server/id';
import { ownerPassword, type TestApp } from './test-app';

type Body = Readonly<Record<string, unknown>>;

/** One record of every entity that can be made yet, and how to make another. */
export interface Examples {
  /** Ids by table, and by `table [condition]` where a table holds several kinds. */
  readonly ids: ReadonlyMap<string, string>;
  /** What made each record, by table. */
  readonly bodies: ReadonlyMap<string, Body>;
  /** A body that makes another record of an entity. */
  readonly bodyOf: (of: Entity) => Record<string, unknown>;
  /** Entities of which none could be made, and what was said. */
  readonly refused: ReadonlyMap<string, string>;
}

/**
 * What stands in a text of a record instead of an example's words: `name` is the field's own, or `feeItems.feeName` in a
 * row of a list. A field that has a wording is filled though it could be left out.
 */
export type Wording = (of: Entity, name: string, field: Field) => string | undefined;

export const everyEntity: readonly Entity[] = Object.values(entities);

/** What a read must be asked for; empty where it needs nothing. */
export function neededQuery({ path }: { readonly path: string }, { ids }: Pick<Examples, 'ids'>): string {
  if (path === 'search') return 'q=Example';
  return path === 'attendence/registers' ? `classID=${ids.get('school_class')}` : '';
}

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Where fields must fit each other, what fits; by table. */
const fitting: Readonly<Record<string, Body>> = {
  school_class: {
    TimeIn: '08:00',
    TimeOut: '10:00',
    startedDate: '2026-01-01',
    endDate: '2200-12-31',
    classStatus: 'active',
  },
  app_user: { userType: 'Sales' },
  role: { permissions: [{ name: 'Customers', path: '/customer' }] },
  fee_receipt: { AmountPaid: 1 },
  service: { workType: 'both' },
  service_receipt: { AmountPaid: 1 },
  attendance: { date: '2026-02-07', day: 'Saturday' },
  money_transaction: { transectionType: 'income', type: 'service income' },
  payroll: { feetype: 'others', Amount: 20 },
};

/** Where other records must be named that no field requires: what names them. */
const naming: Readonly<Record<string, (idOf: (table: string) => string | undefined) => Body>> = {
  invoice: (idOf) => ({
    customerID: idOf('customer'),
    items: [{ itemID: idOf('stock_item'), Quantity: 1, Price: 20 }],
    discount: 0,
    isReceipt: false,
  }),
  invoice_receipt: (idOf) => ({ customerID: idOf('customer'), amountPaid: 1 }),
};

/** Where a record is made by another call than its own path's POST. */
const makers: Readonly<Record<string, string>> = { invoice: 'invoice/customInvoice' };

/** The path of the POST that makes a record. */
export function makerOf({ table, path }: Entity): string {
  return makers[table] ?? path;
}

/** Where a POST takes other fields than the record has: what it takes. */
const taken: Readonly<Record<string, readonly string[]>> = {
  fee: ['feeName', 'feetype', 'feeAmount', 'classID'],
  payroll: ['employee', 'feetype', 'monthly', 'Year', 'Amount'],
};

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

/** Makes one record of each entity, in the order in which they refer to each other; none of `except` and of what needs it. */
export async function makeExamples(
  app: Pick<TestApp, 'call'>,
  token: string,
  brand: Brand,
  { except, wording = () => undefined }: { readonly except?: string; readonly wording?: Wording } = {},
): Promise<Examples> {
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
  for (let before = -1; before !== ids.size; ) {
    before = ids.size;
    for (const of of everyEntity)
      if (of.table !== except && !ids.has(of.table) && needs(of).every((table) => ids.has(table)))
        await make(of, of.table, bodyOf(of));
  }
  for (const { table, condition, fields } of kinds) {
    const of = everyEntity.find((one) => one.table === table);
    if (of && table !== except) await make(of, `${table} ${condition}`, { ...bodyOf(of), ...fields });
  }
  const receipt = ids.get('fee_receipt');
  if (receipt) ids.set('fee_receipt [feeID]', receipt);
  const ofInvoice = ids.get('invoice_receipt');
  // Both kinds stand under one path, by whose first table they are looked up.
  if (ofInvoice) ids.set('fee_receipt [invoiceID]', ofInvoice);
  return { ids, bodies, bodyOf, refused };
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
    const value = wordedValue(of, `${within}${name}`, field, ids, wording) ?? exampleValue(field, ids);
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

function exampleValue(field: Field, ids: ReadonlyMap<string, string>): unknown {
  const { kind, min = 0, choices = {}, required } = field;
  if (field.to) return ids.get(field.to().table);
  if (required === undefined && kind !== 'photo') return undefined;
  const values: Partial<Record<Field['kind'], unknown>> = {
    text: `Example ${made}`,
    note: `An example of a text ${made}`,
    email: `example.${made}@example.test`,
    phone: `25261${1_000_000 + made}`,
    password: ownerPassword,
    money: 20,
    whole: Math.max(min, 1),
    decimal: Math.max(min, 1),
    date: '2026-02-03',
    month: '2026-02',
    time: '08:00',
    timestamp: '2026-02-03T08:00',
    flag: true,
    photo: picture,
    choice: Object.keys(choices)[0],
    choices: Object.keys(choices).slice(0, 1),
    list: [],
  };
  return values[kind];
}
