import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import { counted, t } from '#kit/contract/language';
import { record } from '#kit/server/activity-log';
import { type Call, caller, type Route } from '#kit/server/call';
import type { Scope } from '#kit/server/read/list';
import { readRecords, refuseNotYours } from '#kit/server/read/send';
import { refuse, refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { crud, on, saved } from '#kit/server/routes/crud';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { settingsOf } from '#house/organisation/organisation.server';
import { ownStudents } from '#features/academy/student/student.server';
import { isTeacher } from '#features/academy/teacher/teacher.server';
import { deliverSoon } from './deliver.server';
import { refuseBeyondLimit, waitFor } from './keep.server';
import { costOf } from './parts.rules';
import { cancelMessages, message, type MessageStatus, retryMessages } from './message.contract';
import './message-tables.server';

/** The scope of messages: to a teacher, those to students of the teacher's own classes. */
const ownMessages: Scope = (call) => {
  const own = ownStudents(call);
  return own && sql`t."studentID" in (select t._id from ${tableOf(call, 'student')} t where ${own})`;
};

type Named = BodyOf<typeof cancelMessages>;

interface Held {
  readonly _id: string;
  readonly messageStatus: MessageStatus;
  readonly channel: 'sms' | 'email' | 'whatsapp';
  readonly parts: number;
  readonly begunAt: string | null;
}

/** Holds messages that a call names, with their rows in the queue; ends the call if one does not exist or is not the caller's. */
async function hold(call: Call, ids: readonly string[]): Promise<Held[]> {
  const waiting = tableOf(call, 'message_waiting');
  const begun = await askPrepared<{ messageID: string; begunAt: string | null }>(
    call.db,
    sql`select "messageID", "begunAt" from ${waiting} where "messageID" = any(${ids}::uuid[]) order by "messageID" for update`,
  );
  const held = await askPrepared<Omit<Held, 'begunAt'>>(
    call.db,
    sql`select _id, "messageStatus", channel, parts from ${tableOf(call, 'message')} t
      where _id = any(${ids}::uuid[]) order by _id for update`,
  );
  if (held.length < ids.length) refuseInvalid({ ids: t('Choose from the list') });
  if (isTeacher(call)) await refuseOthers(call, ids);
  const since = new Map(begun.map(({ messageID, begunAt }) => [messageID, begunAt]));
  return held.map((one) => ({ ...one, begunAt: since.get(one._id) ?? null }));
}

async function refuseOthers(call: Call, ids: readonly string[]): Promise<void> {
  const own = await askPrepared<object>(
    call.db,
    sql`select _id from ${tableOf(call, 'message')} t where _id = any(${ids}::uuid[]) and ${ownMessages(call) ?? sql`true`}`,
  );
  if (own.length < ids.length) refuseNotYours();
}

/** Cancels messages that nobody has begun to send. */
async function cancel(call: Call, { ids }: Named) {
  const held = await hold(call, ids);
  const isGone = held.some(({ messageStatus, begunAt }) => messageStatus !== 'waiting' || begunAt !== null);
  if (isGone) refuse(409, t('Only messages that wait can be cancelled'));
  await askPrepared(
    call.db,
    sql`delete from ${tableOf(call, 'message_waiting')} where "messageID" = any(${ids}::uuid[])`,
  );
  await setAll(call, ids, sql`"messageStatus" = 'cancelled', cost = 0`);
  await logAll(call, 'cancel', ids);
  const sentence = counted(ids.length, '{count} message is cancelled', '{count} messages are cancelled');
  return saved(sentence, await readRecords(call, message, ids));
}

/** Sends failed messages again; the caller has to know what became of the first attempt. */
async function retry(call: Call, { ids }: Named) {
  const held = await hold(call, ids);
  const isOther = held.some(({ messageStatus }) => messageStatus !== 'failed');
  refuseConflict(isOther ? t('Only messages that failed can be sent again') : undefined);
  const settings = await settingsOf(call);
  const price = settings.smsProvider === 'none' ? 0 : settings.smsPrice;
  const priced = held.map((one) => ({ ...one, cost: one.channel === 'sms' ? costOf(one.parts, price) : 0 }));
  await refuseBeyondLimit(call, settings, priced);
  const cost = sql`case when channel = 'sms' then parts * ${price}::numeric else 0 end`;
  await setAll(call, ids, sql`"messageStatus" = 'waiting', error = null, cost = ${cost}`);
  await waitFor(call, ids, call.now);
  await logAll(call, 'retry', ids);
  call.afterCommit(() => deliverSoon(call));
  const sentence = counted(ids.length, '{count} message is being sent', '{count} messages are being sent');
  return saved(sentence, await readRecords(call, message, ids));
}

async function setAll(call: Call, ids: readonly string[], set: Fragment): Promise<void> {
  await askPrepared(
    call.db,
    sql`update ${tableOf(call, 'message')} set ${set}, "updatedAt" = ${call.now}, __v = __v + 1 where _id = any(${ids}::uuid[])`,
  );
}

async function logAll(call: Call, action: string, ids: readonly string[]): Promise<void> {
  const [first = null] = ids;
  await record(call, {
    action,
    resource: message.path,
    recordID: first,
    label: caller(call).name,
    after: { count: ids.length },
  });
}

export const messageRoutes: Route[] = [
  ...crud(message, { scope: ownMessages, without: ['create', 'update', 'remove'] }),
  on(cancelMessages, cancel),
  on(retryMessages, retry),
];
