import { sql } from 'kysely';
import type { ReplyOf } from '#kit/contract/endpoint';
import { counted, t } from '#kit/contract/language';
import type { Call, Route } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { readRecords } from '#kit/server/read/send';
import { on } from '#kit/server/routes/crud';
import { isPreview } from '#kit/server/routes/preview';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { change } from '#kit/server/write/change';
import { insertMany } from '#kit/server/write/insert';
import { fromParents, type FromParents } from './from-parents.contract';
import { guardian, mostChildren, mostGuardians } from './guardian.contract';

type Answer = ReplyOf<typeof fromParents>;

/** The most phones of one call (B19), so that it holds its locks only for a moment. */
const mostPhones = 500;

interface Pupil {
  readonly _id: string;
  readonly studentName: string;
  readonly stdID: number;
  readonly guardians: number;
}

/** Students who share a parent's phone and are not yet children of a guardian with it. */
interface ParentPhone {
  readonly phone: string;
  /** The parent's name of the newest student who has one. */
  readonly name: string | null;
  /** The guardian with this phone, and how many children it has. */
  readonly known: string | null;
  readonly has: number;
  readonly students: readonly Pupil[];
}

type Family = Omit<ParentPhone, 'students'> & { readonly children: readonly Pupil[] };

/** `POST guardian/fromParents`: makes one guardian for each phone of a parent; run a second time, it makes none (FA1). */
async function makeFromParents(call: Call): Promise<Answer> {
  const asked = isPreview(call);
  const phones = asked ? await parentPhones(call, sql`true`) : await heldPhones(call);
  const families = phones.map(({ students, ...phone }) => {
    const room = students.filter(({ guardians }) => guardians < mostGuardians);
    return { ...phone, children: room.slice(0, Math.max(0, mostChildren - phone.has)) };
  });
  const taken = new Set(families.flatMap(({ children }) => children.map(({ _id }) => _id)));
  const skipped = phones.flatMap(({ students }) => students.filter(({ _id }) => !taken.has(_id)));
  const grown = families.filter(({ children }) => children.length > 0);
  const fresh = grown.filter(({ known }) => known === null).map((family) => ({ ...family, known: newId() }));
  const joined = grown.filter(({ known }) => known !== null);
  if (!asked) await keep(call, fresh, joined);
  const said = (family: Family): FromParents => saidOf(family, asked);
  return {
    status: true,
    message: counted(
      fresh.length,
      '{count} guardian from phones of parents',
      '{count} guardians from phones of parents',
    ),
    info: fresh.map(said),
    merged: joined.map(said),
    skipped: skipped.map(({ _id, studentName, stdID }) => ({ _id, studentName, stdID })),
  };
}

async function keep(call: Call, fresh: readonly Family[], joined: readonly Family[]): Promise<void> {
  const rows = fresh.map((family) => ({
    _id: family.known ?? newId(),
    guardianName: nameOf(family),
    guardianPhone: family.phone,
    children: family.children.map(childOf),
  }));
  await insertMany(call, guardian, rows);
  const before = await readRecords(
    call,
    guardian,
    joined.flatMap(({ known }) => known ?? []),
  );
  for (const { _id, children } of before) {
    const kept = children.map(({ studentID, ...rest }) => ({ ...rest, studentID: studentID._id }));
    const more = joined.find(({ known }) => known === _id)?.children ?? [];
    await change(call, guardian, _id, { children: [...kept, ...more.map(childOf)] });
  }
}

/** The child of a guardian of whom only a phone is known: the guardian sees nothing until it is agreed (FA1). */
function childOf({ _id: studentID }: Pupil) {
  return { studentID, relation: 'other', access: 'contact', consentDate: null } as const;
}

/** The name of the parent; without one, 'Parent of' the student. */
function nameOf({ name, children }: Family): string {
  return name ?? t('Parent of {name}', { name: children.at(-1)?.studentName ?? '' });
}

function saidOf(family: Family, asked: boolean): FromParents {
  return {
    _id: asked && family.known !== null ? null : family.known,
    guardianName: nameOf(family),
    guardianPhone: family.phone,
    children: family.children.map(({ studentName }) => studentName),
  };
}

/** The phones of parents, with their guardians and students locked in the one order of locks, so that nobody else links them meanwhile. */
async function heldPhones(call: Call): Promise<readonly ParentPhone[]> {
  const [guardians, students] = [tableOf(call, guardian.table), tableOf(call, 'student')];
  const found = await parentPhones(call, sql`true`);
  const known = found.flatMap((one) => one.known ?? []);
  const ids = found.flatMap((one) => one.students.map(({ _id }) => _id));
  await askPrepared(
    call.db,
    sql`select _id from ${guardians} where _id = any(${known}::uuid[]) order by _id for no key update`,
  );
  await askPrepared(
    call.db,
    sql`select _id from ${students} where _id = any(${ids}::uuid[]) order by _id for no key update`,
  );
  return parentPhones(call, sql`s._id = any(${ids}::uuid[])`);
}

/** At most this many phones, of the students `s` that meet a condition. */
async function parentPhones(call: Call, condition: Fragment): Promise<readonly ParentPhone[]> {
  const children = tableOf(call, 'guardian_child');
  const newest = sql`order by s."createdAt" desc, s._id desc`;
  const student = sql`json_build_object('_id', s._id, 'studentName', s."studentName", 'stdID', s."stdID",
    'guardians', (select count(*) from ${children} c where c."studentID" = s._id))`;
  return askPrepared<ParentPhone>(
    call.db,
    sql`select (array_agg(s."parentPhone" ${newest}))[1] as phone,
        (array_agg(s."parentName" ${newest}) filter (where s."parentName" is not null))[1] as name,
        g._id as known, (select count(*) from ${children} c where c."guardianID" = g._id) as has,
        json_agg(${student} order by s."createdAt", s._id) as students
      from ${tableOf(call, 'student')} s
      left join lateral (select _id from ${tableOf(call, guardian.table)} where "guardianPhoneNormal" = s."parentPhoneNormal"
        order by "createdAt", _id limit 1) g on true
      where s."parentPhoneNormal" is not null and ${condition}
        and not exists (select from ${children} c where c."guardianID" = g._id and c."studentID" = s._id)
      group by s."parentPhoneNormal", g._id order by min(s."createdAt"), s."parentPhoneNormal" limit ${mostPhones}`,
  );
}

export const fromParentsRoute: Route = on(fromParents, makeFromParents);
