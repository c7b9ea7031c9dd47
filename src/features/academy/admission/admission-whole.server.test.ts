// Proves R 3.5, R 5.3, R 5.5, D1, D11, E10, E11.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '#testing/statements';
import { expectSaved } from '#testing/test-app';
import { type AdmissionScene, items, paid, startAdmissions } from './admission.fixture';

let scene: AdmissionScene;

beforeAll(async () => {
  scene = await startAdmissions();
});
afterAll(() => scene.app.stop());

describe('all or nothing', () => {
  it.each([
    [
      'a username that is taken',
      async () => ({ ...scene.newcomer({ username: (await scene.make.student()).username }), ...paid }),
      409,
    ],
    [
      'a class that is not active',
      async () => ({
        ...scene.newcomer(),
        ...paid,
        classID: (await scene.make.class({ classStatus: 'completed' }))._id,
      }),
      409,
    ],
    [
      'a class that is not there',
      async () => ({ ...scene.newcomer(), ...paid, classID: '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b' }),
      400,
    ],
    [
      'a student who is blocked',
      async () => ({ studentID: (await scene.make.student({ studentStatus: 'blocked' }))._id, ...paid }),
      409,
    ],
    ['a student who is not there', async () => ({ studentID: '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b', ...paid }), 400],
    ['a second month', async () => ({ ...scene.newcomer(), feeItems: [items[0], items[0]] }), 400],
    [
      'more than ten items',
      async () => ({ ...scene.newcomer(), feeItems: Array.from({ length: 11 }, () => items[2]) }),
      400,
    ],
    ['a payment of more than is owed', async () => ({ ...scene.newcomer(), ...paid, AmountPaid: 62.51 }), 409],
    ['a part of a new student', async () => ({ studentName: 'Amina', ...paid }), 400],
    ['an amount that is none', async () => ({ ...scene.newcomer(), Amount: -1 }), 400],
  ])('%s leaves nothing behind', async (_what, bodyOf, expected) => {
    const body = await bodyOf();
    const before = await scene.everything();
    const answer = await scene.admit(body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(expected);
    expect(await scene.everything()).toEqual(before);
  });

  it('a student already enrolled leaves nothing behind, whatever is paid', async () => {
    const student = await scene.make.student();
    await expectSaved(scene.admit({ studentID: student._id }));
    const before = await scene.everything();
    const { status, body } = await scene.admit({ studentID: student._id, ...paid });
    expect([status, body.errors]).toEqual([409, { classID: 'This student is already enrolled in this class' }]);
    expect(await scene.everything()).toEqual(before);
  });

  it('a month that an earlier enrollment was charged leaves nothing behind', async () => {
    const student = await scene.make.student();
    const { body } = await expectSaved(scene.admit({ studentID: student._id }));
    await scene.app.call('PUT', `Enrollment/${body.info._id}`, {
      token: scene.owner,
      body: { enrolledStatus: 'graduated' },
    });
    const before = await scene.everything();
    const again = await scene.admit({ studentID: student._id, ...paid });
    expect([again.status, Object.keys(again.body.errors)]).toEqual([409, ['feeItems.0.feetype']]);
    expect(await scene.everything()).toEqual(before);
  });

  it('closed books leave nothing behind', async () => {
    const close = (booksClosedUpTo: string | null) =>
      scene.app.call('PUT', 'settings', { token: scene.owner, body: { booksClosedUpTo } });
    await expectSaved(close('2026-03-10'));
    const before = await scene.everything();
    expect((await scene.admit({ ...scene.newcomer(), ...paid })).status).toBe(409);
    expect(await scene.everything()).toEqual(before);
    await expectSaved(close(null));
  });
});

describe('sent again', () => {
  it('twenty at once with one key enrol once', async () => {
    const body = { ...scene.newcomer(), ...paid };
    const before = await scene.everything();
    const answers = await Promise.all(Array.from({ length: 20 }, () => scene.admit(body, { key: 'one-enrolment' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((one) => JSON.stringify(one.body))).size).toBe(1);
    const after = await scene.everything();
    const added = Object.entries(before).map(([path, count]) => Number(after[path]) - count);
    expect(added).toEqual([1, 1, 3, 3, 3]);
  });

  it('twenty at once with keys of their own enrol a student once', async () => {
    const student = await scene.make.student();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_one, nth) =>
        scene.admit({ studentID: student._id, ...paid }, { key: `attempt-${nth}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await scene.feesOf(student._id)).toHaveLength(3);
    expect(await scene.receiptsOf(student._id)).toHaveLength(3);
  });
});

describe('what PostgreSQL is asked', () => {
  const mostOfAdmission = 30;

  it(`is at most ${mostOfAdmission} statements for a new student, three fees and three receipts, all told`, async () => {
    const enrol = (nth: number) => scene.admit({ ...scene.newcomer(), ...paid }, { key: `counted-${nth}` });
    await expectSaved(enrol(0));
    const asked = await statementsOf(() => expectSaved(enrol(1)));
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(mostOfAdmission);
    const most = Array.from({ length: 10 }, () => items[2]);
    const all = { feeItems: most, AmountPaid: 125, paymentMethod: 'cash' };
    const widest = await statementsOf(() =>
      expectSaved(scene.admit({ ...scene.newcomer(), ...all }, { key: 'widest' })),
    );
    // Each further receipt is a lock, the receipt and its posting.
    expect(widest.length, widest.join('\n')).toBeLessThanOrEqual(asked.length + 7 * 3);
  });
});
