import { t } from '#kit/contract/language';
import { record } from '#kit/server/activity-log';
import type { Hashed } from '#kit/server/bounded/hashing';
import type { Call } from '#kit/server/call';
import { idOf, on } from '#kit/server/routes/crud';
import { refuseConflict } from '#kit/server/refusal';
import { lock } from '#kit/server/write/change';
import { giveStudentPin } from '#house/credential/login-gate.server';
import { makePin } from '#house/credential/login-pin.server';
import type { PinGiven } from '#house/pin/pin.contract';
import { refuseForeignStudent } from './own-student.server';
import { studentPin } from './pin.contract';
import { student } from './student.contract';

/**
 * Makes a PIN before the transaction in which it is given. The answer is not stored for repeats: a repeated request gets another PIN, so
 * that no PIN is stored in readable form.
 */
export async function tellPin(outside: Call, give: (call: Call, hashed: Hashed) => Promise<void>): Promise<PinGiven> {
  const { pin, hashed } = await makePin();
  await outside.transact((call) => give(call, hashed));
  return { status: true, message: t('Tell the PIN to nobody else: it is not shown again'), pin };
}

export const studentPinRoute = on(
  studentPin,
  async (outside) => {
    const id = idOf(outside);
    await refuseForeignStudent(outside, id);
    return tellPin(outside, async (call, hashed) => {
      const { studentName: label, studentStatus } = await lock(call, student, id);
      if (studentStatus === 'blocked') refuseConflict(t('This account is blocked'));
      await giveStudentPin(call, id, hashed);
      await record(call, { action: 'PIN issued', resource: student.path, recordID: id, label });
    });
  },
  { transactions: 'own' },
);
