// Proves S§1, S§3, S§4, S§5, S§6, S§7, R 4.3, A17, B9, B10, E23, E24, E25.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AcademyRecords, academyRecords } from '#testing/academy-records';
import { type Answer, expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { academySlices } from '#testing/parts/academy';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';
import { studentClassesSlice } from '#features/academy/own-classes/student-classes-slice.server';
import { complaintSlice } from './complaint-slice.server';

let app: TestApp;
let owner: string;
let make: AcademyRecords;
let student: Awaited<ReturnType<AcademyRecords['student']>>;
let room: Awaited<ReturnType<AcademyRecords['class']>>;

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices, activitySlice, studentClassesSlice, complaintSlice] });
  // In Mogadishu it is the next day already.
  app.setClock(new Date('2026-03-10T22:30:00Z'));
  owner = await app.setUp();
  make = academyRecords(app, owner);
  [student, room] = [await make.student(), await make.class()];
  await make.enroll(student, room);
});
afterAll(() => app.stop());

const nobody = '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b';
const bodyOf = (values = {}) => ({
  studentID: student._id,
  classID: room._id,
  description: 'The projector of the room is broken.',
  status: 'accepted',
  ...values,
});
const post = (body: unknown, token = owner) => app.call('POST', 'complain', { token, body });
const put = (id: string, body: unknown, token = owner) => app.call('PUT', `complain/${id}`, { token, body });
const get = (path: string, token = owner) => app.call('GET', path, { token });
const made = async (values = {}) => (await expectSaved(post(bodyOf(values)))).body.info;
const idsOf = ({ body }: Answer) => body.map((row: { _id: string }) => row._id);

