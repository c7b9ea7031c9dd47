// Proves S§3, S§4, S§5, S§7, B9, B12, B25, G13, G14.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employeeBody } from '#testing/people-bodies';
import { sendFile } from '#testing/sent-file';
import { type TestApp, startTestApp } from '#testing/test-app';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  owner = await app.setUp();
});
afterAll(() => app.stop());

const get = (path: string) => app.call('GET', path, { token: owner });
const post = (body: unknown) => app.call('POST', 'employee', { token: owner, body });
const put = (id: string, body: unknown) => app.call('PUT', `employee/${id}`, { token: owner, body });
const make = async (values: object = {}) => (await post(employeeBody({ ...values }))).body.info;

describe('an employee', () => {
  it('is asked for in its own words; the tasks required may be left out', async () => {
    const { status, body } = await post({ totalTaskRequired: '' });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      name: 'Enter name',
      phone: 'Enter phone',
      gender: 'Select gender',
      address: 'Enter address',
      dateOfBirth: 'Enter date of birth',
      bloodType: 'Select blood type',
      educationalLevel: 'Select educational level',
      departmentWork: 'Enter department',
      jobTitle: 'Enter job title',
      typeOfworking: 'Select type of work',
      salaryAmount: 'Enter salary amount',
    });
  });

  it('begins as Active with a commission rate of 0 and who entered it, and is read as it was saved', async () => {
    const { commissionRate: _rate, ...body } = employeeBody({ salaryAmount: '450.50', totalTaskRequired: '' });
    const { info } = (await post(body)).body;
    expect(info).toMatchObject({
      ...body,
      salaryAmount: 450.5,
      totalTaskRequired: null,
      commissionRate: 0,
      employeeStatus: 'Active',
      userID: { name: 'Hodan Warsame', fullName: 'Hodan Warsame' },
    });
    // Read by itself it tells of the teacher as well, where there are teachers.
    expect((await get(`employee/${info._id}`)).body).toMatchObject(info);
  });

  it('takes the words of its lists and no others', async () => {
    for (const bloodType of ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'])
      expect((await post(employeeBody({ bloodType }))).status).toBe(200);
    for (const educationalLevel of ['primary', 'High school', 'bachelor', 'master', 'PHD'])
      expect((await post(employeeBody({ educationalLevel }))).status).toBe(200);
    for (const typeOfworking of ['permanent', 'part time', 'temporary'])
      expect((await post(employeeBody({ typeOfworking }))).status).toBe(200);
    const refused = await post(
      employeeBody({ gender: 'x', bloodType: 'C+', educationalLevel: 'Phd', typeOfworking: 'x', employeeStatus: 'on' }),
    );
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([
      400,
      ['gender', 'bloodType', 'educationalLevel', 'typeOfworking', 'employeeStatus'],
    ]);
  });

  it('has a commission rate from 0 to 100 percent', async () => {
    for (const commissionRate of [-1, 100.01, 5.125, 'five'])
      expect(Object.keys((await post(employeeBody({ commissionRate }))).body.errors)).toEqual(['commissionRate']);
    expect((await make({ commissionRate: '12.5' })).commissionRate).toBe(12.5);
    expect((await make({ commissionRate: 100 })).commissionRate).toBe(100);
  });

  it('is not born in the future', async () => {
    const refused = await post(employeeBody({ dateOfBirth: '2026-03-11' }));
    expect(refused.body.errors).toEqual({ dateOfBirth: 'The date of birth is in the future' });
    const { _id } = await make({ dateOfBirth: '2026-03-10' });
    expect((await put(_id, { dateOfBirth: '2026-03-11' })).status).toBe(400);
  });

  it('takes the status that an edit says', async () => {
    const { _id, ...read } = await make();
    for (const employeeStatus of ['off', 'Pending', 'Active'])
      expect((await put(_id, { employeeStatus })).body.info.employeeStatus).toBe(employeeStatus);
    expect((await put(_id, { ...read, jobTitle: 'Printer', __v: 3 })).body.info).toMatchObject({ jobTitle: 'Printer' });
  });

  it('is deleted while nothing refers to it', async () => {
    const { _id } = await make();
    expect((await app.call('DELETE', `employee/${_id}`, { token: owner })).status).toBe(200);
    expect((await get(`employee/${_id}`)).status).toBe(404);
  });
});

describe('the list of employees', () => {
  it('is searched by name, phone, job title and department, every word', async () => {
    await make({ name: 'Zakariye Qalinle', phone: '252619990001', jobTitle: 'Welder', departmentWork: 'Workshop' });
    for (const q of ['zakar', '9990001', 'welder', 'workshop', 'qalinle workshop'])
      expect([q, (await get(`employee?q=${q}`)).body.map(({ name }: { name: string }) => name)]).toEqual([
        q,
        ['Zakariye Qalinle'],
      ]);
    expect((await get('employee?q=qalinle designer')).body).toEqual([]);
  });

  it('offers choices as name and job title, by status', async () => {
    const { _id } = await make({ name: 'Offered One', jobTitle: 'Cutter' });
    expect((await get('employee/options?q=offered')).body).toMatchObject([{ _id, label: 'Offered One – Cutter' }]);
    await put(_id, { employeeStatus: 'off' });
    expect((await get('employee/options?q=offered&employeeStatus=Active')).body).toEqual([]);
    expect((await get('employee/options?q=offered&employeeStatus=off')).body).toHaveLength(1);
  });

  it('is filled from a file', async () => {
    const row = Object.values(employeeBody({ name: 'From File' })).join('","');
    const file = `${Object.keys(employeeBody()).join(',')}\n"${row}"\n`;
    const { status, body } = await sendFile(app, 'employee/import', file, { token: owner, brand: 'academy' });
    expect([status, body.saved, body.failed]).toEqual([200, 1, []]);
    expect((await get('employee?q=from file')).body).toMatchObject([{ employeeStatus: 'Active', salaryAmount: 450 }]);
  });
});
