import type { Refused } from '../../../kit/contract/endpoint';
import { t } from '../../../kit/contract/language';
import { type Call, caller } from '../../../kit/server/call';
import { credentialOf, isPassword } from '../credential/credential.server';
import { keptRefusal } from '../login/kept-refusal.server';
import { accountSubject, addressSubject, countTry, forgiveTry } from '../login/slow-down.server';

/** The answer where it is not the caller's own password, whose try stays counted; undefined where it is. */
export async function refusedPassword(call: Call, password: string): Promise<Refused | undefined> {
  const credential = await credentialOf(call, { kind: 'user', id: caller(call)._id });
  const subject = accountSubject(credential?.username ?? '');
  await countTry(call, [subject, addressSubject(call)]);
  if (!(await isPassword(credential?.passwordHash, password))) {
    const message = t('The current password is wrong');
    return keptRefusal(call, 400, message, { password: message });
  }
  await forgiveTry(call, subject);
  return undefined;
}
