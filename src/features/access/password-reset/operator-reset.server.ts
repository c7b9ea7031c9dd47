import { t } from '../../../kit/contract/language';
import type { Database } from '../../../kit/server/db';
import { writeEvent } from '../activity/event.server';
import { credentialNamed, setPassword } from '../credential/credential.server';
import { accountSubject, forgetFailures } from '../login/slow-down.server';
import { type Brand, brands } from '../menu/menu.contract';
import { settingsOf } from '../organisation/organisation.server';
import { passwordProblem } from '../password/password.rules';
import { endSessions } from '../session/session.server';

/**
 * Sets a password from the machine that the server runs on, for the superAdmin whom nobody else can help (A27),
 * in every brand where the login is known. Answers those brands, or the sentence that says why not.
 */
export async function resetByOperator(
  database: Database,
  login: { username: string; password: string },
): Promise<readonly Brand[] | string> {
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
  for (const brand of found) await resetIn(database, brand, username, login.password);
  return found;
}

async function resetIn(database: Database, brand: Brand, username: string, password: string): Promise<void> {
  await database
    .in(brand)
    .transaction()
    .execute(async (db) => {
      const call = { db, now: new Date(), address: t('the server itself') };
      const known = await credentialNamed(call, username);
      if (!known) return;
      await setPassword(call, known.owner, password);
      await endSessions(call, known.owner);
      await forgetFailures(call, accountSubject(username));
      await writeEvent(call, {
        action: 'password reset',
        resource: 'login',
        recordID: known.owner.id,
        label: username,
        status: 200,
        owner: known.owner,
      });
    });
}
