import { sql } from 'kysely';
import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import { addDays } from '#kit/rules/calendar';
import { record } from '#kit/server/activity-log';
import { type Call, caller, type Route } from '#kit/server/call';
import { networkOf } from '#kit/server/http/address';
import { speakingTo } from '#kit/server/http/spoken';
import { absence } from '#kit/server/policy';
import { refuse } from '#kit/server/refusal';
import { on } from '#kit/server/routes/crud';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { settingsOf } from '#house/organisation/organisation.server';
import { attendedBy, lessonsIn, ofStudents, taughtBy } from './timetable.server';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import { type CalendarOwner, digest, makeKey, ownerOf } from './calendar-key.server';
import { calendarText } from './calendar-text.rules';
import { calendarDays, calendarFile, type CalendarMade, makeCalendar } from './lesson-calendar.contract';
import { type CalendarLesson, eventOf } from './lesson-event.rules';

/** `POST calendar/token`: a new address of the caller's calendar, which is shown only now. */
async function make(call: Call): Promise<CalendarMade> {
  const token = await makeKey(call);
  const { publicAddress } = await settingsOf(call);
  const { protocol, host, url } = call.request;
  const path = url.replace(/token(\?.*)?$/, `${token}.ics`);
  const { _id, name } = caller(call);
  await record(call, { action: 'key made', resource: 'calendar', recordID: _id, label: name });
  const message = t('Add this address to your calendar now: it is not shown again');
  return { status: true, message, url: `${publicAddress ?? `${protocol}://${host}`}${path}` };
}

/** `GET calendar/{token}.ics`: the calendar as iCalendar text; 404 for a token that is not valid. */
async function read(call: Call): Promise<unknown> {
  const missing = absence([timetableFeature.name], call.house.features);
  if (missing !== undefined) return refuseUnknown(call, missing);
  const { token = '' } = call.params;
  const owner = (await ownerOf(call, token)) ?? refuseUnknown(call, t('No calendar has this address'));
  call.bounded.handedIn.count(`${call.brand} ${digest(token)}`, call.now);
  const { name } = await settingsOf(call);
  const lessons = await lessonsOf(call, owner);
  const stamp = call.now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const text = speakingTo(call.product.catalogues, owner.language, () =>
    calendarText({ name, stamp, events: lessons.map(eventOf) }),
  );
  call.reply.header('x-robots-tag', 'noindex, nofollow');
  return call.reply.type('text/calendar; charset=utf-8').send(text);
}

/** Refuses an unknown address, and slows down a client that tries several. */
function refuseUnknown({ bounded, address, now }: Call, sentence: string): never {
  bounded.visits.count(networkOf(address), now);
  return refuse(404, sentence);
}

/**
 * The lessons of a calendar: of a teacher, those that they give, including those for others; in the portal, those of the students whom it
 * shows.
 */
function lessonsOf(call: Call, owner: CalendarOwner): Promise<CalendarLesson[]> {
  const from: Day = addDays(call.today, -calendarDays.back);
  const to: Day = addDays(call.today, calendarDays.ahead);
  const [classes, condition] =
    'teacherID' in owner
      ? [taughtBy(call, owner.teacherID), sql`l."teacherID" = ${owner.teacherID}`]
      : [attendedBy(call, owner.students), ofStudents(call, owner.students)];
  const instant = (time: Fragment) =>
    sql`to_char((q.date + ${time}::time) at time zone ${call.house.timeZone} at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"')`;
  return askPrepared<CalendarLesson>(
    call.db,
    sql`select q.*, ${instant(sql`q."TimeIn"`)} as start, ${instant(sql`q."TimeOut"`)} as "end", x.__v as version
      from (${lessonsIn(call, { from, to, classes }, condition)}) q
      left join ${tableOf(call, 'lesson_change')} x on x._id = q."lessonChangeID"
      where q.state <> 'holiday' order by q.date, q."TimeIn"`,
  );
}

export const calendarRoutes: Route[] = [
  on(makeCalendar, make),
  {
    ...calendarFile,
    schema: { reply: () => ({ type: 'string', format: 'binary', contentMediaType: 'text/calendar' }) },
    handle: read,
  },
];
