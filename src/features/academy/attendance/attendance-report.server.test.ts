// Proves S§2, S§5, S§7, S§8, B16, E4, E5.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attendance } from './attendance.contract';
import { type RegisterScene, startRegisters } from './attendance.fixture';

let scene: RegisterScene;

beforeAll(async () => {
  scene = await startRegisters();
  const { theirs, amina, bashir, record, post } = scene;
  await post([
    record(amina, '2026-03-02'),
    record(amina, '2026-03-07', 'sick', { reason: 'Flu' }),
    record(amina, '2026-03-09', 'upsent'),
    record(bashir, '2026-03-09'),
    record(amina, '2026-03-09', 'present', { classID: theirs._id }),
  ]);
});
afterAll(() => scene.app.stop());

const shownIn = (body: { attendenceData: Attendance[] }) =>
  body.attendenceData.map(({ date, attendenceStatus }) => `${date} ${attendenceStatus}`);

describe('the attendance report', () => {
  it('has the records of a student in a class by date, with totals', async () => {
    const { amina, mine, report } = scene;
    const { status, body } = await report({ studentID: amina._id, classID: mine._id, status: 'all' });
    expect(status).toBe(200);
    expect(shownIn(body)).toEqual(['2026-03-02 present', '2026-03-07 sick', '2026-03-09 upsent']);
    expect(body).toMatchObject({ status: true, message: '', totalAtt: 3, totalpresent: 1, totalupsent: 2 });
    expect(body.attendenceData[1]).toMatchObject({
      studentID: { studentName: 'Amina Warsame' },
      classID: { className: 'Morning' },
      day: 'Saturday',
      attended: 0,
      reason: 'Flu',
    });
  });

  it('narrows its rows by status, the sick among the absent, while the totals count everything', async () => {
    const { amina, mine, report } = scene;
    const totals = { totalAtt: 3, totalpresent: 1, totalupsent: 2 };
    const absent = (await report({ studentID: amina._id, classID: mine._id, status: 'upsent' })).body;
    expect(shownIn(absent)).toEqual(['2026-03-07 sick', '2026-03-09 upsent']);
    expect(absent).toMatchObject(totals);
    const present = (await report({ studentID: amina._id, classID: mine._id, status: 'present' })).body;
    expect(shownIn(present)).toEqual(['2026-03-02 present']);
    expect(present).toMatchObject(totals);
  });

  it('counts all classes for All', async () => {
    const { amina, report } = scene;
    const { body } = await report({ studentID: amina._id, classID: 'All', status: 'all' });
    expect(body).toMatchObject({ totalAtt: 4, totalpresent: 2, totalupsent: 2 });
  });

  it('of nothing is 200 with no rows, sums of 0 and the words “Attendance not found”', async () => {
    const { stranger, report } = scene;
    const { status, body } = await report({ studentID: stranger._id, classID: 'All', status: 'all' });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: true,
      message: 'Attendance not found',
      attendenceData: [],
      totalAtt: 0,
      totalpresent: 0,
      totalupsent: 0,
    });
  });

  it('pages, and says how many rows there are', async () => {
    const { amina, report } = scene;
    const { body, headers } = await report(
      { studentID: amina._id, classID: 'All', status: 'all' },
      scene.owner,
      '?page=2&pageSize=3',
    );
    expect(body.attendenceData).toHaveLength(1);
    expect(body.totalAtt).toBe(4);
    expect(headers['x-total-count']).toBe('4');
    expect((await report({ studentID: amina._id, classID: 'All', status: 'all' }, scene.owner, '?page=0')).status).toBe(
      400,
    );
    expect((await report({ studentID: amina._id, classID: 'All', status: 'all' }, scene.owner, '?q=x')).status).toBe(
      400,
    );
  });

  it('as a file has the rows that it shows, is called TableContent.csv, and is made anew for the same key', async () => {
    const { app, owner, amina, mine, report } = scene;
    const asked = { studentID: amina._id, classID: mine._id, status: 'upsent' };
    const { text, headers } = await report(asked, owner, '?format=csv');
    expect(headers['content-disposition']).toBe('attachment; filename="TableContent.csv"');
    expect(text.trim().split('\r\n')).toHaveLength(3);
    expect((await report(asked, owner, '?format=xlsx')).headers['content-disposition']).toContain('TableContent.xlsx');
    const again = { token: owner, body: asked, headers: { 'idempotency-key': 'same' } };
    for (let time = 0; time < 2; time++)
      expect((await app.call('POST', 'attendence/attendenceReport?format=csv', again)).text).toBe(text);
  });

  it('asks for student, class and status, each in its words', async () => {
    const { amina, mine, report } = scene;
    expect((await report({})).body.errors).toEqual({
      studentID: 'Please select student',
      classID: 'Please select class',
      status: 'Please select status',
    });
    const wrong = await report({ studentID: amina._id, classID: 'None', status: 'late' });
    expect([wrong.status, wrong.body.errors.status]).toEqual([400, 'Choose one of: all, upsent, present']);
    expect((await report({ studentID: amina._id, classID: 'None', status: 'all' })).body.errors).toEqual({
      classID: 'Choose from the list',
    });
    const nobody = '01890000-0000-7000-8000-000000000000';
    expect((await report({ studentID: nobody, classID: 'All', status: 'all' })).status).toBe(404);
    expect((await report({ studentID: amina._id, classID: nobody, status: 'all' })).status).toBe(404);
    expect((await report({ studentID: amina._id, classID: mine._id, status: 'all', mood: 1 })).status).toBe(400);
  });
});

describe('in the portal', () => {
  it('a student gets the own report without saying who it is, and no other’s', async () => {
    const { amina, bashir, mine, report, student } = scene;
    const own = (await report({ classID: mine._id }, student)).body;
    expect(own).toMatchObject({ totalAtt: 3, totalpresent: 1, totalupsent: 2 });
    expect((await report({ classID: 'All', studentID: amina._id, status: 'present' }, student)).body.totalAtt).toBe(4);
    expect((await report({ classID: mine._id, studentID: bashir._id }, student)).status).toBe(403);
  });

  it('a class with no value gives “Class not found”, one of others is refused', async () => {
    const { make, mine, report, student } = scene;
    for (const classID of [undefined, '', null])
      expect((await report({ classID }, student)).body.errors).toEqual({ classID: 'Class not found' });
    const elsewhere = await make.class({ courseID: mine.courseID._id });
    expect((await report({ classID: elsewhere._id }, student)).status).toBe(403);
  });
});

describe('a teacher who holds the report', () => {
  it('gets own classes alone', async () => {
    const { make, mine, theirs, amina, stranger, report, teacher } = scene;
    expect((await report({ studentID: amina._id, classID: 'All', status: 'all' }, teacher)).status).toBe(403);
    await make.letTeachersOpen(['/attendencereport']);
    const token = await make.tokenOf(
      (await scene.get(`teacher/${mine.teacherID._id}`)).body as { readonly username: string },
    );
    expect((await report({ studentID: amina._id, classID: 'All', status: 'all' }, token)).body.totalAtt).toBe(3);
    expect((await report({ studentID: amina._id, classID: theirs._id, status: 'all' }, token)).status).toBe(403);
    expect((await report({ studentID: stranger._id, classID: 'All', status: 'all' }, token)).status).toBe(403);
  });
});
