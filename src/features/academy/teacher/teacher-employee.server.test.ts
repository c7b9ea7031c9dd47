// Proves A1, B25, R 5.7.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AcademyRecords, startRecords, teacherBody } from '#testing/academy-records';
import { academySlices } from '#testing/parts/academy';
import { ledgerSlices } from '#testing/parts/ledger';
import { employeeBody, employingBody } from '#testing/people-bodies';
import { expectSaved, startTestApp, type TestApp } from '#testing/test-app';
import { runChecks } from '#database/verify/run';
import { payrollSlice } from '#features/people/payroll/payroll-slice.server';
import { teacherChecks } from './teacher-checks.server';

let app: TestApp;
let owner: string;
let make: AcademyRecords;

beforeAll(async () => {
  const slices = [...academySlices, ...ledgerSlices, payrollSlice];
  ({ app, owner, make } = await startRecords(await startTestApp({ slices })));
});
afterAll(async () => {
  // Whatever was done, the two records of a person say the same.
  const [academy] = await runChecks(app.database.pool, { brands: ['academy'], checks: teacherChecks, most: 5 });
  expect(academy?.results.flatMap(({ found }) => found)).toEqual([]);
  await app.stop();
});

const get = async (path: string, token = owner) => (await app.call('GET', path, { token })).body;
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}, token = owner) =>
  app.call(method, path, { token, body });
const saved = async (method: 'POST' | 'PUT', path: string, body: object) =>
  (await expectSaved(send(method, path, body))).body.info;

/** A teacher who is an employee. */
async function employed(values: Record<string, unknown> = {}) {
  const { _id, username } = await make.teacher(values);
  const { employeeID } = await saved('POST', `teacher/employee/${_id}`, employingBody());
  return { _id, username, employeeID: String(employeeID._id) };
}

describe('an employee made of a teacher', () => {
  it('is the same person, and has beyond it what was asked', async () => {
    const made = await make.teacher({ teacherName: 'Farah Aden', educationalLevel: 'Secondary' });
    const answer = await expectSaved(
      send('POST', `teacher/employee/${made._id}`, employingBody({ commissionRate: 5 })),
    );
    expect(answer.body.message).toBe('Farah Aden is an employee now');
    const { employeeID } = answer.body.info;
    expect(employeeID.name).toBe('Farah Aden');
    expect(await get(`employee/${employeeID._id}`)).toMatchObject({
      name: 'Farah Aden',
      phone: made.teacherPhone,
      gender: made.teacherGender,
      address: made.teacherAddress,
      educationalLevel: 'High school',
      jobTitle: 'Teacher',
      salaryAmount: 300,
      commissionRate: 5,
      employeeStatus: 'Active',
      userID: { name: 'Hodan Warsame' },
      teacherID: made._id,
    });
    expect((await get(`teacher/${made._id}`)).employment).toEqual({
      jobTitle: 'Teacher',
      departmentWork: 'Teaching',
      typeOfworking: 'permanent',
      salaryAmount: 300,
    });
  });

  it('is asked for all that an employee says, and is not born in the future', async () => {
    const { _id } = await make.teacher();
    const { status, body } = await send('POST', `teacher/employee/${_id}`, {});
    expect([status, Object.keys(body.errors).toSorted()]).toEqual([
      400,
      ['bloodType', 'dateOfBirth', 'departmentWork', 'jobTitle', 'salaryAmount', 'typeOfworking'],
    ]);
    const unborn = await send('POST', `teacher/employee/${_id}`, employingBody({ dateOfBirth: '2199-01-01' }));
    expect(unborn.body.errors).toEqual({ dateOfBirth: 'The date of birth is in the future' });
    expect((await get(`teacher/${_id}`)).employeeID).toBeNull();
  });

  it('is made once', async () => {
    const { _id } = await employed();
    const { status, body } = await send('POST', `teacher/employee/${_id}`, employingBody());
    expect([status, body.message]).toEqual([409, 'This teacher is an employee already']);
  });

  it('has the salary of the month with all others', async () => {
    const { employeeID } = await employed();
    await expectSaved(send('POST', 'payroll/salaries', { monthly: 'May', Year: 2025 }));
    expect(await get(`payroll?employeeID=${employeeID}`)).toMatchObject([{ feetype: 'salary', Amount: 300 }]);
  });
});

