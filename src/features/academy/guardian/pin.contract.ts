import { endpoint, reply } from '#kit/contract/endpoint';
import type { PinGiven } from '#house/pin/pin.contract';

/** The call that gives a guardian a PIN: the office tells it to the guardian, who chooses a password with it (FA5). */
export const guardianPin = endpoint({
  method: 'POST',
  path: 'guardian/pin/{id}',
  title: 'A PIN with which a guardian chooses a password; the one before is good no more',
  reply: reply<PinGiven>(),
});
