import { t } from '#kit/contract/language';
import { type Hashed, hashPassword } from '#kit/server/bounded/hashing';
import type { Call } from '#kit/server/call';
import type { Database } from '#kit/server/db';
import { writeEvent } from '#house/activity/event.server';
import { type Credential, credentialNamed } from '#house/credential/credential.server';
import { setOwnPassword } from '#house/credential/login-gate.server';
import { codeSubject, forgetAccount, forgetFailures } from '#house/tries/slow-down.server';
import { type Brand, brands } from '#house/brand/brand.contract';
import { settingsOf } from '#house/organisation/organisation.server';
import { passwordProblem } from '#house/password/password.rules';
import { dropFactor } from '#features/entry/second-factor/stored-factor.server';
import { endSessions } from '#house/session/session.server';
import { clearSecondFactor, hasSecondFactor } from '#features/people/user/own-user.server';

/** What an operator sets: the password, and whether the second factor stays. */
export interface OperatorReset {
  readonly username: string;
  readonly password: string;
  readonly secondFactor: 'kept' | 'dropped';
}

/** A brand in which the login exists, and whether it now asks for a code. */
export interface OperatorsResult {
  readonly brand: Brand;
  readonly asksCode: boolean;
}

/**
 * Sets a password from the machine that the server runs on, for the superAdmin whom nobody else can help (A27), in every brand where the
 * login exists. Returns those brands, or the sentence that says why not.
 */
export async function resetByOperator(
  database: Database,
  login: OperatorReset,
): Promise<readonly OperatorsResult[] | string> {
  const username = login.username.trim().toLowerCase();
  const found: Brand[] = [];
  for (const brand of brands) {
    const known = await credentialNamed({ db: database.in(brand) }, username);
    if (known) found.push(brand);
  }
  if (found.length === 0) return t('Nobody logs in as {username}', { username });
  for (const brand of found) {
    const { minimumPassword } = await settingsOf({ db: database.in(brand) });
    const problem = passwordProblem(login.password, username, minimumPassword);
    if (problem !== undefined) return problem;
  }
  const { secondFactor } = login;
  const password = await hashPassword(login.password);
  const results: OperatorsResult[] = [];
  for (const brand of found) {
    const asksCode = await resetIn(database, brand, { username, password, secondFactor });
    results.push({ brand, asksCode });
  }
  return results;
}

/** True where the login asks for a code, too. */
async function resetIn(
  database: Database,
  brand: Brand,
  { username, password, secondFactor }: Omit<OperatorReset, 'password'> & { readonly password: Hashed },
): Promise<boolean> {
  return database
    .in(brand)
    .transaction()
    .execute(async (db) => {
      const call = { db, now: new Date(), address: t('the server itself') };
      const known = await credentialNamed(call, username);
      if (!known) return false;
      await setOwnPassword(call, known.owner, password);
      await endSessions(call, known.owner);
      await forgetAccount(call, username);
      await writeEvent(call, {
        action: 'password reset',
        resource: 'login',
        recordID: known.owner.id,
        label: username,
        status: 200,
        owner: known.owner,
      });
      return settleSecondFactor(call, known, secondFactor);
    });
}

/** Removes the second factor if that is asked for; true if it stays. */
async function settleSecondFactor(
  call: Pick<Call, 'db' | 'now' | 'address'>,
  { owner, username }: Credential,
  wanted: OperatorReset['secondFactor'],
): Promise<boolean> {
  if (owner.kind === 'student' || !(await hasSecondFactor(call, owner.id))) return false;
  if (wanted === 'kept') return true;
  await dropFactor(call, owner.id);
  await forgetFailures(call, codeSubject(owner.id));
  await clearSecondFactor(call, owner.id);
  await writeEvent(call, {
    action: 'second factor reset',
    resource: 'login',
    recordID: owner.id,
    label: username,
    status: 200,
    owner,
  });
  return false;
}
