// Proves S§3, S§5, S§7, R 1.2, R 3.3, R 5.4, R 6.5, B9, B11, B26.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AcademyRecords, startRecords } from '#testing/academy-records';
import { type TestApp, startTestApp } from '#testing/test-app';
import { academySlices } from '#testing/parts/academy';
import { marksSlice } from '#features/academy/marks/marks-slice.server';

let app: TestApp;
let owner: string;
let make: AcademyRecords;

beforeAll(async () => {
  ({ app, owner, make } = await startRecords(await startTestApp({ slices: [...academySlices, marksSlice] })));
});
afterAll(() => app.stop());

const nobody = '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b';
const post = (body: unknown) => app.call('POST', 'subject', { token: owner, body });

describe('a subject', () => {
  it('is read with its course', async () => {
    const course = await make.course();
    const { body } = await post({ subjectName: 'CSS', courseID: course._id });
    expect(body.info).toMatchObject({
      subjectName: 'CSS',
      courseID: { _id: course._id, courseName: course.courseName },
    });
    expect((await app.call('GET', `subject/${body.info._id}`, { token: owner })).body).toEqual(body.info);
  });

  it('needs a name and a course', async () => {
    const { status, body } = await post({});
    expect(status).toBe(400);
    expect(body.errors).toEqual({ subjectName: 'Enter subject name', courseID: 'Please select a course' });
  });

  it.each([
    ['an unknown field', { teacher: 'x' }, 'teacher'],
    ['a name that is a list', { subjectName: ['HTML'] }, 'subjectName'],
    ['a name of blanks', { subjectName: '  ' }, 'subjectName'],
    ['a name of 121 characters', { subjectName: 'a'.repeat(121) }, 'subjectName'],
    ['a course that is no id', { courseID: 'web' }, 'courseID'],
    ['a course that is not there', { courseID: nobody }, 'courseID'],
  ])('refuses %s', async (_what, wrong, field) => {
    const course = await make.course();
    const { status, body } = await post({ subjectName: 'HTML', courseID: course._id, ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('exists once in its course, however it is written', async () => {
    const course = await make.course();
    await post({ subjectName: 'Réseaux', courseID: course._id });
    const again = await post({ subjectName: 'RESEAUX', courseID: course._id });
    expect([again.status, again.body.errors.subjectName]).toEqual([
      409,
      'Subject with this Subject name exists already',
    ]);
    expect((await post({ subjectName: 'Réseaux', courseID: (await make.course())._id })).status).toBe(200);
  });

  it('is a valid body as it was read, and moves to another course', async () => {
    const made = await make.subject();
    const course = await make.course();
    const { status, body } = await app.call('PUT', 'subject', {
      token: owner,
      body: { ...made, courseID: course },
    });
    expect([status, body.info.courseID._id]).toEqual([200, course._id]);
    const late = await app.call('PUT', `subject/${made._id}`, {
      token: owner,
      body: { ...made, subjectName: 'Late' },
    });
    expect(late.status).toBe(409);
  });

  it('does not move to another course while students have marks in it', async () => {
    const made = await make.subject();
    const room = await make.class({ courseID: made.courseID._id });
    const learner = await make.student();
    await make.enroll(learner, room);
    const mark = { studentID: learner._id, classID: room._id, subjectID: made._id, Amount: 80 };
    expect((await app.call('POST', 'marks', { token: owner, body: mark })).status).toBe(200);
    const courseID = (await make.course())._id;
    const refused = await app.call('PUT', `subject/${made._id}`, { token: owner, body: { courseID } });
    expect(refused.status).toBe(409);
    expect(refused.body.errors.courseID).toBe('Students have marks in this subject, so its course cannot be changed');
    const renamed = await app.call('PUT', 'subject', {
      token: owner,
      body: { ...made, subjectName: 'CSS 3' },
    });
    expect(renamed.status).toBe(200);
  });

  it('is found by its own name and by its course', async () => {
    const course = await make.course({ courseName: 'Graphic Design' });
    const made = await make.subject({ subjectName: 'Colour theory', courseID: course._id });
    for (const q of ['colour', 'graphic', 'theory design']) {
      const { body } = await app.call('GET', `subject?q=${encodeURIComponent(q)}`, { token: owner });
      expect(body.map((row: { _id: string }) => row._id)).toEqual([made._id]);
    }
    const { body } = await app.call('GET', `subject?courseID=${course._id}`, { token: owner });
    expect(body).toHaveLength(1);
  });

  it('keeps its course from being deleted', async () => {
    const made = await make.subject();
    const refused = await app.call('DELETE', `courses/${made.courseID._id}`, { token: owner });
    expect([refused.status, refused.body.message]).toEqual([409, 'Still in use by 1 subject']);
    expect((await app.call('DELETE', `subject/${made._id}`, { token: owner })).status).toBe(200);
    expect((await app.call('DELETE', `courses/${made.courseID._id}`, { token: owner })).status).toBe(200);
  });
});

describe('the choice list of subjects', () => {
  it("of a class is that of its course's subjects", async () => {
    const made = await make.subject();
    await make.subject();
    const room = await make.class({ courseID: made.courseID._id });
    const { body } = await app.call('GET', `subject/options?classID=${room._id}`, { token: owner });
    expect(body).toEqual([{ _id: made._id, label: made.subjectName }]);
    expect((await app.call('GET', 'subject/options?classID=x', { token: owner })).status).toBe(400);
  });

  it("shows a teacher those of own classes' courses, and refuses another's class", async () => {
    const mine = await make.subject();
    const room = await make.class({ courseID: mine.courseID._id });
    const foreign = await make.class();
    await make.subject({ courseID: foreign.courseID._id });
    const me = (await app.call('GET', `teacher/${room.teacherID._id}`, { token: owner })).body;
    const token = await make.tokenOf(me);
    expect((await app.call('GET', 'subject/options', { token })).body).toEqual([
      { _id: mine._id, label: mine.subjectName },
    ]);
    expect((await app.call('GET', `subject/options?classID=${foreign._id}`, { token })).status).toBe(403);
  });
});
