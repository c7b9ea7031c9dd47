import type { Call } from '#kit/server/call';
import { openText, sealText, type Seal } from '#kit/server/sealed-text';
import { storedRecoveryCode, takeRecoveryCode } from './recovery-codes.server';
import { isAppCode, isRecoveryCode, meantCode } from '#house/second-factor/second-factor.rules';
import './second-factor-tables.server';
import { stepWithCode } from './totp.server';

/** The seal of one user of one brand: copied into another user's row, the secret cannot be opened. */
function sealOf(call: Pick<Call, 'brand'>, userID: string): Seal {
  return { purpose: 'daftar second factor', owner: `${call.brand} ${userID}` };
}

/** Stores a secret until its owner proves to have it; an earlier waiting one becomes invalid. */
export async function keepSecret(call: Call, userID: string, secret: string): Promise<void> {
  await dropFactor(call, userID);
  const sealed = await sealText(call.database, sealOf(call, userID), secret);
  await call.db.insertInto('second_factor').values({ userID, secret: sealed }).execute();
}

/** A code to check: an app's as it was typed, a recovery code as its stored hash. */
export type OfferedCode =
  | { readonly kind: 'app'; readonly code: string }
  | { readonly kind: 'recovery'; readonly codeHash: string };

/** Compares a recovery code with those that are stored, outside of any transaction; undefined if what was typed is not a code. */
export async function offeredCode(call: Call, userID: string, typed: string): Promise<OfferedCode | undefined> {
  const code = meantCode(typed);
  if (isAppCode(code)) return { kind: 'app', code };
  const codeHash = isRecoveryCode(code) ? await storedRecoveryCode(call, userID, code) : undefined;
  return codeHash === undefined ? undefined : { kind: 'recovery', codeHash };
}

/**
 * Uses up a code of a user whom the caller holds locked, so that of two calls with the same code only one succeeds. Undefined if it is
 * wrong, outside its time, or was used before.
 */
export async function takeCode(
  call: Call,
  userID: string,
  offered: OfferedCode | undefined,
): Promise<OfferedCode['kind'] | undefined> {
  if (!offered) return undefined;
  const isTaken =
    offered.kind === 'app'
      ? await takeAppCode(call, userID, offered.code)
      : await takeRecoveryCode(call, userID, offered.codeHash);
  return isTaken ? offered.kind : undefined;
}

async function takeAppCode(call: Call, userID: string, code: string): Promise<boolean> {
  const stored = await call.db.selectFrom('second_factor').selectAll().where('userID', '=', userID).executeTakeFirst();
  if (!stored) return false;
  const secret = await openText(call.database, sealOf(call, userID), stored.secret);
  const step = stepWithCode(secret, code, call.now, Number(stored.lastStep));
  if (step === undefined) return false;
  await call.db.updateTable('second_factor').set({ lastStep: step }).where('userID', '=', userID).execute();
  return true;
}

/** Deletes a user's secret with the recovery codes, and the logins that wait for a code. */
export async function dropFactor(call: Pick<Call, 'db'>, userID: string): Promise<void> {
  await call.db.deleteFrom('second_factor').where('userID', '=', userID).execute();
  await call.db.deleteFrom('login_challenge').where('userID', '=', userID).execute();
}
