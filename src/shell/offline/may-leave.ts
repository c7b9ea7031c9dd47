import { counted, t } from '#kit/contract/language';
import { confirm } from '#kit/web/confirm';
import { waitingOf } from '#kit/web/offline/waiting';
import { accountHere } from '#house/session/session';

/** Asks before somebody logs out whose work still waits on this device; resolves with true if nothing waits. */
export async function mayLeave(): Promise<boolean> {
  const count = waitingOf(accountHere());
  if (count === 0) return true;
  const answer = await confirm({
    title: t('Log out?'),
    text: counted(
      count,
      '{count} record still waits on this phone. It is sent when you log in here again.',
      '{count} records still wait on this phone. They are sent when you log in here again.',
    ),
    yes: t('Log out'),
    no: t('Stay logged in'),
    tone: 'plain',
  });
  return answer !== undefined;
}