describe('one person', () => {
  it('is changed as a teacher, and as an employee with it', async () => {
    const { _id, employeeID } = await employed();
    const change = { teacherName: 'Deeqa Nur', teacherPhone: '252615550303', educationalLevel: 'Phd' };
    await saved('PUT', `teacher/${_id}`, change);
    expect(await get(`employee/${employeeID}`)).toMatchObject({
      name: 'Deeqa Nur',
      phone: '252615550303',
      educationalLevel: 'PHD',
      jobTitle: 'Teacher',
    });
  });

  it('is changed as an employee, and as a teacher and in the login with it', async () => {
    const { _id, username, employeeID } = await employed();
    await saved('PUT', `employee/${employeeID}`, { name: 'Sahra Ali', phone: '252615550404', gender: 'female' });
    expect(await get(`teacher/${_id}`)).toMatchObject({
      teacherName: 'Sahra Ali',
      teacherPhone: '252615550404',
      teacherGender: 'female',
      username,
    });
    const [user] = await get(`users?username=${username}`);
    expect(user).toMatchObject({ name: 'Sahra Ali', phone: '252615550404' });
    expect((await make.tokenOf({ username })).length).toBeGreaterThan(10);
  });

  it('is changed as a user, and as both with it', async () => {
    const { _id, username, employeeID } = await employed();
    const [user] = await get(`users?username=${username}`);
    await saved('PUT', `users/${user._id}`, { name: 'Ubah Isse', phone: '252615550505' });
    expect(await get(`teacher/${_id}`)).toMatchObject({ teacherName: 'Ubah Isse' });
    expect(await get(`employee/${employeeID}`)).toMatchObject({ name: 'Ubah Isse', phone: '252615550505' });
  });

  it('changes the pay alone without another version of the teacher', async () => {
    const { _id, employeeID } = await employed();
    const before = await get(`teacher/${_id}`);
    await saved('PUT', `employee/${employeeID}`, { salaryAmount: 320 });
    expect((await get(`teacher/${_id}`)).__v).toBe(before.__v);
  });
});

describe('a teacher and an employee who were entered apart', () => {
  it('become one, which is called as the teacher is', async () => {
    const { _id: employeeID } = await saved('POST', 'employee', employeeBody({ name: 'K. Ismail' }));
    const { _id } = await make.teacher({ teacherName: 'Khadra Ismail' });
    await saved('PUT', `teacher/${_id}`, { employeeID });
    expect(await get(`employee/${employeeID}`)).toMatchObject({
      name: 'Khadra Ismail',
      teacherID: _id,
      salaryAmount: 450,
    });
  });

  it('are one from the start where the teacher is registered so', async () => {
    const { _id: employeeID } = await saved('POST', 'employee', employeeBody());
    const made = await make.teacher({ teacherName: 'Ayan Yusuf', employeeID });
    expect(made.employeeID).toEqual({ _id: employeeID, name: 'Ayan Yusuf' });
  });

  it('become two again, each with what it said', async () => {
    const { _id, employeeID } = await employed({ teacherName: 'Both Names' });
    await saved('PUT', `teacher/${_id}`, { employeeID: null });
    await saved('PUT', `teacher/${_id}`, { teacherName: 'Another Name' });
    expect(await get(`employee/${employeeID}`)).toMatchObject({ name: 'Both Names', teacherID: null });
  });

  it('are never two teachers and one employee', async () => {
    const { employeeID } = await employed();
    const other = await make.teacher();
    const { status, body } = await send('PUT', `teacher/${other._id}`, { employeeID });
    expect([status, body.errors]).toEqual([409, { employeeID: 'Teacher with this Employee exists already' }]);
    const { status: missing } = await send('PUT', `teacher/${other._id}`, { employeeID: other._id });
    expect(missing).toBe(400);
  });
});

describe('deleting one of the two', () => {
  it('leaves the employee, and what was paid, where it is the teacher', async () => {
    const { _id, employeeID } = await employed();
    await expectSaved(send('DELETE', `teacher/${_id}`));
    expect(await get(`employee/${employeeID}`)).toMatchObject({ teacherID: null, salaryAmount: 300 });
  });

  it('is refused where it is the employee of a teacher', async () => {
    const { _id, employeeID } = await employed();
    const { status, body } = await send('DELETE', `employee/${employeeID}`);
    expect([status, body.message]).toEqual([409, 'Still in use by 1 teacher']);
    await saved('PUT', `teacher/${_id}`, { employeeID: null });
    await expectSaved(send('DELETE', `employee/${employeeID}`));
  });
});

describe('rights', () => {
  it('of teachers alone make no employee, name none, and see no salary', async () => {
    const clerk = await app.logInAs(owner, 'Registrar', ['/teacher']);
    const { _id: employeeID } = await saved('POST', 'employee', employeeBody());
    const one = await employed();
    const { _id } = await make.teacher();
    const refused = [
      send('POST', `teacher/employee/${_id}`, employingBody(), clerk.token),
      send('PUT', `teacher/${_id}`, { employeeID }, clerk.token),
      send('PUT', `teacher/${one._id}`, { employeeID: null }, clerk.token),
      send('POST', 'teacher', teacherBody({ employeeID }), clerk.token),
      app.call('GET', 'employee/options', { token: clerk.token }),
    ];
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    const read = await get(`teacher/${one._id}`, clerk.token);
    expect(read.employment).toBeUndefined();
    // A record as it was read is saved again, and the person with it.
    expect((await send('PUT', `teacher/${one._id}`, { ...read, teacherName: 'Read Again' }, clerk.token)).status).toBe(
      200,
    );
    expect((await get(`employee/${one.employeeID}`)).name).toBe('Read Again');
  });

  it('of employees alone do not say who is a teacher', async () => {
    const clerk = await app.logInAs(owner, 'Payer', ['/employee']);
    const { employeeID } = await employed();
    const read = await get(`employee/${employeeID}`, clerk.token);
    expect([read._id, read.teacherID]).toEqual([employeeID, undefined]);
    const both = await app.logInAs(owner, 'Both', ['/employee', '/teacher']);
    expect((await get(`employee/${employeeID}`, both.token)).teacherID).toBeDefined();
  });
});
