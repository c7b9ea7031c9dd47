import { sql } from 'kysely';
import { newId } from '#kit/server/id';
import { refuse } from '#kit/server/refusal';
import { t } from '#kit/contract/language';
import { inserting } from '#kit/server/sql/rows';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { addMonths, dayIn, monthOf } from '#kit/rules/calendar';
import { instantOf } from '#kit/contract/moment';
import type { OrganisationSettings } from '#house/organisation/organisation.server';
import type { Channel } from './message.contract';
import type { Purpose } from '#features/messages/template/message-template.contract';
import type { Composed } from './compose.server';
import { costOfAll, isBeyond } from './parts.rules';
import type { Writer } from './person.server';
import './message-tables.server';

/** The facts that all messages of a sending share. */
export interface Sending {
  readonly purpose: Purpose;
  readonly channel: Channel;
  /** The sender; null for automatic messages. */
  readonly userID: string | null;
  /** When they are to be sent; undefined for messages that a person opens in another program. */
  readonly dueAt: Date | undefined;
}

/** Stores messages, and those still to be sent in the queue; returns their ids in the same order. */
export async function keepMessages(writer: Writer, made: readonly Composed[], sending: Sending): Promise<string[]> {
  if (made.length === 0) return [];
  const { purpose, channel, userID, dueAt } = sending;
  const rows = made.map(({ person: { kind, _id }, guardianID, address, language, text, parts, cost }) => ({
    _id: newId(),
    createdAt: writer.now,
    updatedAt: writer.now,
    studentID: kind === 'student' ? _id : null,
    customerID: kind === 'customer' ? _id : null,
    channel,
    purpose,
    messageStatus: dueAt ? 'waiting' : 'opened',
    text,
    address,
    language,
    parts,
    cost: dueAt ? cost : 0,
    error: null,
    userID,
    sentAt: null,
    guardianID,
    noteID: kind === 'note' ? _id : null,
  }));
  const ids = rows.map(({ _id }) => _id);
  await askPrepared(writer.db, inserting({ table: tableOf(writer, 'message'), rows }));
  if (dueAt) await waitFor(writer, ids, dueAt);
  return ids;
}

/** Queues stored messages to be sent at a moment. */
export async function waitFor(writer: Writer, ids: readonly string[], dueAt: Date): Promise<void> {
  const rows = ids.map((messageID) => ({ messageID, dueAt, tries: 0, begunAt: null }));
  await askPrepared(writer.db, inserting({ table: tableOf(writer, 'message_waiting'), rows }));
}

/** Holds the right to spend on SMS until the transaction ends, so that two sendings cannot exceed the limit together. */
async function holdTurn(writer: Writer): Promise<void> {
  await askPrepared(writer.db, sql`select one from ${tableOf(writer, 'message_turn')} for update`);
}

/** Whether a sending would exceed the limit of this month (ME8); nobody else spends until the transaction ends. */
export async function wouldPassLimit(
  writer: Writer,
  { smsMonthlyLimit, timeZone }: OrganisationSettings,
  made: readonly Pick<Composed, 'cost'>[],
): Promise<boolean> {
  const cost = costOfAll(made.map((one) => one.cost));
  if (smsMonthlyLimit === null || cost === 0) return false;
  await holdTurn(writer);
  return isBeyond(smsMonthlyLimit, await spentInMonth(writer, timeZone, writer.now), cost);
}

/** Ends the call with 409 if it would exceed the limit of this month. */
export async function refuseBeyondLimit(
  writer: Writer,
  settings: OrganisationSettings,
  made: readonly Pick<Composed, 'cost'>[],
): Promise<void> {
  if (await wouldPassLimit(writer, settings, made))
    refuse(409, t('This would cost more than may be spent on SMS this month'));
}

/** The cost of the SMS of a month: of those sent in it, and of those that wait to be sent. */
export async function spentInMonth(writer: Writer, timeZone: string, at: Date): Promise<number> {
  const [from, to] = [monthBegin(timeZone, at, 0), monthBegin(timeZone, at, 1)];
  const table = tableOf(writer, 'message');
  const [row] = await askPrepared<{ spent: number }>(
    writer.db,
    // A message that waited for the first of a month was made in the month before.
    sql`select coalesce(sum(m.cost), 0) as spent from ${table} m
      left join ${tableOf(writer, 'message_waiting')} w on w."messageID" = m._id
      where m.cost > 0 and m."createdAt" >= ${from}::timestamptz - interval '32 days'
        and coalesce(w."dueAt", m."sentAt", m."updatedAt") >= ${from} and coalesce(w."dueAt", m."sentAt", m."updatedAt") < ${to}`,
  );
  return row?.spent ?? 0;
}

/** The first moment of the month of a moment, or of a later month. */
export function monthBegin(timeZone: string, at: Date, after: 0 | 1): Date {
  const month = addMonths(monthOf(dayIn(timeZone, at)), after);
  return new Date(instantOf(`${month}-01T00:00`, timeZone) ?? at);
}
