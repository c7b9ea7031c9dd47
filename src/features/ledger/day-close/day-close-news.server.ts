import type { Call } from '#kit/server/call';
import { exceptCaller, tell } from '#house/notification/tell.server';
import type { DayClose } from './day-close.contract';
import { isNotable } from './day-close.rules';
import { reaches } from './reach.server';

/** Notifies users who may count the account that a close is to be signed, and of a notable difference (AL18). */
export async function tellOfClose(call: Call, made: DayClose, keeperID: string | null): Promise<void> {
  const isOther = exceptCaller(call);
  const { _id, closeNo, difference, accountID } = made;
  const facts = { closeNo, account: accountID.name };
  const about = { about: _id, concerns: _id };
  await tell(call, { kind: 'close to sign', facts, ...about }, (one) => isOther(one) && reaches(one, keeperID));
  if (isNotable(difference))
    await tell(
      call,
      { kind: 'close differs', facts: { ...facts, difference }, ...about },
      (one) => isOther(one) && reaches(one, keeperID),
    );
}
