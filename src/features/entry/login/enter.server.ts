import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { writeEvent } from '#house/activity/event.server';
import { type Owner, signInStaff } from '#house/session/session.server';
import { noteLogin } from '#features/people/user/own-user.server';
import type { SignedIn } from '#house/session/login.contract';

/** Lets a member of staff in who has proved all that there is to prove. */
export async function enter(call: Call, owner: Owner, username: string): Promise<SignedIn> {
  await noteLogin(call, owner.id);
  await writeEvent(call, {
    action: 'login',
    resource: 'login',
    recordID: owner.id,
    label: username,
    status: 200,
    owner,
  });
  return signInStaff(call, owner.id, t('Welcome'));
}
