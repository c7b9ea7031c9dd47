import type { Refused } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import { isPassword } from '#kit/server/bounded/hashing';
import { type Call, caller } from '#kit/server/call';
import { type Credential, credentialOf, isUnchanged } from '#house/credential/credential.server';
import { knownPlace } from '#house/session/known-place.server';
import type { Owner } from '#house/session/session.server';
import { countedTry } from '#house/tries/counted-try.server';
import { committedRefusal } from '#house/tries/committed-refusal.server';
import { accountSubject, addressSubject, forgiveTry } from '#house/tries/slow-down.server';

/** The caller's own login, if this is its password; undefined if it is not, in which case the attempt stays counted. */
export async function provedOwn(call: Call, password: string): Promise<Credential | undefined> {
  const owner: Owner = { kind: 'user', id: caller(call)._id };
  const credential = await credentialOf(call, owner);
  const subject = accountSubject(credential?.username ?? '', await knownPlace(call, owner));
  return countedTry(call, {
    subjects: [subject, addressSubject(call)],
    make: () => isPassword(credential?.passwordHash, password),
    conclude: async (isRight) => {
      if (!isRight) return undefined;
      await call.transact((within) => forgiveTry(within, subject));
      return credential;
    },
  });
}

/** The answer where it is not the caller's own password. */
export function wrongPassword(call: Call): Refused {
  const message = t('The current password is wrong');
  return committedRefusal(call, 400, message, { password: message });
}

/** The answer where a proved password has been changed since, within the transaction that relies on it; undefined where it has not. */
export async function changedSince(call: Call, proved: Credential): Promise<Refused | undefined> {
  return (await isUnchanged(call, proved)) ? undefined : wrongPassword(call);
}
