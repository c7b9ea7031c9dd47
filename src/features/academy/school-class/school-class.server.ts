import { sql } from 'kysely';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Call, Route } from '#kit/server/call';
import { crud } from '#kit/server/routes/crud';
import { refuseForeign } from '#kit/server/read/send';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { change } from '#kit/server/write/change';
import { insert, insertMany } from '#kit/server/write/insert';
import { refuseTakenRooms } from '#features/academy/clash/clash.server';
import { previewingClashes } from '#features/academy/clash/preview-clashes.server';
import { heldOn } from './held.server';
import { classesThat, listByRunning } from './running.server';
import { ownClasses } from './own-classes.server';
import { schoolClass } from './school-class.contract';
import { tellFreeSeat } from './seats.server';
import { classProblems, leftBehind } from './school-class.rules';
import { ownOrSubstituted } from './substitute.server';
import { keepWeek } from './week.server';

type SchoolClass = typeof schoolClass;

/** Refuses a call with 403 where a teacher's filter names another's class (A14). */
export async function refuseForeignClassFilter(call: Call): Promise<void> {
  const { classID } = call.query;
  if (classID !== undefined) await refuseForeign(call, schoolClass, classID, ownClasses);
}

async function open(call: Call, sent: Sent<SchoolClass> & { readonly _id: string }): Promise<Got<SchoolClass>> {
  refuseInvalid(classProblems(sent));
  const saved = await insert(call, schoolClass, sent);
  if (sent.roomID) await refuseTakenRooms(call, [sent._id]);
  return saved;
}

async function edit(
  call: Call,
  row: Row<SchoolClass>,
  sent: Edit<SchoolClass>,
  body: unknown,
): Promise<Got<SchoolClass>> {
  const asked = { ...sent, ...leftBehind(row, sent) };
  const { _id: id } = row;
  refuseInvalid(classProblems({ ...row, ...asked }));
  const { values, beside } = await keepWeek(call, row, asked, body);
  if (values.courseID !== undefined && values.courseID !== row.courseID) await refuseEnrolled(call, id);
  if (values.gradeScaleID !== undefined && values.gradeScaleID !== row.gradeScaleID) await refuseMarked(call, id);
  const saved = await change(call, schoolClass, id, values, beside);
  if (beside || plansLessons(row, values)) await refuseTakenRooms(call, [id]);
  if (values.capacity !== undefined && values.capacity !== row.capacity) await tellFreeSeat(call, id);
  return saved;
}

/** Refuses to change the course of a class that enrollments, fees and attendance carry too. */
async function refuseEnrolled(call: Call, id: string): Promise<void> {
  const enrolled = await call.db
    .selectFrom('enrollment')
    .select('_id')
    .where('classID', '=', id)
    .limit(1)
    .executeTakeFirst();
  refuseConflict(enrolled && t('Students are enrolled in this class, so its course cannot be changed'), 'courseID');
}

/** Refuses to change the scale of a class with marks: grades on paper must stay as they are (GB10). */
async function refuseMarked(call: Call, id: string): Promise<void> {
  const marked = await call.db.selectFrom('mark').select('_id').where('classID', '=', id).limit(1).executeTakeFirst();
  refuseConflict(
    marked && t('Students have marks in this class, so its grade scale cannot be changed'),
    'gradeScaleID',
  );
}

/** The columns that decide, together with its week, on which days a class has lessons in a room. */
const planning = ['startedDate', 'endDate', 'classStatus', 'classShift'] as const;

function plansLessons(row: Row<SchoolClass>, values: Edit<SchoolClass>): boolean {
  return planning.some((name) => values[name] !== undefined && values[name] !== row[name]);
}

const clashing = previewingClashes(({ _id }) => _id);

export const schoolClassRoutes: Route[] = crud(schoolClass, {
  scope: ownOrSubstituted,
  list: listByRunning(schoolClass, (runs, call) => sql`t._id in ${classesThat(runs, call)}`, ownClasses),
  optionFilters: heldOn,
  creating: clashing,
  editing: clashing,
  create: open,
  update: edit,
  many: {
    check: (_call, sent) => refuseInvalid(classProblems(sent)),
    // The lessons of a class in a room follow from what is stored (CL6).
    contendedFor: ({ roomID }) => roomID ?? undefined,
    create: async (call, rows) => {
      await insertMany(call, schoolClass, rows);
      const housed = rows.filter(({ roomID }) => roomID).map(({ _id }) => _id);
      if (housed.length > 0) await refuseTakenRooms(call, housed);
    },
  },
});
