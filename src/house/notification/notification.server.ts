import type { BodyOf } from '#kit/contract/endpoint';
import { sql } from 'kysely';
import { askKept } from '#kit/server/sql/statement';
import { t } from '#kit/contract/language';
import { type Call, caller, type Route } from '#kit/server/call';
import { idOf, on, saved } from '#kit/server/routes/crud';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseNotYours } from '#kit/server/read/send';
import { refuseMissing } from '#kit/server/refusal';
import { getNotifications, markNotification, markSeen, mostOfKind, type Notification } from './notification.contract';
import type { Told } from '#house/session/login.contract';
import { linkOf, sentenceOf } from './notification.rules';
import { follow } from './stream.server';
import { maySee } from './tell.server';

/** The caller's notifications that the caller's current rights allow, or the open stream of changes. */
async function read(call: Call): Promise<unknown> {
  refuseUnknownQuery(call.query, []);
  if (call.request.headers.accept?.includes('text/event-stream')) return follow(call);
  const me = caller(call);
  const rows = await newestOfEachKind(call, me._id);
  return rows.filter(({ kind, screen }) => maySee(kind, screen, me, call)).map((row) => shown(call, row));
}

async function mark(call: Call, body: BodyOf<typeof markNotification>) {
  const { isRead } = body;
  const me = caller(call);
  const id = idOf(call, body);
  const row = (await stored(call).where('_id', '=', id).executeTakeFirst()) ?? refuseMissing();
  if (row.userID !== me._id || !maySee(row.kind, row.screen, me, call)) refuseNotYours();
  // The new transaction id informs the reader's other pages.
  await call.db
    .updateTable('notification')
    .set({ isRead, xid: sql`pg_current_xact_id()` })
    .where('_id', '=', id)
    .execute();
  return saved(isRead ? t('Marked as read') : t('Marked as unread'), shown(call, { ...row, isRead }));
}

/** The caller's notifications up to one of them, the newest that the caller has seen. */
async function seen(call: Call, { newest }: BodyOf<typeof markSeen>): Promise<Told> {
  const me = caller(call);
  const { createdAt } =
    (await stored(call)
      .where('_id', '=', idOf(call, { _id: newest }))
      .where('userID', '=', me._id)
      .executeTakeFirst()) ?? refuseMissing();
  await call.db
    .updateTable('notification')
    .set({ isRead: true, xid: sql`pg_current_xact_id()` })
    .where('userID', '=', me._id)
    .where('createdAt', '<=', createdAt)
    .where('isRead', '=', false)
    .execute();
  return { status: true, message: t('Marked as read') };
}

/** The notifications of a reader: of each kind the newest, however many there are of the others. */
function newestOfEachKind(call: Call, userID: string) {
  const nth = sql<number>`row_number() over (partition by kind order by "createdAt" desc, _id desc)`;
  const own = call.db
    .selectFrom('notification')
    .select(['_id', nth.as('nth')])
    .where('userID', '=', userID)
    .as('own');
  const newest = call.db.selectFrom(own).select('_id').where('nth', '<=', mostOfKind);
  return askKept(call.db, stored(call).where('_id', 'in', newest));
}

function stored(call: Call) {
  return call.db
    .selectFrom('notification')
    .select(['_id', 'createdAt', 'userID', 'kind', 'screen', 'facts', 'isRead'])
    .select(({ selectFrom }) => selectFrom('organisation').select('currencySign').as('currencySign'))
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc');
}

type Row = Awaited<ReturnType<ReturnType<typeof stored>['executeTakeFirstOrThrow']>>;

function shown(call: Call, { _id, createdAt, kind, screen, facts, isRead, currencySign }: Row): Notification {
  const text = sentenceOf(kind, facts, { today: call.today, currencySign: currencySign ?? '' });
  return { _id, createdAt, kind, text, path: linkOf(kind, screen, facts), isRead };
}

const marking = on(markNotification, mark);

export const notificationRoutes: Route[] = [
  on(getNotifications, read),
  on(markSeen, seen),
  marking,
  { ...marking, path: getNotifications.path, right: `PUT ${markNotification.path}` },
];
