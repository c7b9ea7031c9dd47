import { sql } from 'kysely';
import type { Got, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { readRecords } from '#kit/server/read/send';
import { refuseConflict } from '#kit/server/refusal';
import { functionOf, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { change } from '#kit/server/write/change';
import { insert } from '#kit/server/write/insert';
import { withFewGuardians } from './few-guardians.server';
import { refuseMoreToSee } from './more-to-see.server';
import { guardian, type guardianLine, mostChildren } from './guardian.contract';

/** Keeps a line of a file: the child of a new guardian, or one more of the guardian whose phone it names. */
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
