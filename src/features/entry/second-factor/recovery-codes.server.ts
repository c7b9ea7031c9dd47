import { randomInt } from 'node:crypto';
import { hashPassword, isPassword } from '#kit/server/bounded/hashing';
import type { Call } from '#kit/server/call';
import { recoveryCodeCount, recoveryLength, recoveryLetters } from '#house/second-factor/second-factor.rules';
import './second-factor-tables.server';

function newCode(): string {
  return Array.from({ length: recoveryLength }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join('');
}

/** A recovery code as its owner sees it, once, and the hash that is stored. */
export interface NewRecoveryCode {
  readonly code: string;
  readonly codeHash: string;
}

/** Makes recovery codes for a user, outside of any transaction: each takes as long as a login. */
export async function newRecoveryCodes(): Promise<NewRecoveryCode[]> {
  const made: NewRecoveryCode[] = [];
  // One by one, so that they take no more hashing at a time than a login.
  for (let count = 0; count < recoveryCodeCount; count++) {
    const code = newCode();
    made.push({ code, codeHash: (await hashPassword(code)).hash });
  }
  return made;
}

export async function keepRecoveryCodes(call: Call, userID: string, codes: readonly NewRecoveryCode[]): Promise<void> {
  const rows = codes.map(({ codeHash }) => ({ userID, codeHash }));
  await call.db.insertInto('recovery_code').values(rows).execute();
}

/** The stored hash of a recovery code; undefined if it is not one of the user's. */
export async function storedRecoveryCode(call: Call, userID: string, code: string): Promise<string | undefined> {
  const stored = await call.db.selectFrom('recovery_code').select('codeHash').where('userID', '=', userID).execute();
  for (const { codeHash } of stored) if (await isPassword(codeHash, code)) return codeHash;
  return undefined;
}

/** Uses up a recovery code; false if another call used it first. */
export async function takeRecoveryCode(call: Call, userID: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await call.db
    .deleteFrom('recovery_code')
    .where('userID', '=', userID)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function recoveryCodesLeft(call: Call, userID: string): Promise<number> {
  const { left } = await call.db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('userID', '=', userID)
    .executeTakeFirstOrThrow();
  return Number(left);
}
