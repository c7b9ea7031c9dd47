import { sql } from 'kysely';
import { addDays, dayIn } from '#kit/rules/calendar';
import { allOf, anyOf, type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { NewsKind } from '#house/news/news.contract';
import { type Teller, tell } from '#house/notification/tell.server';
import type { Where } from '#house/slice/slice.server';
import { openOf } from '#features/ledger/debt/owed.server';
import { type Asking, brokenPromises, dueOn } from '#features/ledger/follow-up/newest.server';
import { receiptKinds } from '#features/counter/open-debt/receipt-kinds.server';

/** How many days after it was broken a promise is still news. */
const daysOfNews = 3;
/** The most notifications sent in an hour; the others follow in the next. */
const mostTold = 100;

const debts = Object.values(receiptKinds).map(({ debt }) => debt);

interface Found {
  readonly _id: string;
  readonly name: string;
  readonly userID: string | null;
}

/** Tells of promises that were broken, and each writer of follow-ups that are due today, once each (AL18). */
export async function tellOfFollowUps({ database, product, brand }: Where, now: Date): Promise<void> {
  await database
    .in(brand)
    .transaction()
    .execute(async (db) => {
      const { timeZone } = await db.selectFrom('organisation').select('timeZone').executeTakeFirstOrThrow();
      const teller = { brand, product, db, now, today: dayIn(timeZone, now), house: { timeZone } };
      await tellOfBroken(teller);
      await tellOfDue(teller);
    });
}

async function tellOfBroken(teller: Teller & Asking): Promise<void> {
  const since = sql`f."promiseDate" >= ${addDays(teller.today, -daysOfNews)}::date`;
  const broken = await untold(
    teller,
    'promise broken',
    brokenPromises(teller, debts, { asOf: undefined }),
    allOf([owing(teller), since]),
  );
  for (const { _id, name } of broken)
    await tell(
      teller,
      { kind: 'promise broken', facts: { name }, about: _id },
      // Teachers see only what was said to students of their own classes.
      ({ userType }) => userType !== 'teacher',
    );
}

async function tellOfDue(teller: Teller & Asking): Promise<void> {
  for (const { _id, name, userID } of await untold(
    teller,
    'follow-up due',
    dueOn(teller),
    anyOf([owing(teller), others]),
  ))
    await tell(teller, { kind: 'follow-up due', facts: { name }, about: _id }, (reader) => reader._id === userID);
}

/** Whether the person whom a follow-up is about still owes. */
function owing(teller: Teller): Fragment {
  const each = debts.map(
    (debt) => sql`exists (select from ${tableOf(teller, debt.table)} where ${openOf(debt, sql`= p.person`)})`,
  );
  return anyOf(each);
}

/** Guardians and visitors are followed up for more than what they owe. */
const others = sql`coalesce(f."guardianID", f."noteID") is not null`;

/** The follow-ups, among these, that nobody has been notified of yet. */
async function untold(teller: Teller & Asking, kind: NewsKind, of: Fragment, that: Fragment): Promise<Found[]> {
  return askPrepared<Found>(
    teller.db,
    sql`select f._id, coalesce(s."studentName", c.name, g."guardianName", v."Name") as name, f."userID"
      from (${of}) p join ${tableOf(teller, 'follow_up')} f on f._id = p._id
      left join ${tableOf(teller, 'student')} s on s._id = f."studentID"
      left join ${tableOf(teller, 'customer')} c on c._id = f."customerID"
      left join ${tableOf(teller, 'guardian')} g on g._id = f."guardianID"
      left join ${tableOf(teller, 'visitor_note')} v on v._id = f."noteID"
      where ${that} and not exists (select from ${tableOf(teller, 'notification')} n
        where n.kind = ${kind} and n.about = f._id::text)
      order by f."createdAt" limit ${mostTold}`,
  );
}
