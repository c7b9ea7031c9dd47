// Proves FA4, FA7, FA8.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectSaved } from '#testing/test-app';
import { type Agreed, type Child, childrenOf, type Families, startFamilies } from './families.fixture';

let at: Families;
beforeAll(async () => {
  at = await startFamilies();
});
// A student has four guardians at most, and each test its own.
afterEach(() => at.app.database.pool.query('delete from academy.guardian_child'));
afterAll(() => at.app.stop());

describe('a complaint of a guardian', () => {
  const file = (token: string, child: Child, values: object = {}) =>
    at.call('POST', 'complain', token, {
      studentID: child._id,
      classID: child.classID,
      description: 'Too loud',
      ...values,
    });

  it('is about a child of whom everything is seen, and names the guardian to the office', async () => {
    const { _id, token } = await at.guardianOf([at.everything, 'all'], [at.fees, 'fees']);
    const { body } = await expectSaved(file(token, at.everything));
    expect(body.info).toMatchObject({
      status: 'assigned',
      userID: null,
      guardianID: { _id, guardianName: 'Halima Nur' },
    });
    expect((await file(token, at.fees)).status).toBe(403);
    expect((await file(token, at.stranger)).status).toBe(403);
    expect((await file(token, at.everything, { classID: at.stranger.classID })).status).toBe(403);
    expect((await file(token, at.everything, { status: 'completed' })).status).toBe(403);
    expect((await at.call('POST', 'complain', token, { description: 'x' })).body.errors).toMatchObject({
      studentID: 'Please choose a student',
    });
    expect((await at.call('GET', 'complain', token)).status).toBe(403);
    expect((await at.call('GET', `complain/${at.everything._id}`, token)).status).toBe(403);
    // The person who complained stays.
    expect((await at.call('DELETE', `guardian/${_id}`, at.owner)).status).toBe(409);
  });
});

describe('the own page of a student', () => {
  it('says who sees what of it', async () => {
    const password = 'mango tree 7';
    const student = await at.make.student({ studentName: 'Deqa Ali', password });
    const child = { ...at.everything, _id: student._id };
    await at.guardianOf([child, 'fees']);
    const login = await at.app.call('POST', 'loginportal', { body: { stdID: student.stdID, password } });
    expect((await at.call('GET', 'student/me', login.body.token)).body).toMatchObject({
      messageChoice: 'all',
      guardians: [{ guardianName: 'Halima Nur', relation: 'mother', access: 'fees' }],
    });
  });
});

describe('a login of a guardian', () => {
  it('opens no more than whoever gives it may see, by a PIN or by another child', async () => {
    const clerk = await at.app.logInAs(at.owner, 'FrontDesk', ['/guardian', '/student']);
    const cashier = await at.app.logInAs(at.owner, 'FeeDesk', ['/guardian', '/student', '/fee', '/receipt', '/debts']);
    const { _id } = await at.guardianOf([at.fees, 'fees']);
    const pin = async (token: string, id: string) => (await at.call('POST', `guardian/pin/${id}`, token)).status;
    expect([await pin(clerk.token, _id), await pin(cashier.token, _id)]).toEqual([403, 200]);
    const add = (token: string, access: 'all' | 'fees' | 'contact') =>
      at.call('PUT', `guardian/${_id}`, token, {
        children: childrenOf([
          [at.fees, 'fees'],
          [at.stranger, access],
        ]),
      });
    expect([(await add(clerk.token, 'fees')).status, (await add(cashier.token, 'all')).status]).toEqual([403, 403]);
    expect((await add(clerk.token, 'contact')).status).toBe(200);
    expect((await add(cashier.token, 'fees')).status).toBe(200);
    expect((await add(clerk.token, 'fees')).status).toBe(200);
    expect((await add(at.owner, 'all')).status).toBe(200);
    expect([await pin(cashier.token, _id), await pin(at.owner, _id)]).toEqual([403, 200]);
    // Without a login nothing is seen: users who have the screen enter who is responsible for whom.
    const body = { guardianName: 'New', guardianPhone: '252618999999', children: childrenOf([[at.stranger, 'all']]) };
    expect((await at.call('POST', 'guardian', clerk.token, body)).status).toBe(200);
  });
});

describe('a teacher with the screen of guardians', () => {
  it('links own students alone, and sees neither guardians nor siblings of others', async () => {
    const teacher = await at.make.teacher();
    const room = await at.make.class({ teacherID: teacher._id });
    const [own, other] = [await at.make.student(), await at.make.student()];
    await at.make.enroll(own, room);
    await at.make.letTeachersOpen(['/guardian', '/student']);
    const token = await at.make.tokenOf(teacher);
    const child = (student: { _id: string }) => ({ ...at.everything, _id: student._id });
    const post = (by: string, ...agreed: readonly Agreed[]) =>
      at.call('POST', 'guardian', by, {
        guardianName: 'Sahra',
        guardianPhone: at.freshPhone(),
        children: childrenOf(agreed),
      });
    const foreign = await post(token, [child(other), 'all']);
    expect([foreign.status, foreign.body.errors]).toEqual([400, { children: 'Please select student' }]);
    const mine = await expectSaved(post(token, [child(own), 'all']));
    const shared = await expectSaved(post(at.owner, [child(own), 'all'], [child(other), 'all']));
    const seen = (await at.call('GET', 'guardian', token)).body.map(({ _id }: { _id: string }) => _id);
    expect(seen).toEqual([mine.body.info._id]);
    expect((await at.call('GET', `guardian/${shared.body.info._id}`, token)).status).toBe(403);
    expect((await at.call('POST', `guardian/pin/${shared.body.info._id}`, token)).status).toBe(403);
    expect((await at.call('GET', `student/${own._id}`, token)).body.siblings).toEqual([]);
    expect((await at.call('GET', `student/${own._id}`, at.owner)).body.siblings).toHaveLength(1);
  });
});