describe('a complaint written down by the staff', () => {
  it('is read with student, class and course, its day today and who wrote it', async () => {
    const info = await made();
    expect(info).toMatchObject({
      studentID: { _id: student._id, studentName: student.studentName, stdID: student.stdID },
      classID: { _id: room._id, className: room.className, courseID: { courseName: room.courseID.courseName } },
      description: 'The projector of the room is broken.',
      status: 'accepted',
      complainDate: '2026-03-11',
      userID: { name: 'Hodan Warsame' },
    });
    expect((await made({ complainDate: '2026-02-01' })).complainDate).toBe('2026-02-01');
  });

  it('asks for student, class, status and description in their own words', async () => {
    const { status, body } = await post({});
    expect([status, body.errors]).toEqual([
      400,
      {
        studentID: 'Please choose a student',
        classID: 'Please select class',
        description: 'Enter description',
        status: 'Please select status',
      },
    ]);
  });

  it.each([
    ['a description of 256 characters', { description: 'a'.repeat(256) }, 'description'],
    ['a status that is none', { status: 'done' }, 'status'],
    ['a day that does not exist', { complainDate: '2026-02-30' }, 'complainDate'],
    ['an unknown field', { room: 3 }, 'room'],
    ['a student who is not there', { studentID: nobody }, 'studentID'],
    ['a class that is not there', { classID: nobody }, 'classID'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const { status, body } = await post(bodyOf(wrong));
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('is about a class of the student', async () => {
    const other = await make.class();
    const { status, body } = await post(bodyOf({ classID: other._id }));
    expect([status, body.errors]).toEqual([400, { classID: 'This student was never enrolled in this class' }]);
  });

  it('goes from any status to any other, and is a valid body as it was read', async () => {
    let one = await made({ status: 'completed' });
    for (const status of ['assigned', 'process', 'accepted', 'completed']) {
      const { body } = await put(one._id, { ...one, status });
      expect(body.info.status).toBe(status);
      one = body.info;
    }
    expect((await put(one._id, { complainDate: '' })).body.errors).toEqual({ complainDate: 'Enter complaint date' });
    expect((await put(one._id, { __v: 0, status: 'assigned' })).status).toBe(409);
  });

  it('is found by student, number, class and description, ranged by its day, and goes with the record sent', async () => {
    const someone = await make.student({ studentName: 'Zamzam Xirsi' });
    const hall = await make.class({ className: 'QX-78' });
    await make.enroll(someone, hall);
    const one = await made({
      studentID: someone._id,
      classID: hall._id,
      description: 'Too dark',
      complainDate: '2031-05-05',
    });
    for (const query of ['q=zamzam', `q=${someone.stdID}`, 'q=qx-78', 'q=too dark', 'from=2031-05-05&to=2031-05-05'])
      expect([query, idsOf(await get(`complain?${query}`))]).toEqual([query, [one._id]]);
    expect((await app.call('DELETE', 'complain', { token: owner, body: one })).status).toBe(200);
    const [logged] = (await get(`activity?resource=complain&action=delete`)).body;
    expect(logged.label).toBe('Zamzam Xirsi');
    expect(idsOf(await get('complain?q=zamzam'))).toEqual([]);
  });

  it('is for who holds its screen, the choices of its form included', async () => {
    const { token } = await app.logInAs(owner, 'Registrar', ['/complain']);
    const one = (await post(bodyOf(), token)).body.info;
    expect((await put(one._id, { status: 'completed' }, token)).status).toBe(200);
    for (const path of ['complain', 'student/options', `certificate/studentClases/${student._id}`])
      expect((await get(path, token)).status).toBe(200);
    const sales = await app.logInAs(owner, 'Sales', []);
    expect((await get('complain', sales.token)).status).toBe(403);
  });
});

describe('a complaint of a teacher', () => {
  it('is filed for students of own classes by who holds the screen, and read, changed and deleted by none', async () => {
    const me = (await get(`teacher/${room.teacherID._id}`)).body;
    const before = await make.tokenOf(me);
    expect((await post(bodyOf(), before)).status).toBe(403);
    await make.letTeachersOpen(['/complain']);
    const token = await make.tokenOf(me);
    const filed = await post(bodyOf({ status: 'assigned' }), token);
    expect([filed.status, filed.body.info.userID.name]).toEqual([200, me.teacherName]);
    const foreign = await make.class();
    await make.enroll(student, foreign);
    expect((await post(bodyOf({ classID: foreign._id }), token)).status).toBe(403);
    const id = filed.body.info._id;
    const denied = [
      await get('complain', token),
      await get('complain?format=csv', token),
      await get(`complain/${student._id}`, token),
      await put(id, { status: 'completed' }, token),
      await app.call('DELETE', `complain/${id}`, { token }),
    ];
    expect(denied.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(
      idsOf(
        await get(`certificate/studentClases/${student._id}`, token).then((answer) => ({
          ...answer,
          body: answer.body.studentsClasses,
        })),
      ),
    ).toEqual([room._id]);
  });
});

describe('a complaint of a student', () => {
  it('says class and words alone: it is assigned, of today, and nobody else wrote it', async () => {
    const me = await make.student();
    await make.enroll(me, room);
    const token = await make.portalTokenOf(me);
    const { status, body } = await post({ classID: room._id, description: 'No light' }, token);
    expect([status, body.message]).toEqual([200, 'Complaint saved']);
    expect(body.info).toMatchObject({
      studentID: { _id: me._id },
      status: 'assigned',
      complainDate: '2026-03-11',
      userID: null,
    });
    const sameAsSet = { studentID: me._id, status: 'assigned', complainDate: '2026-03-10T22:30:00Z' };
    expect((await post({ classID: room._id, description: 'Again', ...sameAsSet }, token)).status).toBe(200);
    expect((await post({}, token)).body.errors).toEqual({
      classID: 'Please select class',
      description: 'Enter description',
    });
  });

  it('is refused in the name of another, with another status or day, or about a class that is not its own', async () => {
    const me = await make.student();
    const [mine, waited, past] = [await make.class(), await make.class(), await make.class()];
    await make.enroll(me, mine);
    await make.enroll(me, waited, 'waiting');
    await make.enroll(me, past, 'graduated');
    const token = await make.portalTokenOf(me);
    const send = (values: object) => post({ classID: mine._id, description: 'No light', ...values }, token);
    const refused = [
      await send({ studentID: student._id }),
      await send({ studentID: { _id: student._id } }),
      await send({ status: 'completed' }),
      await send({ status: 'nonsense' }),
      await send({ complainDate: '2026-03-01' }),
      await send({ classID: room._id }),
      await send({ classID: waited._id }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
    expect((await get(`complain/${me._id}`, token)).body).toEqual([]);
    expect((await send({ classID: past._id })).status).toBe(200);
  });

  it('is listed with its status for that student alone, as an array; staff may read it too', async () => {
    const [me, other] = [await make.student(), await make.student()];
    await make.enroll(me, room);
    const [token, stranger] = [await make.portalTokenOf(me), await make.portalTokenOf(other)];
    const first = (await post({ classID: room._id, description: 'One' }, token)).body.info;
    const second = (await post({ classID: room._id, description: 'Two' }, token)).body.info;
    await put(first._id, { status: 'process' });
    const { status, body } = await get(`complain/${me._id}`, token);
    expect([status, body.map((row: { status: string }) => row.status)]).toEqual([200, ['process', 'assigned']]);
    expect(idsOf(await get(`complain/${me._id}?sort=-createdAt&page=1&pageSize=1`, token))).toEqual([second._id]);
    expect((await get(`complain/${me._id}`)).body).toEqual(body);
    expect((await get(`complain/${me._id}`, stranger)).status).toBe(403);
    expect((await get(`complain/${me._id}?studentID=${other._id}`, token)).status).toBe(403);
    expect((await get(`complain/${nobody}`)).status).toBe(404);
    expect((await get(`complain/${first._id}`)).status).toBe(404);
    expect((await app.call('GET', `complain/${me._id}`)).status).toBe(401);
  });

  it('is changed and deleted by the staff alone', async () => {
    const me = await make.student();
    await make.enroll(me, room);
    const token = await make.portalTokenOf(me);
    const one = (await post({ classID: room._id, description: 'One' }, token)).body.info;
    expect((await get('complain', token)).status).toBe(403);
    expect((await put(one._id, { description: 'Never mind' }, token)).status).toBe(403);
    expect((await app.call('DELETE', `complain/${one._id}`, { token })).status).toBe(403);
    expect((await get(`complain/${me._id}`)).body).toEqual([one]);
  });
});
