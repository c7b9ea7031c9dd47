import { sql } from 'kysely';
import { dayIn } from '#kit/rules/calendar';
import type { Language } from '#kit/contract/language';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { type OrganisationSettings, settingsOf } from '#house/organisation/organisation.server';
import { storedFeatures } from '#house/feature/feature.server';
import type { Where } from '#house/slice/slice.server';
import type { Channel } from './message.contract';
import type { Purpose, Receivers } from '#features/messages/template/message-template.contract';
import { compose, type Composed, type RecordFacts, type Texts } from './compose.server';
import type { Happened, Happenings } from './happened.server';
import { partsProblem } from './parts.rules';
import type { Writer } from './person.server';
import { keepMessages, monthBegin, wouldPassLimit } from './keep.server';
import { quietUntil } from './quiet.rules';
import { absencesSince } from './absences.server';
import { lessonChangesSince } from './lesson-changes.server';
import { receiptsSince } from './receipts.server';
import { remindersOf } from './reminders.server';
import { resultsSince } from './results.server';

/** The events about which automatic messages are written (ME4). */
const happenings: Readonly<Partial<Record<Purpose, Happenings>>> = {
  reminder: remindersOf,
  receipt: receiptsSince,
  absence: absencesSince,
  results: resultsSince,
  lessonChange: lessonChangesSince,
};

interface Automatic {
  readonly purpose: Purpose;
  readonly channel: Channel;
  readonly receivers: Receivers;
  readonly texts: readonly { readonly language: Language; readonly text: string }[];
  readonly since: string;
}

/** Writes the automatic messages that are due, each only once, whatever runs at the same time or again (ME4, ME7). */
export async function writeByItself({ database, product, brand }: Where, now: Date): Promise<void> {
  const house = { features: await storedFeatures({ database, product, brand }) };
  for (const purpose of Object.keys(happenings))
    await database
      .in(brand)
      .transaction()
      .execute(async (db) => {
        const settings = await settingsOf({ db });
        const writer: Writer = { brand, database, db, product, house, now, today: dayIn(settings.timeZone, now) };
        const automatic = await automaticOf(writer, purpose);
        if (automatic) await writeAll(writer, settings, automatic);
      });
}

async function automaticOf(writer: Writer, purpose: string): Promise<Automatic | undefined> {
  const [found] = await askPrepared<Automatic>(
    writer.db,
    sql`select t.purpose, t.channel, t.receivers, t.texts, a.since from ${tableOf(writer, 'message_template')} t
      join ${tableOf(writer, 'message_automatic')} a on a.purpose = t.purpose where t."isAutomatic" and t.purpose = ${purpose}`,
  );
  return found;
}

async function writeAll(writer: Writer, settings: OrganisationSettings, automatic: Automatic): Promise<void> {
  const { purpose, channel, receivers, texts: rows, since } = automatic;
  // There is nobody to open it on a phone.
  if (channel === 'sms' && settings.smsProvider === 'none') return;
  const happened = (await happenings[purpose]?.(writer, settings, new Date(since))) ?? [];
  const told = await notYetTold(writer, happened, ({ key, person }) => `${purpose} ${key} ${channel} of ${person._id}`);
  const texts: Texts = Object.fromEntries(rows.map(({ language, text }) => [language, text]));
  let candidates: Candidate[] = [];
  for (const { facts, alike } of await inGroups(told)) {
    const people = alike.map(({ person }) => person);
    const written = await compose(writer, settings, { purpose, channel, receivers, texts, people, facts });
    const events = new Map(alike.map((one) => [one.person._id, one]));
    const short = written.made.filter(
      ({ parts, person, address }) =>
        partsProblem(parts) === undefined && (events.get(person._id)?.among?.includes(address) ?? true),
    );
    candidates = candidates.concat(
      short.map((one) => ({ key: `${purpose} ${events.get(one.person._id)?.key} ${channel} ${one.address}`, one })),
    );
  }
  const made = (await notYetTold(writer, candidates, ({ key }) => key)).map(({ one }) => one);
  await keepMessages(writer, made, { purpose, channel, userID: null, dueAt: await dueAt(writer, settings, made) });
}

/** A message that is to be written unless its receiver was told already, with its key. */
interface Candidate {
  readonly key: string;
  readonly one: Composed;
}

/** The events in groups with the same facts for everybody, each of which is written in one go: reminders are, receipts are not. */
async function inGroups(happened: readonly Happened[]): Promise<readonly Group[]> {
  const groups = new Map<string, { facts: RecordFacts; alike: Happened[] }>();
  for (const one of happened) {
    const facts = await one.facts();
    const group = groups.get(JSON.stringify(facts)) ?? { facts, alike: [] };
    group.alike.push(one);
    groups.set(JSON.stringify(facts), group);
  }
  return [...groups.values()];
}

interface Group {
  readonly facts: RecordFacts;
  readonly alike: readonly Happened[];
}

/** The messages that were not written before, by their keys, which are recorded as written now (ME7). */
async function notYetTold<T>(writer: Writer, all: readonly T[], keyOf: (one: T) => string): Promise<T[]> {
  if (all.length === 0) return [];
  const taken = await askPrepared<{ key: string }>(
    writer.db,
    sql`insert into ${tableOf(writer, 'message_once')} (key, "createdAt")
      select distinct unnest(${all.map(keyOf)}::text[]), ${writer.now}::timestamptz on conflict (key) do nothing returning key`,
  );
  const fresh = new Set(taken.map(({ key }) => key));
  return all.filter((one) => fresh.delete(keyOf(one)));
}

/** When the messages are sent: after the quiet hours, and not before the next month if the limit of this one is reached. */
async function dueAt(writer: Writer, settings: OrganisationSettings, made: readonly Composed[]): Promise<Date> {
  const { timeZone } = settings;
  const isSpent = made.length > 0 && (await wouldPassLimit(writer, settings, made));
  const from = isSpent ? monthBegin(timeZone, writer.now, 1) : writer.now;
  return quietUntil(settings, from) ?? from;
}

/** How long a written event is remembered: long enough that it can no longer be found again. */
const knownFor = sql`interval '100 days'`;

/** Deletes records that are no longer needed. */
export async function forgetOld({ database, brand }: Where, now: Date): Promise<void> {
  await askPrepared(database.in(brand), forgetting({ brand }, now));
}

function forgetting(of: { readonly brand: string }, now: Date): Fragment {
  return sql`delete from ${tableOf(of, 'message_once')} where "createdAt" < ${now}::timestamptz - ${knownFor}`;
}
