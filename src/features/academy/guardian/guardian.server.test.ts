// Proves FA1, FA2, FA9.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AcademyRecords, academyRecords } from '#testing/academy-records';
import { academySlices } from '#testing/parts/academy';
import { sendFile } from '#testing/sent-file';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { settingsSlice } from '#features/oversight/settings/settings-slice.server';
import { guardianSlice } from './guardian-slice.server';

let app: TestApp;
let owner: string;
let make: AcademyRecords;
let phones = 0;

const agreed = { relation: 'mother', consentDate: '2026-11-20' } as const;
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, token = owner) =>
  app.call(method, path, { token, ...(body === undefined ? {} : { body }) });
const freshPhone = () => `25261${7_000_000 + phones++}`;
const post = (body: object) =>
  call('POST', 'guardian', { guardianName: 'Halima Nur', guardianPhone: freshPhone(), ...body });
const record = async (id: string) => (await call('GET', `student/${id}`)).body;

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices, settingsSlice, guardianSlice] });
  app.setClock(new Date('2026-11-23T09:00:00Z'));
  owner = await app.setUp();
  make = academyRecords(app, owner);
  await expectSaved(call('PUT', 'settings', { features: { families: true } }));
});
afterAll(() => app.stop());

describe('a guardian', () => {
  it('is one person with several children, of each of whom it is said who it is and what it may see', async () => {
    const [amina, yusuf] = [await make.student({ studentName: 'Amina Ali' }), await make.student()];
    const children = [
      { studentID: amina._id, ...agreed },
      { studentID: yusuf._id, relation: 'relative', access: 'contact' },
    ];
    const { status, body } = await post({ children });
    expect(status).toBe(200);
    expect(body.info).toMatchObject({
      guardianName: 'Halima Nur',
      guardianStatus: 'active',
      messageChoice: 'all',
      hasLogin: false,
      children: [
        { studentID: { studentName: 'Amina Ali', stdID: amina.stdID }, relation: 'mother', access: 'all' },
        { relation: 'relative', access: 'contact', consentDate: null },
      ],
    });
    expect((await call('GET', `guardian/${body.info._id}`)).body).toEqual(body.info);
  });

  it('asks for every field in its own words', async () => {
    expect((await call('POST', 'guardian', {})).body.errors).toEqual({
      guardianName: 'Enter guardian name',
      guardianPhone: 'Enter phone',
    });
    const { errors } = (await post({ children: [{}] })).body;
    expect(errors).toEqual({
      'children.0.studentID': 'Please select student',
      'children.0.relation': 'Select relation',
    });
  });

  it.each([
    ['the same child twice', 2, {}, 'This child stands here twice'],
    ['a child of whom more is seen than agreed', 1, { consentDate: null }, 'Enter the day it was agreed'],
    ['an agreement of a day to come', 1, { consentDate: '2026-11-24' }, 'It cannot have been agreed on a day to come'],
  ])('is refused with %s', async (_what, times, more, sentence) => {
    const { _id: studentID } = await make.student();
    const children = Array.from({ length: times }, () => ({ studentID, ...agreed, ...more }));
    const { status, body } = await post({ children });
    expect([status, body.errors]).toEqual([400, { children: sentence }]);
  });

  it('has at most 20 children, and a phone of at least 6 digits', async () => {
    const { _id: studentID } = await make.student();
    const children = Array.from({ length: 21 }, () => ({ studentID, ...agreed }));
    expect((await post({ children })).status).toBe(400);
    expect((await post({ guardianPhone: '61234' })).status).toBe(400);
  });

  it('has a phone of its own, however that is written', async () => {
    await expectSaved(post({ guardianPhone: '0612300001' }));
    for (const guardianPhone of ['252612300001', '+252612300001', '00252612300001']) {
      const { status, body } = await post({ guardianPhone });
      expect([guardianPhone, status, body.errors]).toEqual([
        guardianPhone,
        409,
        { guardianPhone: 'Guardian with this Phone exists already' },
      ]);
    }
    const both = await Promise.all([post({ guardianPhone: '0612300002' }), post({ guardianPhone: '252612300002' })]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('is found by its name, its phone and the names of its children', async () => {
    const child = await make.student({ studentName: 'Zakariye Cabdi' });
    const { info } = (await post({ guardianName: 'Ubax Jaamac', children: [{ studentID: child._id, ...agreed }] }))
      .body;
    for (const q of ['ubax', info.guardianPhone, 'zakar cabdi'])
      expect(
        (await call('GET', `guardian?q=${encodeURIComponent(q)}`)).body.map(({ _id }: typeof info) => _id),
      ).toEqual([info._id]);
    expect((await call('GET', `guardian?studentID=${child._id}`)).body).toHaveLength(1);
    expect((await call('GET', 'guardian?studentID=Zakariye')).status).toBe(400);
  });

  it('keeps its children over an edit that does not name them, and lets one go that is left out', async () => {
    const [one, other] = [await make.student(), await make.student()];
    const children = [one, other].map(({ _id: studentID }) => ({ studentID, ...agreed }));
    const { _id } = (await post({ children })).body.info;
    const renamed = (await call('PUT', `guardian/${_id}`, { guardianName: 'Halima Ali' })).body.info;
    expect(renamed.children).toHaveLength(2);
    await expectSaved(call('PUT', `guardian/${_id}`, { children: children.slice(1) }));
    expect((await record(one._id)).guardians).toEqual([]);
    await expectSaved(call('DELETE', `guardian/${_id}`));
    expect((await record(other._id)).guardians).toEqual([]);
  });
});

it('a teacher reads and finds the guardians of own students alone', async () => {
  const teacher = await make.teacher();
  const [own, other] = [await make.student(), await make.student()];
  await make.enroll(own, await make.class({ teacherID: teacher._id }));
  const [mine, foreign] = [own, other].map(({ _id: studentID }) => [{ studentID, ...agreed }]);
  const [seen, hidden] = [(await post({ children: mine })).body.info, (await post({ children: foreign })).body.info];
  await make.letTeachersOpen(['/guardian']);
  const token = await make.tokenOf(teacher);
  const read = async (path: string) => (await call('GET', path, undefined, token)).body;
  expect((await read('guardian')).map(({ _id }: typeof seen) => _id)).toEqual([seen._id]);
  expect(await read(`guardian?studentID=${other._id}`)).toEqual([]);
  expect((await call('GET', `guardian/${hidden._id}`, undefined, token)).status).toBe(403);
  expect((await call('PUT', `guardian/${hidden._id}`, { guardianName: 'Taken' }, token)).status).toBe(403);
});

describe('a student', () => {
  it('names its guardians and the other children of these', async () => {
    const [one, other] = [await make.student({ studentName: 'Sagal' }), await make.student({ studentName: 'Liban' })];
    const children = [one, other].map(({ _id: studentID }) => ({ studentID, ...agreed, access: 'fees' }));
    const { info } = (await post({ children })).body;
    const { _id, guardianName, guardianPhone } = info;
    expect(await record(one._id)).toMatchObject({
      guardians: [{ _id, guardianName, guardianPhone, relation: 'mother', access: 'fees' }],
      siblings: [{ _id: other._id, studentName: 'Liban', stdID: other.stdID, isEnrolled: false }],
    });
    await make.enroll(other, await make.class());
    expect((await record(one._id)).siblings).toMatchObject([{ _id: other._id, isEnrolled: true }]);
    // What is read is a valid body.
    await expectSaved(call('PUT', `student/${one._id}`, await record(one._id)));
    expect((await call('DELETE', `student/${one._id}`)).body.message).toBe('Still in use by 1 guardian');
  });

  it('has at most four guardians, whoever adds the fifth and whenever', async () => {
    const { _id: studentID, studentName } = await make.student({ studentName: 'Hani' });
    const children = [{ studentID, ...agreed }];
    for (let count = 0; count < 3; count++) await expectSaved(post({ children }));
    const last = await Promise.all([post({ children }), post({ children })]);
    expect(last.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const { body } = await post({ children });
    expect(body.errors).toEqual({ children: `${studentName} has 4 guardians already` });
    expect((await record(studentID)).guardians).toHaveLength(4);
  });

  it('says nothing of a family while families are switched off', async () => {
    const { _id } = await make.student();
    await expectSaved(call('PUT', 'settings', { features: { families: false } }));
    expect(Object.keys(await record(_id))).not.toContain('guardians');
    expect((await call('GET', 'guardian')).status).toBe(404);
    await expectSaved(call('PUT', 'settings', { features: { families: true } }));
    expect(Object.keys(await record(_id))).toContain('guardians');
  });
});

describe('guardians from the phones of parents', () => {
  const from = async (query = '') => (await call('POST', `guardian/fromParents${query}`)).body;

  it('FA example 1: are one for each phone, see nothing, and are made once', async () => {
    const phonesOfOne = ['0612345678', '252612345678', '+252612345678'];
    for (const [index, parentPhone] of phonesOfOne.entries())
      await make.student({
        studentName: `Child ${index}`,
        parentName: index === 1 ? 'Faadumo' : undefined,
        parentPhone,
      });
    const asked = await from('?preview=1');
    expect(asked.info).toMatchObject([
      { _id: null, guardianName: 'Faadumo', children: ['Child 0', 'Child 1', 'Child 2'] },
    ]);
    const made = await from();
    expect(made).toMatchObject({ message: '1 guardian from phones of parents', merged: [], skipped: [] });
    const { body } = await call('GET', `guardian/${made.info[0]._id}`);
    expect(body.children).toHaveLength(3);
    expect(body.children[0]).toMatchObject({ relation: 'other', access: 'contact', consentDate: null });
    expect(await from()).toMatchObject({ info: [], merged: [], skipped: [] });
  });

  it('gain the children that come later, but for those with four guardians', async () => {
    const parentPhone = '0612345678';
    const later = await make.student({ studentName: 'Later', parentPhone });
    const full = await make.student({ studentName: 'Full', parentPhone });
    for (let count = 0; count < 4; count++) await expectSaved(post({ children: [{ studentID: full._id, ...agreed }] }));
    const { info, merged, skipped } = await from();
    expect([info, merged[0].children, skipped]).toEqual([
      [],
      ['Later'],
      [{ _id: full._id, studentName: 'Full', stdID: full.stdID }],
    ]);
    expect((await record(later._id)).siblings).toHaveLength(3);
  });
});

describe('a file of guardians', () => {
  const send = (lines: readonly string[], query = '') =>
    sendFile(
      app,
      `guardian/import${query}`,
      ['guardianName,guardianPhone,stdID,relation,access,consentDate', ...lines].join('\n'),
      {
        token: owner,
      },
    );

  it('has one line for each child, under the phone of the guardian', async () => {
    const [one, other] = [await make.student(), await make.student()];
    const lines = [
      `Cali Xasan,0612399999,${one.stdID},father,all,2026-11-01`,
      `Cali Xasan,252612399999,${other.stdID},father,fees,2026-11-01`,
    ];
    expect((await send(lines, '?preview=1')).body).toMatchObject({ valid: 2, invalid: 0 });
    expect((await send(lines)).body).toMatchObject({ saved: 2, notSaved: 0 });
    const [made, ...others] = (await call('GET', 'guardian?q=Cali%20Xasan')).body;
    expect(others).toEqual([]);
    expect(made.children.map(({ access }: { access: string }) => access)).toEqual(['all', 'fees']);
    const again = (await send(lines)).body;
    expect([again.saved, again.failed[0].errors]).toEqual([0, { stdID: 'This child stands here twice' }]);
  });

  it('says which line has no day of agreement', async () => {
    const { stdID } = await make.student();
    const { body } = await send([`Cali,0612399998,${stdID},father,all,`], '?preview=1');
    expect(body.rows[0].errors).toEqual({ consentDate: 'Enter the day it was agreed' });
  });
});
