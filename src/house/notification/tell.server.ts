import { type ColumnType, type Generated, sql } from 'kysely';
import type { Call } from '#kit/server/call';
import type { Caller } from '#kit/server/caller';
import { newId } from '#kit/server/id';
import { staffCaller } from '#house/session/staff-identity.server';
import type { NewsFacts, NewsKind } from '#house/news/news.contract';
import { mostOfKind } from './notification.contract';

/** A piece of news for some of the staff. */
export interface News<K extends NewsKind> {
  readonly kind: K;
  /** Where it leads, if not to the usual screen of its kind. */
  readonly screen?: string | undefined;
  readonly facts: NewsFacts[K];
  /** The key of what it is about: a person is notified only once about the same thing, however often it is found. */
  readonly about?: string;
  /** The record that it is about, where dealing with that record settles it: see `settle`. */
  readonly concerns?: string;
}

/** Where and when something is announced: in a call, or by the clock. */
export type Teller = Pick<Call, 'brand' | 'db' | 'now' | 'product'>;

/** True if somebody may see a notification now; a changed role shows or hides it at once (A30). */
export function maySee(
  kind: NewsKind,
  screen: string,
  reader: Caller,
  { brand, product }: Pick<Call, 'brand' | 'product'>,
): boolean {
  const right = product.news.get(kind)?.right;
  return (
    reader.screens.has(screen) && (right === undefined || product.rights.problem(right, reader, brand) === undefined)
  );
}

/**
 * Notifies the active staff who may open the screen of the news and whom `whom` accepts, in the transaction that caused
 * it. For each person the newest of each kind are kept.
 */
export async function tell<K extends NewsKind>(
  teller: Teller,
  news: News<K>,
  whom: (reader: Caller) => boolean = () => true,
): Promise<void> {
  const { kind, screen = teller.product.news.get(kind)?.screen.path ?? '' } = news;
  const readers = (await activeStaff(teller)).filter((one) => whom(one) && maySee(kind, screen, one, teller));
  await keep(
    teller,
    { ...news, screen },
    readers.map(({ _id }) => _id),
  );
}

/** Accepts everybody except the caller, who knows already. */
export function exceptCaller({ me }: Pick<Call, 'me'>): (reader: Caller) => boolean {
  return (reader) => reader._id !== me?._id;
}

/** All staff who may log in, with their current rights. */
async function activeStaff(teller: Teller): Promise<Caller[]> {
  const users = await teller.db
    .selectFrom('app_user as u')
    .innerJoin('role as r', 'r.role', 'u.userType')
    .innerJoin('organisation as o', (join) => join.onTrue())
    .select(['u._id as userID', 'u.name', 'u.userType', 'u.teacherID', 'u.employeeID', 'r.permissions', 'o.features'])
    .where('u.status', '=', true)
    .execute();
  return users.map((user) => staffCaller(teller, '', user));
}

async function keep<K extends NewsKind>(
  teller: Teller,
  news: News<K> & { readonly screen: string },
  readers: readonly string[],
): Promise<void> {
  if (readers.length === 0) return;
  const { brand, db, now } = teller;
  const { kind, screen, facts, about = null, concerns = null } = news;
  await db
    .insertInto('notification')
    .values(
      readers.map((userID) => ({
        _id: newId(),
        createdAt: now,
        userID,
        kind,
        screen,
        facts: JSON.stringify(facts),
        about,
        concerns,
      })),
    )
    .onConflict((conflict) => conflict.columns(['userID', 'kind', 'about']).where('about', 'is not', null).doNothing())
    .execute();
  // Rows that another call is deleting at this moment are skipped: two calls that notify the same people must not wait
  // for each other.
  await sql`
    delete from ${sql.id(brand, 'notification')} where _id in (
      select _id from ${sql.id(brand, 'notification')} where _id in (
        select _id from (
          select _id, row_number() over (partition by "userID", kind order by "createdAt" desc, _id desc) as nth
          from ${sql.id(brand, 'notification')} where "userID" = any(${[...readers]}::uuid[])) ranked
        where nth > ${mostOfKind})
      for update skip locked)`.execute(db);
}

/** Marks the notifications of a kind about a record as read, because it has been dealt with; open pages learn of it. */
export async function settle({ db }: Pick<Teller, 'db'>, kind: NewsKind, concerns: string): Promise<void> {
  await db
    .updateTable('notification')
    .set({ isRead: true, xid: sql`pg_current_xact_id()` })
    .where('concerns', '=', concerns)
    .where('kind', '=', kind)
    .where('isRead', '=', false)
    .execute();
}

/** Withdraws every notification of a kind except those about `still`. */
export async function takeBack({ db }: Teller, kind: NewsKind, still: string | null): Promise<void> {
  const gone = db.deleteFrom('notification').where('kind', '=', kind);
  await (still === null ? gone : gone.where('about', '!=', still)).execute();
}

declare module '#kit/server/plain-tables' {
  interface PlainTables {
    notification: {
      _id: string;
      createdAt: ColumnType<string, Date, never>;
      userID: string;
      kind: NewsKind;
      screen: string;
      facts: ColumnType<NewsFacts[NewsKind], string, never>;
      about: string | null;
      /** The record that it is about, where dealing with that record settles it. */
      concerns: string | null;
      isRead: Generated<boolean>;
      /** The transaction that made or changed it. */
      xid: Generated<string>;
    };
  }
}
