import { sql } from 'kysely';
import { join } from 'node:path';
import { comma, counted, t } from '#kit/contract/language';
import { dayFormat, locale, shownMoment } from '#kit/rules/show';
import { lastBackup } from '#database/backup/facts';
import { clockProblem } from '#kit/server/clock-watch';
import type { Call } from '#kit/server/call';
import { damageOf } from '#kit/server/damage';
import { pendingMigrations } from '#database/migrate';
import { projectRoot } from '#kit/server/project-root';
import { tableOf } from '#kit/server/sql/fragment';
import { ask, unnamed } from '#kit/server/sql/statement';
import { standingOf } from '#kit/server/standing';
import type { HealthFact } from './health.contract';
import { aboutMessages } from './message-facts.server';
import { backupTone, clockTone, diskTone } from './health.rules';

/** The state of the product as a list of facts, in the caller's language. */
export async function healthFacts(call: Call): Promise<HealthFact[]> {
  return [
    ...(await aboutDatabase(call)),
    await aboutDisk(call),
    await aboutProgram(call),
    await aboutBackup(call),
    await aboutLog(call),
    await aboutMail(call),
    ...(await aboutMessages(call)),
    await aboutSessions(call),
  ];
}

/** An instant in the organisation's time zone. */
export function moment(call: Call, instant: string | Date): string {
  return shownMoment(new Date(instant), {
    ...dayFormat,
    hour: '2-digit',
    minute: '2-digit',
    timeZone: call.house.timeZone,
  });
}

async function aboutDatabase(call: Call): Promise<HealthFact[]> {
  const began = performance.now();
  const asked = Date.now();
  const log = tableOf(call, 'activity');
  const facts = sql`
    select clock_timestamp() as at, (select max("createdAt") from ${log}) as newest, current_setting('server_version') as version,
      has_table_privilege(${`${call.brand}.activity`}::text, 'DELETE') as "mayAll"`;
  const [found] = await ask<{ at: string; version: string; mayAll: boolean; newest: string | null }>(
    call.database,
    unnamed(facts),
  );
  const milliseconds = Math.max(1, Math.round(performance.now() - began));
  const { at = '', version = '', mayAll = true, newest = null } = found ?? {};
  return [
    aboutDamage(call) ?? {
      name: t('Database'),
      tone: milliseconds > 1000 ? 'attention' : 'good',
      said: t('PostgreSQL {version} answers in {milliseconds} ms.', {
        version: version.split(' ')[0] ?? '',
        milliseconds,
      }),
    },
    {
      name: t('Rights'),
      tone: mayAll ? 'attention' : 'good',
      said: mayAll
        ? t(
            'The program has every right in the database, even to delete money documents. README, Deployment, says how to take them away.',
          )
        : t('The program itself cannot delete money documents or change the activity log.'),
    },
    aboutClock(call, Date.parse(at) - asked, newest ?? at),
  ];
}

function aboutDamage(call: Call): HealthFact | undefined {
  const damage = damageOf(call.database);
  if (!damage) return undefined;
  const { at, problem } = damage;
  return {
    name: t('Database'),
    tone: 'wrong',
    said: t('A damaged part was found on {moment}: “{problem}”. Check the disk, and restore the newest backup.', {
      moment: moment(call, at),
      problem,
    }),
  };
}

function aboutClock(call: Call, between: number, newest: string): HealthFact {
  const name = t('Clock');
  const tone = clockTone(between);
  const seconds = Math.round(Math.abs(between) / 1000);
  if (tone !== 'good')
    return {
      name,
      tone,
      said: counted(
        seconds,
        'The clocks of program and database are {count} second apart. Set both machines by a time server.',
        'The clocks of program and database are {count} seconds apart. Set both machines by a time server.',
      ),
    };
  if (clockProblem(new Date(newest), call.now) === undefined)
    return { name, tone, said: t('The clocks of program and database agree.') };
  const moments = { now: moment(call, call.now), newest: moment(call, newest) };
  return {
    name,
    tone: 'attention',
    said: t(
      'It is {now} by the clock, but something was recorded on {newest}: the clock is behind, or it was ahead then. Set the machine by a time server.',
      moments,
    ),
  };
}

