import { sql } from 'kysely';
import { kindOf } from '#kit/contract/kinds';
import { allFields, type Entity } from '#kit/contract/entity';
import type { Field } from '#kit/contract/field';
import { normalOf } from '#kit/contract/phone-form';
import { typedPhone } from '#kit/rules/phone';
import { t } from '#kit/contract/language';
import type { Call, Choices } from '#kit/server/call';
import {
  exactlyFoldedOf,
  foldedOf,
  type Fragment,
  functionOf,
  none,
  type OfBrand,
  tableOf,
} from '#kit/server/sql/fragment';

declare module '#kit/server/product' {
  interface Product {
    /** The tables in which not all callers may choose from the same records, with the choices of each. */
    readonly choices: ReadonlyMap<string, Choices>;
  }
}

/** A record that a cell may mean, and its own references, by table. */
export interface Candidate {
  readonly _id: string;
  readonly parents: Readonly<Record<string, string | null>>;
}

/** What the cells of a file mean, by the table they refer to and their text. */
export interface Known {
  readonly of: (to: Entity, text: string) => readonly Candidate[];
  /** Looks up texts not yet known. */
  readonly learn: (to: Entity, texts: ReadonlySet<string>) => Promise<void>;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Finds records by what people know about them: their number, the facts of their brief (a name, a phone), a login, or the whole brief as
 * an export writes it (`Web design – Amina's class`). Only records that the caller may choose are found, so that what a caller may not
 * see is answered like what does not exist.
 */
export function references(call: Call): Known {
  const tables = new Map<string, Map<string, Candidate[]>>();
  const known = (to: Entity) => tables.get(to.table) ?? new Map<string, Candidate[]>();
  const learn = async (to: Entity, texts: ReadonlySet<string>) => {
    const table = known(to);
    tables.set(to.table, table);
    let asked = [...texts].filter((text) => !table.has(text));
    for (const key of [...keysOf(to, call), wholeKey(to, call)]) {
      const fitting = asked.filter(key.fits);
      if (fitting.length === 0) continue;
      for (const found of meant(await ask(call, to, key, fitting)))
        table.set(found.text, [...(table.get(found.text) ?? []), found]);
      // What a better key has already found is not searched by a worse one.
      asked = asked.filter((text) => !table.has(text));
    }
    for (const text of asked) table.set(text, []);
  };
  return { learn, of: (to, text) => known(to).get(text) ?? [] };
}

interface Answered extends Candidate {
  readonly text: string;
  readonly isExact: boolean;
}

/** The candidates of a text, without those that are only spelt similarly if another one has exactly that name. */
function meant(found: readonly Answered[]): Answered[] {
  const sure = new Set(found.filter(({ isExact }) => isExact).map(({ text }) => text));
  return found.filter(({ text, isExact }) => isExact || !sure.has(text));
}

interface Key {
  /** The condition that a row `t` is the one named by the folded text `a.folded`. */
  readonly condition: Fragment;
  /** The condition that it matches to the letter, except for case and accents. */
  readonly exact: Fragment;
  readonly joins: Fragment;
  readonly fits: (text: string) => boolean;
}

const isNumber = (text: string) => /^\d{1,9}$/.test(text);

function keysOf(to: Entity, place: Pick<Call, 'brand' | 'house'>): Key[] {
  const fields = Object.entries(allFields(to));
  const numbers = fields.filter(([, field]) => field.kind === 'numbered');
  const words = fields.filter(
    ([name, field]) =>
      field.kind === 'email' || (field.kind !== 'phone' && to.brief.includes(name) && kindOf(field).names),
  );
  const phones = fields.filter(([name, field]) => field.kind === 'phone' && to.brief.includes(name));
  return [
    { condition: sql`t._id = a.folded::uuid`, exact, joins: none, fits: (text) => uuid.test(text) },
    ...numbers.map(([name]) => ({
      condition: sql`${sql.ref(`t.${name}`)} = a.folded::integer`,
      exact,
      joins: none,
      fits: isNumber,
    })),
    // A phone is the same however it is written.
    ...phones.map(([name]) => ({
      condition: sql`${sql.ref(`t.${normalOf(name)}`)} = ${functionOf(place, 'phone_form')}(a.folded, ${place.house.countryCode})`,
      exact,
      joins: none,
      fits: (text: string) => typedPhone(text, '') !== undefined,
    })),
    ...words.map(([name, { kind }]) => ({
      ...called(place, sql.ref(`t.${name}`)),
      // E-mail addresses with and without a hyphen are different.
      ...(kind === 'email' ? { condition: called(place, sql.ref(`t.${name}`)).exact } : {}),
      joins: none,
      fits: () => true,
    })),
  ];
}

const exact = sql`true`;

function called(place: OfBrand, name: Fragment): Pick<Key, 'condition' | 'exact'> {
  return {
    condition: sql`${foldedOf(place, name)} = a.folded`,
    exact: sql`${exactlyFoldedOf(place, name)} = a.exact`,
  };
}

/** The whole brief, as an export writes a reference. */
function wholeKey(to: Entity, place: OfBrand): Key {
  const fields = allFields(to);
  const joins: Fragment[] = [];
  const parts = to.brief.map((name) => {
    const own = sql.ref(`t.${name}`);
    const inner = fields[name]?.to?.();
    if (!inner) return sql`${own}::text`;
    const alias = `i_${name}`;
    joins.push(sql`left join ${tableOf(place, inner.table)} ${sql.id(alias)} on ${sql.ref(`${alias}._id`)} = ${own}`);
    return sql`${sql.ref(`${alias}.${inner.brief[0] ?? '_id'}`)}::text`;
  });
  return {
    ...called(place, sql`concat_ws(' – ', ${sql.join(parts)})`),
    joins: sql.join(joins, sql` `),
    fits: (text) => text.includes(' – '),
  };
}

async function ask(
  call: Call,
  to: Entity,
  { condition, exact, joins }: Key,
  texts: readonly string[],
): Promise<Answered[]> {
  const parents = Object.entries(to.fields).flatMap(([name, field]) =>
    field.to ? [sql`${sql.lit(field.to().table)}, ${sql.ref(`t.${name}`)}`] : [],
  );
  const live = to.erase === 'void' ? sql`and t."voidedAt" is null` : none;
  const within = call.product.choices.get(to.table)?.within({ ...call, query: {} });
  const asked = sql`select x as text, ${foldedOf(call, sql`x`)} as folded, ${exactlyFoldedOf(call, sql`x`)} as exact from unnest(${texts}::text[]) x`;
  const { rows } = await sql<Answered>`
    select a.text, ${exact} as "isExact", t._id, json_build_object(${sql.join(parents)}) as parents
    from (${asked}) a cross join ${tableOf(call, to.table)} t ${joins} where ${condition} ${live} ${within ? sql`and ${within}` : none}`.execute(
    call.db,
  );
  return rows;
}

/** The references of one row: ids where each means one record, otherwise messages. */
export function resolve(
  known: Known,
  fields: Readonly<Record<string, Field>>,
  texts: Readonly<Record<string, string>>,
): { ids: Record<string, string>; errors: Record<string, string> } {
  const ids: Record<string, string> = {};
  const errors: Record<string, string> = {};
  const around: Record<string, string | null> = {};
  const open = new Map<string, readonly Candidate[]>();
  const take = (name: string, to: Entity, found: Candidate) => {
    ids[name] = found._id;
    Object.assign(around, { ...found.parents, [to.table]: found._id, ...around });
  };
  for (const [name, text] of Object.entries(texts)) {
    const to = fields[name]?.to?.();
    if (!to) continue;
    const found = known.of(to, text);
    if (found.length === 0) errors[name] = t('{thing} not found: {text}', { thing: t(to.one), text });
    else if (found.length === 1 && found[0]) take(name, to, found[0]);
    else open.set(name, found);
  }
  // A name shared by several records is resolved by the rest of the row: the class of that course.
  for (const [name, found] of open) {
    const to = fields[name]?.to?.();
    if (!to) continue;
    const fitting = found.filter(({ parents }) =>
      Object.entries(parents).every(([table, id]) => around[table] === undefined || around[table] === id),
    );
    if (fitting.length === 1 && fitting[0]) take(name, to, fitting[0]);
    else
      errors[name] = t('Several records are called {text}. Give the number or the full name.', {
        text: texts[name] ?? '',
      });
  }
  return { ids, errors };
}
