import { ofDatabase } from '#kit/server/of-database';
import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { openLanes } from '#kit/server/bounded/lanes';
import { tooBusy } from '#kit/server/bounded/queue';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { ask, unnamed } from '#kit/server/sql/statement';
import { tryMail } from '#house/mail/mail.server';
import { type OrganisationSettings, settingsOf } from '#house/organisation/organisation.server';
import { sendSms } from '#house/sms/gateway.server';
import type { Outcome } from '#house/sms/gateway.rules';
import type { Where } from '#house/slice/slice.server';
import type { Channel } from './message.contract';
import { tellOfFailures } from './failure-news.server';
import { longestHanding, triedAgainAt } from './retry.rules';

/** A waiting message that was taken out to be sent. */
interface Due {
  readonly _id: string;
  readonly channel: Channel;
  readonly address: string;
  readonly text: string;
  readonly tries: number;
}

/**
 * A process hands over the messages of a brand one after the other, so that its requests to the gateway are bounded. One more round may
 * wait: it will find everything stored before it begins, so nobody needs another one.
 */
const roundsOn = ofDatabase(() => openLanes({ waiting: 1, refusal: () => tooBusy(60) }));

/** Begins to send what is due after a call has stored it; the answer of the call does not wait. */
export function deliverSoon({ database, product, brand, clock, request }: Call): void {
  void deliverDue({ database, product, brand }, clock).catch((error: unknown) => request.log.warn(error));
}

/**
 * Sends all that is due. Several processes may do so at once: each takes out one message after the other that no other process has. A
 * message taken out by a process that died is not sent again, because nobody knows how far it got.
 */
export async function deliverDue(where: Where, clock: () => Date): Promise<void> {
  const leave = await roundsOn(where.database)
    .enter(where.brand, 'alone')
    .catch(() => undefined);
  if (!leave) return;
  try {
    await giveUpLost(where, clock());
    while (await deliverNext(where, clock));
  } finally {
    leave();
  }
}

/** Sends the next message that is due, and returns whether there was one. */
async function deliverNext(where: Where, clock: () => Date): Promise<boolean> {
  const settings = await settingsOf({ db: where.database.in(where.brand) });
  const due = await takeOut(where, settings, clock());
  if (!due) return false;
  await settle(where, due, await handOver(where, settings, due), clock());
  return true;
}

/** Takes out the next message that can be sent: SMS if there is a gateway, emails if there is a mail server. The others wait for one. */
async function takeOut(
  where: Where,
  { smsProvider, smsUrl, smtpHost }: OrganisationSettings,
  now: Date,
): Promise<Due | undefined> {
  const channels = [
    ...(smsProvider === 'none' || smsUrl === null ? [] : ['sms']),
    ...(smtpHost === null ? [] : ['email']),
  ];
  const [due] = await ask<Due>(
    where.database,
    unnamed(sql`with due as (
        select w."messageID" from ${tableOf(where, 'message_waiting')} w join ${tableOf(where, 'message')} m on m._id = w."messageID"
        where w."dueAt" <= ${now} and w."begunAt" is null and m.channel = any(${channels}::text[])
        order by w."dueAt", w."messageID" limit 1 for update of w skip locked),
      taken as (update ${tableOf(where, 'message_waiting')} w set "begunAt" = ${now}, tries = w.tries + 1 from due
        where w."messageID" = due."messageID" returning w."messageID", w.tries)
      select m._id, m.channel, m.address, m.text, taken.tries from taken join ${tableOf(where, 'message')} m on m._id = taken."messageID"`),
  );
  return due;
}

async function handOver(
  where: Where,
  settings: OrganisationSettings,
  { channel, address, text }: Due,
): Promise<Outcome> {
  if (channel === 'email') {
    const db = where.database.in(where.brand);
    const why = await tryMail({ db }, { to: address, subject: settings.name, text });
    return why === undefined ? { is: 'taken' } : { is: 'again', why };
  }
  const { smsUrl } = settings;
  if (smsUrl === null) return { is: 'again', why: t('No gateway is set') };
  return sendSms({ ...settings, smsUrl }, { to: address, text }, where.product.smsLocal);
}

/** Stores the outcome of a message: sent, failed, or waiting for the next try. */
async function settle(where: Where, { _id, tries }: Due, outcome: Outcome, now: Date): Promise<void> {
  const again = outcome.is === 'again' ? triedAgainAt(tries, now) : undefined;
  if (again) {
    await run(
      where,
      sql`update ${tableOf(where, 'message_waiting')} set "begunAt" = null, "dueAt" = ${again} where "messageID" = ${_id}`,
    );
    return;
  }
  const isSent = outcome.is === 'taken';
  const error = outcome.is === 'taken' ? null : outcome.is === 'unknown' ? notKnown() : outcome.why;
  // A message that was certainly not sent costs nothing.
  const cost = isSent || outcome.is === 'unknown' ? sql`m.cost` : sql`0`;
  await run(
    where,
    sql`with gone as (delete from ${tableOf(where, 'message_waiting')} where "messageID" = ${_id})
      update ${tableOf(where, 'message')} m set "messageStatus" = ${isSent ? 'sent' : 'failed'}, error = ${error}, cost = ${cost},
        "sentAt" = ${isSent ? now : null}, "updatedAt" = ${now}, __v = __v + 1 where m._id = ${_id}`,
  );
  if (!isSent) await tellOfFailures(where, now);
}

function notKnown(): string {
  return t('Not known whether it was sent');
}

/**
 * Marks messages whose sending process has died as failed: it is not known whether they were sent, and they are not retried automatically
 * (ME10).
 */
async function giveUpLost(where: Where, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - longestHanding);
  await run(
    where,
    sql`with lost as (delete from ${tableOf(where, 'message_waiting')} where "begunAt" < ${longAgo} returning "messageID")
      update ${tableOf(where, 'message')} m set "messageStatus" = 'failed', error = ${notKnown()}, "updatedAt" = ${now}, __v = __v + 1
      from lost where m._id = lost."messageID"`,
  );
}

async function run({ database }: Where, fragment: Fragment): Promise<void> {
  await ask(database, unnamed(fragment));
}
