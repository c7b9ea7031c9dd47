import { sql } from 'kysely';
import type { Got, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { readRecords } from '#kit/server/read/send';
import { refuseConflict, refuseField } from '#kit/server/refusal';
import { functionOf, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { change } from '#kit/server/write/change';
import { insert } from '#kit/server/write/insert';
import { credentialOf } from '#house/credential/credential.server';
import { guardianLoginProblem } from '#house/credential/login-gate.server';
import type { Access } from '#features/academy/student/relation.contract';
import { guardiansProblem, opensBeyond } from './guardian.rules';
import { guardian, type guardianLine, mostChildren, mostGuardians } from './guardian.contract';

/** Keeps a line of a file: a child of a new guardian, or one more child of the guardian whose phone it names. */
export async function keepLine(call: Call, line: Sent<typeof guardianLine>): Promise<Got<typeof guardian>> {
  const { guardianName, guardianPhone, stdID: studentID, relation, access, consentDate } = line;
  const child = { studentID, relation, access, consentDate };
  const known = await guardianWith(call, guardianPhone);
  if (!known)
    return withFewGuardians(call, [child], () =>
      insert(call, guardian, { guardianName, guardianPhone, children: [child] }),
    );
  const children = known.children.map(({ studentID: { _id }, ...rest }) => ({ ...rest, studentID: _id }));
  refuseConflict(doubtOf(children, studentID), 'stdID');
  await refuseMoreToSee(call, known, [...children, child]);
  return withFewGuardians(call, [child], () => change(call, guardian, known._id, { children: [...children, child] }));
}

function doubtOf(children: readonly { readonly studentID: string }[], studentID: string): string | undefined {
  if (children.some((one) => one.studentID === studentID)) return t('This child stands here twice');
  if (children.length < mostChildren) return undefined;
  return t('A guardian has at most {count} children', { count: mostChildren });
}

/** The guardian with a phone, however it is written, held until the call ends. */
async function guardianWith(call: Call, phone: string): Promise<Got<typeof guardian> | undefined> {
  const [held] = await askPrepared<{ _id: string }>(
    call.db,
    sql`select _id from ${tableOf(call, guardian.table)}
      where "guardianPhoneNormal" = ${functionOf(call, 'phone_form')}(${phone}, ${call.house.countryCode})
      order by "createdAt", _id limit 1 for no key update`,
  );
  return held && (await readRecords(call, guardian, [held._id]))[0];
}

/**
 * Saves a guardian while its children are held, so that two calls at once cannot give a student a fifth guardian (FA2); 409 with the
 * students who have too many.
 */
export async function withFewGuardians<T>(
  call: Call,
  children: readonly { readonly studentID: string }[],
  write: () => Promise<T>,
): Promise<T> {
  const ids = children.map(({ studentID }) => studentID);
  if (ids.length === 0) return write();
  const students = tableOf(call, 'student');
  await askPrepared(
    call.db,
    sql`select _id from ${students} where _id = any(${ids}::uuid[]) order by _id for no key update`,
  );
  const written = await write();
  const crowded = await askPrepared<{ studentName: string }>(
    call.db,
    sql`select s."studentName" from ${tableOf(call, 'guardian_child')} c join ${students} s on s._id = c."studentID"
      where c."studentID" = any(${ids}::uuid[]) group by s._id having count(*) > ${mostGuardians} order by 1`,
  );
  refuseConflict(guardiansProblem(crowded.map(({ studentName }) => studentName)), 'children');
  return written;
}

/**
 * Refuses children whom a guardian's existing login would show, if the caller may not see as much: nobody can give a login more than they
 * have themselves. Without a login nothing is shown yet, and the check is made when the PIN is given.
 */
export async function refuseMoreToSee(
  call: Call,
  { _id }: { readonly _id: string },
  wanted: readonly { readonly studentID: string; readonly access?: Access | undefined }[],
): Promise<void> {
  if (!(await credentialOf(call, { kind: 'guardian', id: _id }))) return;
  const [stored] = await readRecords(call, guardian, [_id]);
  const before = (stored?.children ?? []).map(({ studentID, access }) => ({ studentID: studentID._id, access }));
  const after = wanted.map(({ studentID, access = 'all' }) => ({ studentID, access }));
  const problem = guardianLoginProblem(call, opensBeyond(before, after));
  if (problem !== undefined) refuseField(403, 'children', problem);
}
