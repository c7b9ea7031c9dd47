// Proves S§1, S§3, S§4, S§5, S§7, R 4.3, R 6.3, B9, B12, B21, B26, E20, E21, PA4.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from '#testing/pdf-text';
import { dataUrlOf, pngOf, sendForm } from '#testing/sent-form';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { certificates, png } from './certificate.fixture';
import { academySlices } from '#testing/parts/academy';
import { studentClassesSlice } from '#features/academy/own-classes/student-classes-slice.server';
import { marksSlice } from '#features/academy/marks/marks-slice.server';
import { certificateSlice } from './certificate-slice.server';

type World = Awaited<ReturnType<typeof certificates>>;
let app: TestApp;
let owner: string;
let make: World['make'];
let student: World['student'];
let room: World['room'];
let facts: World['facts'];
let post: World['post'];
let put: World['put'];
let get: World['get'];
let made: World['made'];

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices, studentClassesSlice, marksSlice, certificateSlice] });
  app.setClock(new Date('2026-03-10T22:30:00Z'));
  ({ owner, make, student, room, facts, post, put, get, made } = await certificates(app));
});
afterAll(() => app.stop());

describe('a new certificate', () => {
  it('is taken as a form with its photo, and read with student, class and course', async () => {
    const { status, body } = await sendForm(app, 'POST', 'certificate', { ...facts(), photo: png }, owner);
    expect([status, body.message]).toEqual([200, 'Certificate saved']);
    const { _id, certID } = body.info;
    expect(body.info).toMatchObject({
      certID,
      studentID: { _id: student._id, studentName: student.studentName, stdID: student.stdID },
      classID: { _id: room._id, className: 'WEB-7', courseID: { courseName: room.courseID.courseName } },
      certificateType: 'Diploma',
      issueDate: '2026-03-09',
      status: 'taken',
      photoUrl: `certificate/${_id}/photo`,
    });
    expect(body.info).not.toHaveProperty('photo');
    // The code of its paper is answered too, where papers carry codes.
    expect((await get(`certificate/${_id}`)).body).toEqual({
      ...body.info,
      paperCode: expect.toBeOneOf([null, expect.any(String)]),
    });
  });

  it('is taken as JSON too, and registered on the day on which it is entered, whatever is sent', async () => {
    const { status, body } = await post({ ...facts(), photo: dataUrlOf(pngOf()), registerDate: '2020-01-01' });
    // Half past ten in London is the next day in Mogadishu.
    expect([status, body.info.registerDate]).toEqual([200, '2026-03-11']);
  });

  it('asks for every field in its own words, the photo too', async () => {
    const { status, body } = await post({});
    expect([status, body.errors]).toEqual([
      400,
      {
        studentID: 'Please select student',
        classID: 'Please select class',
        certID: 'Enter certificate ID',
        certificateType: 'Enter certificate type',
        issueDate: 'Enter issue date',
        status: 'Enter status',
        photo: 'Please choose a photo',
      },
    ]);
    const empty = { bytes: Buffer.alloc(0), type: 'application/octet-stream', name: '' };
    const form = await sendForm(app, 'POST', 'certificate', { ...facts(), photo: empty }, owner);
    expect([form.status, form.body.errors]).toEqual([400, { photo: 'Please choose a photo' }]);
  });

  it.each([
    ['a status that is none', { status: 'lost' }, 'status'],
    ['a type of 121 characters', { certificateType: 'a'.repeat(121) }, 'certificateType'],
    ['a day that does not exist', { issueDate: '2026-02-30' }, 'issueDate'],
    ['an unknown field', { colour: 'gold' }, 'colour'],
    ['a student who is not there', { studentID: '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b' }, 'studentID'],
    ['a class that is not there', { classID: '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b' }, 'classID'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const { status, body } = await post({ ...facts(), photo: dataUrlOf(pngOf()), ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('says what the marks of its class came to when it was made; marks that come later do not move it', async () => {
    const [first, second] = [
      await make.subject({ courseID: room.courseID._id }),
      await make.subject({ courseID: room.courseID._id }),
    ];
    const mark = async (subject: { readonly _id: string }, Amount: number) =>
      expectSaved(
        app.call('POST', 'marks', {
          token: owner,
          body: { studentID: student._id, classID: room._id, subjectID: subject._id, Amount },
        }),
      );
    expect(await made()).toMatchObject({ average: null, grade: null });
    await mark(first, 72);
    const certified = await made({ average: 100, grade: 'A' });
    expect(certified).toMatchObject({ average: 72, grade: 'C' });
    await mark(second, 40);
    expect((await get(`certificate/${certified._id}`)).body).toMatchObject({ average: 72, grade: 'C' });
    expect(pdfText((await get(`certificate/${certified._id}/pdf`)).bytes)).toContain('with the result 72.00 (C)');
    expect(await made()).toMatchObject({ average: 56, grade: 'C' });
  });

  it('takes each status', async () => {
    for (const status of ['taken', 'order', 'pending', 'blocked']) expect((await made({ status })).status).toBe(status);
  });

  it('has an ID that no other certificate has, in any case', async () => {
    await made({ certID: 'Unique-1' });
    const again = await post({ ...facts({ certID: 'UNIQUE-1' }), photo: dataUrlOf(pngOf()) });
    expect([again.status, again.body.errors.certID]).toEqual([
      409,
      'Certificate with this Certificate ID exists already',
    ]);
  });

  it('is for a class of the student: one that is or was, and not one that is waited for', async () => {
    const [past, waited, other] = [await make.class(), await make.class(), await make.class()];
    await make.enroll(student, past, 'graduated');
    await make.enroll(student, waited, 'waiting');
    expect((await made({ classID: past._id })).classID._id).toBe(past._id);
    for (const { _id } of [waited, other]) {
      const { status, body } = await post({ ...facts({ classID: _id }), photo: dataUrlOf(pngOf()) });
      expect([status, body.errors]).toEqual([400, { classID: 'This student was never enrolled in this class' }]);
    }
  });
});

describe('a certificate on record', () => {
  it('is a valid body as it was read, and is not changed over a newer change', async () => {
    const one = await made();
    const changed = await put(one._id, { ...one, certificateType: 'Honours' });
    expect([changed.status, changed.body.info.certificateType]).toEqual([200, 'Honours']);
    expect((await put(one._id, { ...one, certificateType: 'Late' })).status).toBe(409);
    const stale = await sendForm(app, 'PUT', `certificate/${one._id}`, { __v: '0', status: 'order' }, owner);
    expect(stale.status).toBe(409);
  });

  it('does not move to a class that is not of the student', async () => {
    const one = await made();
    const other = await make.class();
    expect((await put(one._id, { classID: other._id })).body.errors).toEqual({
      classID: 'This student was never enrolled in this class',
    });
    const stranger = await make.student();
    expect((await put(one._id, { studentID: stranger._id })).status).toBe(400);
  });

  it('is found by its ID, student, number and class, and ranged by the day of issue', async () => {
    const someone = await make.student({ studentName: 'Zamzam Xirsi' });
    const hall = await make.class({ className: 'QX-77' });
    await make.enroll(someone, hall);
    const one = await made({ studentID: someone._id, classID: hall._id, certID: 'ZZ-900', issueDate: '2031-05-05' });
    for (const query of ['q=zz-900', 'q=zamzam', `q=${someone.stdID}`, 'q=qx-77', 'from=2031-05-05&to=2031-05-05']) {
      const { body } = await get(`certificate?${query}`);
      expect([query, body.map((row: { _id: string }) => row._id)]).toEqual([query, [one._id]]);
    }
  });

  it('is deleted, with its photo out of reach; student and class stay while they have one', async () => {
    const someone = await make.student();
    await make.enroll(someone, room);
    const one = await made({ studentID: someone._id });
    const refused = await app.call('DELETE', `class/${room._id}`, { token: owner });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('certificate')]);
    expect((await app.call('DELETE', `certificate/${one._id}`, { token: owner })).status).toBe(200);
    for (const path of [`certificate/${one._id}`, one.photoUrl, `certificate/${one._id}/pdf`])
      expect((await get(path)).status).toBe(404);
  });
});

describe('a certificate on paper', () => {
  it('is one sheet with the academy, the student, course, class, dates, number and the photo', async () => {
    const one = await made({ certID: 'DA/2026 44' });
    const { status, headers, bytes } = await get(`certificate/${one._id}/pdf`);
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="certificate-DA-2026-44.pdf"',
    ]);
    const shown = pdfText(bytes);
    for (const words of [
      'Hodan Academy',
      'This is to certify that',
      student.studentName,
      room.courseID.courseName,
      'WEB-7',
      '1 Mar 2026',
      '31 Aug 2026',
      'Diploma',
      'DA/2026 44',
      String(student.stdID),
      'Abdirahman Farah',
    ])
      expect(shown).toContain(words);
    expect(shown).toMatch(/9\s+Mar 2026/);
    const raw = bytes.toString('latin1');
    expect([raw.match(/\/Type \/Page\b/g)?.length, raw.includes('/Subtype /Image')]).toEqual([1, true]);
  });

  it('is not printed while it is blocked', async () => {
    const { status, body } = await get(`certificate/${(await made({ status: 'blocked' }))._id}/pdf`);
    expect([status, body.message]).toEqual([409, 'This certificate is blocked']);
  });
});

describe('who may see certificates', () => {
  it('is who holds their screen, the classes of a student included; a student sees the own ones, and nobody without a token any', async () => {
    const one = await made();
    const { token } = await app.logInAs(owner, 'Registrar', ['/certificate']);
    const portal = await make.portalTokenOf(student);
    const paths = ['certificate', one.photoUrl, `certificate/${one._id}/pdf`];
    for (const path of paths) {
      expect((await get(path, token)).status).toBe(200);
      expect((await get(path, portal)).status).toBe(path === one.photoUrl ? 403 : 200);
      expect((await app.call('GET', path)).status).toBe(401);
    }
    expect((await get(`certificate/studentClases/${student._id}`, token)).status).toBe(200);
    expect((await get('student/options', token)).status).toBe(200);
    expect((await get('student', token)).status).toBe(403);
  });

  it('of the teachers who hold it, is who teaches the class', async () => {
    const one = await made();
    const [mine, theirs] = [
      await app.call('GET', `teacher/${room.teacherID._id}`, { token: owner }),
      await make.teacher(),
    ];
    await make.letTeachersOpen(['/certificate']);
    const [own, foreign] = [await make.tokenOf(mine.body), await make.tokenOf(theirs)];
    expect((await get(`certificate/${one._id}`, own)).status).toBe(200);
    expect((await put(one._id, { status: 'order' }, own)).status).toBe(200);
    for (const path of [`certificate/${one._id}`, one.photoUrl, `certificate/${one._id}/pdf`])
      expect((await get(path, foreign)).status).toBe(403);
    expect((await get('certificate', foreign)).body).toEqual([]);
    expect((await put(one._id, { status: 'order' }, foreign)).status).toBe(403);
    expect((await post({ ...facts(), photo: dataUrlOf(pngOf()) }, foreign)).status).toBe(403);
    const other = await make.class();
    expect((await put(one._id, { classID: other._id }, own)).status).toBe(403);
  });
});
