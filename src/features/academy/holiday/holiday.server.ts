import { sql } from 'kysely';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import type { Call, Route } from '#kit/server/call';
import { refuseInvalid } from '#kit/server/refusal';
import { crud } from '#kit/server/routes/crud';
import { previewedBy } from '#kit/server/routes/tried';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { change } from '#kit/server/write/change';
import { insert, insertMany } from '#kit/server/write/insert';
import { type HolidayPreviewed, holiday } from './holiday.contract';
import { holidayProblems, registersWarning } from './holiday.rules';

type Holiday = typeof holiday;

async function enter(call: Call, sent: Sent<Holiday> & { readonly _id: string }): Promise<Got<Holiday>> {
  refuseInvalid(holidayProblems(sent));
  return insert(call, holiday, sent);
}

async function edit(call: Call, stored: Row<Holiday>, values: Edit<Holiday>): Promise<Got<Holiday>> {
  refuseInvalid(holidayProblems({ ...stored, ...values }));
  return change(call, holiday, stored._id, values);
}

/** The number of registers within the days of a holiday, which a preview reports before it is saved (CL10). */
async function registersWithin(call: Call, info: Readonly<Record<string, unknown>>): Promise<HolidayPreviewed> {
  const { startDate, endDate } = info;
  const [found] = await askPrepared<{ registers: number }>(
    call.db,
    sql`select count(*)::int as registers from (select distinct "classID", date from ${tableOf(call, 'attendance')}
      where date between ${startDate}::date and ${endDate}::date) a`,
  );
  const registers = found?.registers ?? 0;
  return { status: true, message: registersWarning(registers), registers };
}

const previewed = previewedBy({ registers: { type: 'integer' } }, registersWithin);

export const holidayRoutes: Route[] = crud(holiday, {
  creating: previewed,
  editing: previewed,
  create: enter,
  update: edit,
  many: {
    check: (_call, sent) => refuseInvalid(holidayProblems(sent)),
    create: (call, rows) => insertMany(call, holiday, rows),
  },
});
