import { sql } from 'kysely';
import { normalOf } from '#kit/contract/phone-form';
import type { Call } from '#kit/server/call';
import { textOf } from '#kit/server/read/ranked';
import { type Step, stepsOf } from '#kit/server/read/steps';
import { anyOf, type Fragment, tableOf } from '#kit/server/sql/fragment';
import type { PaperFind } from '#house/find/find.server';
import { soundStep } from './order.rules';
import { allWhere, firstOf, type Looking, lookThrough, most, type Part, stepOf } from './look-through.server';
import type { Wanted } from './search.rules';
import type { SearchedWords } from './words.server';

/** A kind of papers that is looked for, and the kind of its persons. */
export interface SoughtPaper {
  readonly kind: string;
  readonly find: PaperFind;
  readonly owner: string;
}

const newest = sql`t."createdAt" desc, t._id desc`;

/** Looks through everything that may match: the number, papers of the persons found, and those paid from the phone. */
export function papersThrough(call: Call, sought: SoughtPaper, wanted: Wanted, words: SearchedWords): Looking {
  const { number, theirs, phones } = conditionsOf(call, sought, wanted, words);
  const first = [...number, theirs];
  const paidFrom = allWhere('phones', sql`(${anyOf(phones)}) and ${live}`, stepOf(phones, first.length));
  return papersBy(call, sought, [...firstIn(first), ...(phones.length > 0 ? [paidFrom] : [])]);
}

/** Looks for papers with exactly that number, and papers of the persons who have it. */
export function papersExactly(call: Call, sought: SoughtPaper, wanted: Wanted, words: SearchedWords): Looking {
  const { number, theirs } = conditionsOf(call, sought, wanted, words);
  return papersBy(call, sought, firstIn([...number, theirs]));
}

function firstIn(conditions: readonly Fragment[]): Part[] {
  return conditions.map((where, index) => firstOf(String(index), { where, order: newest, found: 'in order' }, index));
}

function papersBy(call: Call, { kind, find }: SoughtPaper, parts: readonly Part[]): Looking {
  const order = sql`step, "createdAt" desc, _id desc`;
  return lookThrough({ kind, from: tableOf(call, find.entity.table), parts, columns: sql`t."createdAt"`, order });
}

/** Looks for each way to match separately, for when many rows match one of them. */
export function papersEachWay(call: Call, sought: SoughtPaper, wanted: Wanted, words: SearchedWords): Looking {
  const { number, theirs, phones } = conditionsOf(call, sought, wanted, words);
  const step = (found: Step['found']) => (where: Fragment) => ({ where, order: newest, found });
  const steps = [
    ...[...number, theirs].map(step('in order')),
    ...phones.map((phone) => sql`${phone} and ${live}`).map(step('among all')),
  ];
  const from = tableOf(call, sought.find.entity.table);
  return { expressions: stepsOf({ as: sought.kind, from, most, steps }), isMore: sql`false` };
}

const live = sql`t."voidedAt" is null`;

function conditionsOf(call: Call, { find, owner }: SoughtPaper, wanted: Wanted, words: SearchedWords) {
  const { number, phone, of, entity } = find;
  const column = (name: string) => sql.ref(`t.${name}`);
  return {
    number: wanted.number === undefined ? [] : [sql`${column(number)} = ${words.number} and ${live}`],
    theirs: sql`${column(of.field)} in (select _id from ${sql.id(`found_${owner}`)} where step < ${sql.lit(soundStep)}) and ${live}`,
    phones:
      phone === undefined
        ? []
        : [
            ...(wanted.whole === undefined ? [] : [sql`${column(normalOf(phone))} = ${words.whole}`]),
            ...(wanted.phone === undefined
              ? []
              : [sql`t.searched like ${words.phone} and ${textOf(call, entity, phone)} like ${words.phone}`]),
          ],
  };
}