async function aboutDisk({ database }: Call): Promise<HealthFact> {
  const name = t('Disk space');
  const room = await standingOf(database)
    ?.room()
    .catch(() => undefined);
  if (!room) return { name, tone: 'good', said: t('The database is on another server, whose disk is watched there.') };
  const [free, all, reserve] = [gigabytes(room.free), gigabytes(room.all), gigabytes(room.reserve)];
  const tone = diskTone(room.free, room.reserve);
  const said =
    tone === 'wrong'
      ? t('{free} of {all} GB are free. Nothing can be saved until more than {reserve} GB are: make room.', {
          free,
          all,
          reserve,
        })
      : t('{free} of {all} GB are free.', { free, all });
  return { name, tone, said };
}

function gigabytes(bytes: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(bytes / 1e9);
}

async function aboutProgram(call: Call): Promise<HealthFact> {
  const { version = '', startedAt = call.now } = standingOf(call.database) ?? {};
  const missing = await pendingMigrations(call.database, {
    dir: join(projectRoot, 'migrations'),
    brands: [call.brand],
  });
  const said =
    missing.length > 0
      ? counted(
          missing.length,
          '{count} change of the database was not made: {names}.',
          '{count} changes of the database were not made: {names}.',
          {
            names: missing.join(comma()),
          },
        )
      : t('Version {version}, running since {moment}; the database is up to date.', {
          version,
          moment: moment(call, startedAt),
        });
  return { name: t('Program'), tone: missing.length > 0 ? 'wrong' : 'good', said };
}

async function aboutBackup(call: Call): Promise<HealthFact> {
  const name = t('Backup');
  const { succeeded, failed } = await lastBackup(call.database);
  if (failed)
    return { name, tone: 'wrong', said: t('The last backup failed: {problem}', { problem: failed.problem ?? '' }) };
  if (!succeeded)
    return {
      name,
      tone: backupTone(undefined),
      said: t('There is no backup yet. Ask whoever looks after the server to make one.'),
    };
  const made = succeeded.finishedAt ?? succeeded.startedAt;
  const tone = backupTone(call.now.getTime() - Date.parse(made));
  const facts = { moment: moment(call, made), megabytes: Math.max(1, Math.round((succeeded.bytes ?? 0) / 1e6)) };
  return {
    name,
    tone,
    said:
      tone === 'good'
        ? t('Made on {moment}, {megabytes} MB.', facts)
        : t('The newest is from {moment}, {megabytes} MB: none has been made since.', facts),
  };
}

async function aboutLog(call: Call): Promise<HealthFact> {
  const lines = sql`
    select count(*) as waiting, coalesce(min(a."createdAt") < now() - interval '5 minutes', false) as late
    from ${tableOf(call, 'activity_unsealed')} u join ${tableOf(call, 'activity')} a on a._id = u."activityID"`;
  const [found] = await ask<{ waiting: number; late: boolean }>(call.database, unnamed(lines));
  const { waiting = 0, late = false } = found ?? {};
  const said = late
    ? counted(
        waiting,
        '{count} line waits to be sealed for more than five minutes.',
        '{count} lines wait to be sealed for more than five minutes.',
      )
    : t('Every line is sealed a moment after it was written.');
  return { name: t('Activity log'), tone: late ? 'attention' : 'good', said };
}

async function aboutMail(call: Call): Promise<HealthFact> {
  const name = t('Mail');
  const { smtpHost } = await call.db.selectFrom('organisation').select('smtpHost').executeTakeFirstOrThrow();
  const { mails } = await call.db
    .selectFrom('outbox')
    .select((on) => on.fn.countAll<number>().as('mails'))
    .where('createdAt', '>', sql<string>`now() - interval '7 days'`)
    // A newer one may be on its way.
    .where('createdAt', '<', sql<string>`now() - interval '1 minute'`)
    .executeTakeFirstOrThrow();
  if (smtpHost === null)
    return {
      name,
      tone: 'attention',
      said: t('No mail server is set: emails stay in the outbox, under Settings.'),
    };
  if (mails === 0) return { name, tone: 'good', said: t('Every email of the last week was sent.') };
  return {
    name,
    tone: 'wrong',
    said: counted(
      mails,
      '{count} email of the last week could not be sent. It is in the outbox of the settings.',
      '{count} emails of the last week could not be sent. They are in the outbox of the settings.',
    ),
  };
}

async function aboutSessions(call: Call): Promise<HealthFact> {
  const { sessions } = await call.db
    .selectFrom('session')
    .select((on) => on.fn.countAll<number>().as('sessions'))
    .where('expiresAt', '>', call.now.toISOString())
    .executeTakeFirstOrThrow();
  return {
    name: t('Sessions'),
    tone: 'good',
    said: counted(sessions, '{count} session is open.', '{count} sessions are open.'),
  };
}
