import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { textOf } from '#kit/server/read/ranked';
import { type Step, stepsOf } from '#kit/server/read/steps';
import { allOf, anyOf, type Fragment, tableOf } from '#kit/server/sql/fragment';
import type { PersonFind } from '#house/find/find.server';
import {
  allWhere,
  fewWhere,
  firstOf,
  firstOfAll,
  type Looking,
  lookThrough,
  most,
  type Part,
  stepOf,
} from './look-through.server';
import { soundStep } from './order.rules';
import type { PersonFits } from './person-fits.server';

/** A kind of persons that is looked for, and the ways in which they may match. */
export interface Sought {
  readonly kind: string;
  readonly find: PersonFind;
  readonly fits: PersonFits;
  /** The table, or the caller's own rows of it. */
  readonly from: Fragment;
}

/** Looks through everything that may match, which is enough if there is not much of it. */
export function personsThrough(call: Call, sought: Sought): Looking {
  return personsBy(call, sought, partsOf(sought));
}

/** Looks for persons who have exactly the number that was typed. */
export function personsExactly(call: Call, sought: Sought): Looking {
  const [number = sql`false`] = sought.fits.exact;
  return personsBy(call, sought, [{ ...allWhere('exact', number, sql.lit(0)), mayBeMany: false }]);
}

function personsBy(call: Call, sought: Sought, parts: readonly Part[]): Looking {
  const { kind, from } = sought;
  const columns = sql`${keyOf(call, sought)} as key, ${columnsOf(sought)}`;
  return lookThrough({ kind, from, parts, columns, order: sql`step, key, _id` });
}

/** Looks for each way to match separately, for when many rows match one of them. */
export function personsEachWay(call: Call, sought: Sought): Looking {
  const { kind, find, fits, from } = sought;
  const { order, exact, names, phones, others, within } = fits;
  const among = (where: Fragment): Step => ({ where, order, found: 'among all' });
  const steps = [
    ...exact.map(among),
    ...(names ? [names.begins, among(names.starts), among(names.inside)] : []),
    ...[phones].flatMap((begin) => (begin ? [among(begin)] : [])),
    ...others.map((other): Step => ({ ...among(allOf([within, other])), found: 'among very many' })),
  ];
  const all = names?.sounds ? [...steps, among(names.sounds)] : steps;
  const step = sql`case when s.step = ${sql.lit(steps.length)} then ${sql.lit(soundStep)} else s.step end as step`;
  const ids = sql.id(`found_${kind}_ids`);
  const table = tableOf(call, find.entity.table);
  const found = sql`select t._id, ${step}, s.at, ${columnsOf(sought)} from ${ids} s join ${table} t on t._id = s._id`;
  return {
    expressions: [
      ...stepsOf({ as: `${kind}_ids`, from, most, steps: all }),
      sql`${sql.id(`found_${kind}`)} as materialized (${found})`,
    ],
    isMore: sql`false`,
  };
}

function partsOf({ kind, fits }: Sought): Part[] {
  const { exact, names, phones, others, within, order } = fits;
  const at = exact.length;
  return [
    ...(at > 0 ? [allWhere('exact', sql`(${anyOf(exact)})`, stepOf(exact, 0))] : []),
    ...(names
      ? [
          firstOf('begins', names.begins, at),
          allWhere('named', names.inside, stepOf([names.starts, sql`true`], at + 1)),
        ]
      : []),
    ...(phones ? [allWhere('phones', phones, sql.lit(at + 3))] : []),
    ...(others.length > 0 ? [fewWhere('others', sql`${within} and (${anyOf(others)})`, stepOf(others, at + 4))] : []),
    ...(names?.sounds ? [firstOfAll(kind, 'sounds', names.sounds, order, sql.lit(soundStep))] : []),
  ];
}

/** The key by which rows that match equally well are ordered. */
function keyOf(call: Call, { find, fits: { by } }: Sought): Fragment {
  return by.name === undefined ? sql`null::text` : textOf(call, find.entity, by.name);
}

/** The columns in the answer for rows of a kind. */
function columnsOf({ fits: { by } }: Sought): Fragment {
  const [phone] = by.phones;
  const column = (field: string | undefined) => (field === undefined ? sql`null` : sql.ref(`t.${field}`));
  return sql`${column(by.name)}::text as name, ${column(by.number)}::bigint as number, ${column(phone)}::text as phone, t."createdAt"`;
}
