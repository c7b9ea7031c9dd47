import { type AcademyRecords, academyRecords } from '#testing/academy-records';
import { dataUrlOf, pngOf } from '#testing/sent-form';
import { expectSaved, type TestApp } from '#testing/test-app';

export const png = { bytes: pngOf(), type: 'image/png', name: 'amina.png' };

/** An academy with a student in a class, and what a certificate of both is made of. */
export async function certificates(app: TestApp) {
  const owner = await app.setUp();
  const make: AcademyRecords = academyRecords(app, owner);
  const [student, room] = [await make.student(), await make.class({ className: 'WEB-7' })];
  await make.enroll(student, room);
  let count = 0;
  /** All that a certificate needs but its photo. */
  const facts = (values: Readonly<Record<string, string>> = {}) => ({
    studentID: student._id,
    classID: room._id,
    certID: `DA-${++count}`,
    certificateType: 'Diploma',
    issueDate: '2026-03-09',
    status: 'taken',
    ...values,
  });
  const post = (body: unknown, token = owner) => app.call('POST', 'certificate', { token, body });
  return {
    owner,
    make,
    student,
    room,
    facts,
    post,
    put: (id: string, body: unknown, token = owner) => app.call('PUT', `certificate/${id}`, { token, body }),
    get: (path: string, token = owner) => app.call('GET', path, { token }),
    made: async (values = {}) =>
      (await expectSaved(post({ ...facts(), photo: dataUrlOf(pngOf()), ...values }))).body.info,
  };
}
