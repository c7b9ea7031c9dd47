import { sql } from 'kysely';
import type { Call } from './call';
import type { NumberStock } from './number-stock';
import { advancing, type Numbers, numbersOf } from './counter';
import { newId } from './id';
import { askPrepared } from './sql/statement';

/** Reserved numbers: the next to be given, up to the last. */
interface Range {
  readonly _id: string;
  readonly sequence: string;
  readonly first: number;
  readonly last: number;
  next: number;
}

/** How many numbers are reserved at a time if nobody knows how many are needed. */
const atOnce = 100;

/** A stock of numbers for the transaction that follows; `outside` is the call outside it. */
export function openNumberStock(outside: Call): NumberStock {
  const ranges: Range[] = [];
  const reserve = async ({ sequence, first, count }: Numbers) => {
    const range = await outside.transact((call) => setAside(call, { sequence, first, count }));
    ranges.push(range);
  };
  const fitting = (sequence: string, count: number) =>
    ranges.find((range) => range.sequence === sequence && range.last - range.next + 1 >= count);
  return {
    reserveFor: async (of, count) => {
      const numbers = numbersOf(of, count);
      if (numbers && count > 0) await reserve(numbers);
    },
    restart: () => {
      for (const range of ranges) range.next = range.first;
    },
    take: async ({ sequence, first, count }) => {
      if (!fitting(sequence, count)) await reserve({ sequence, first, count: Math.max(count, atOnce) });
      const range = fitting(sequence, count);
      if (!range) throw new Error('Numbers were set aside and are not there');
      range.next += count;
      return range.next - count;
    },
    mark: () => {
      const before = new Map(ranges.map((range) => [range, range.next]));
      return () => {
        for (const range of ranges) range.next = before.get(range) ?? range.first;
      };
    },
    settle: async (call) => {
      for (const { _id, next, last } of ranges)
        await (next > last
          ? call.db.deleteFrom('reserved_number').where('_id', '=', _id).execute()
          : call.db.updateTable('reserved_number').set({ first: next }).where('_id', '=', _id).execute());
    },
    giveBack: async (isUsed) => {
      const left = ranges
        .map((range) => ({ ...range, from: isUsed === 'used' ? range.next : range.first }))
        .filter(({ from, last }) => from <= last)
        .sort((one, other) => other.first - one.first);
      if (left.length === 0) return;
      await outside.transact(async (call) => {
        for (const range of left) await putBack(call, range);
      });
    },
  };
}

/** Takes numbers from a counter and records them as reserved. */
async function setAside(call: Call, { sequence, first, count }: Numbers): Promise<Range> {
  await waitShortly(call);
  const [taken] = await askPrepared<{ last: number }>(call.db, advancing(call, { sequence, first, count }));
  if (!taken) throw new Error(`No numbers of ${sequence} were taken`);
  const { last } = taken;
  const range = { _id: newId(), sequence, first: last - count + 1, last };
  await call.db
    .insertInto('reserved_number')
    .values({ ...range, createdAt: call.clock() })
    .execute();
  return { ...range, next: range.first };
}

/** The counter goes back only from where these numbers left it. */
async function putBack(call: Call, { _id, sequence, from, last }: Range & { readonly from: number }): Promise<void> {
  const moved = await call.db
    .updateTable('counter')
    .set({ last: from - 1 })
    .where('name', '=', sequence)
    .where('last', '=', last)
    .returning('name')
    .executeTakeFirst();
  if (moved) await call.db.deleteFrom('reserved_number').where('_id', '=', _id).execute();
}

/** Milliseconds that work with many rows waits for a lock before it ends. */
const longestWait = 3000;

/** Limits how long the rest of a call's transaction waits for a lock. */
export async function waitShortly(call: Call): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(longestWait)}, true)`.execute(call.db);
}
