import { t } from '#kit/contract/language';
import { record } from '#kit/server/activity-log';
import { refuseForeign } from '#kit/server/read/send';
import { refuseConflict, refuseMissing } from '#kit/server/refusal';
import { idOf, on } from '#kit/server/routes/crud';
import { readRecords } from '#kit/server/read/send';
import { find, lock } from '#kit/server/write/change';
import { giveGuardianPin } from '#house/credential/login-gate.server';
import { tellPin } from '#features/academy/student/pin.server';
import { guardian } from './guardian.contract';
import { opensOf } from './guardian.rules';
import { ofOwnStudents } from './own-guardians.server';
import { guardianPin } from './pin.contract';

export const guardianPinRoute = on(
  guardianPin,
  async (outside) => {
    const id = idOf(outside);
    if (!(await find(outside, guardian, id))) refuseMissing();
    await refuseForeign(outside, guardian, id, ofOwnStudents);
    return tellPin(outside, async (call, hashed) => {
      const { guardianName: label, guardianStatus } = await lock(call, guardian, id);
      if (guardianStatus === 'blocked') refuseConflict(t('This account is blocked'));
      const [{ children } = refuseMissing()] = await readRecords(call, guardian, [id]);
      await giveGuardianPin(call, { guardianID: id, opens: opensOf(children) }, hashed);
      await record(call, { action: 'PIN issued', resource: guardian.path, recordID: id, label });
    });
  },
  { transactions: 'own' },
);
