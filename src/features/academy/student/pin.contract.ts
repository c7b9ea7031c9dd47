import { endpoint, reply } from '#kit/contract/endpoint';
import type { PinGiven } from '#house/pin/pin.contract';

/** The call that gives a student a PIN: the office tells it to the student, who chooses a password with it, without an e-mail (FA5). */
export const studentPin = endpoint({
  method: 'POST',
  path: 'student/pin/{id}',
  title: 'A PIN with which a student chooses a password; the one before is good no more',
  reply: reply<PinGiven>(),
});
