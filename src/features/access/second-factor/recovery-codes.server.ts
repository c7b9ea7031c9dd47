import { randomInt } from 'node:crypto';
import type { Call } from '../../../kit/server/call';
import { hashPassword, isPassword } from '../credential/credential.server';
import { recoveryCodeCount, recoveryLength, recoveryLetters } from './second-factor.rules';
import './second-factor-tables.server';

function newCode(): string {
  return Array.from({ length: recoveryLength }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join('');
}

/** Makes a user's recovery codes and answers them: nothing tells them a second time. */
export async function makeRecoveryCodes(call: Call, userID: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  const rows: { userID: string; codeHash: string }[] = [];
  // One by one: each takes 19 MiB while it is made.
  for (const code of codes) rows.push({ userID, codeHash: await hashPassword(code) });
  await call.db.insertInto('recovery_code').values(rows).execute();
  return codes;
}

/** Takes a recovery code, which is gone then; false where it is none of the user's. The caller holds the user locked. */
export async function takeRecoveryCode(call: Call, userID: string, code: string): Promise<boolean> {
  const kept = await call.db.selectFrom('recovery_code').select('codeHash').where('userID', '=', userID).execute();
  for (const { codeHash } of kept) {
    if (!(await isPassword(codeHash, code))) continue;
    await call.db.deleteFrom('recovery_code').where('userID', '=', userID).where('codeHash', '=', codeHash).execute();
    return true;
  }
  return false;
}

export async function recoveryCodesLeft(call: Call, userID: string): Promise<number> {
  const { left } = await call.db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('userID', '=', userID)
    .executeTakeFirstOrThrow();
  return Number(left);
}
