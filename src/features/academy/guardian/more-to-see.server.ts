import type { Call } from '#kit/server/call';
import { readRecords } from '#kit/server/read/send';
import { refuseField } from '#kit/server/refusal';
import { credentialOf } from '#house/credential/credential.server';
import { guardianLoginProblem } from '#house/credential/login-gate.server';
import type { Access } from '#features/academy/student/relation.contract';
import { guardian } from './guardian.contract';
import { opensBeyond } from './guardian.rules';

/**
 * Refuses children who would be seen with the login that a guardian has, where the caller may not see as much: a login opens nothing
 * more than whoever gives it holds. Without a login nothing is seen yet, and the PIN is asked about.
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
