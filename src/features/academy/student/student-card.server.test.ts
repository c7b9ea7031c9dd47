// Proves R 6.3, B12, E22.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '#kit/contract/language';
import { type AcademyRecords, academyRecords } from '#testing/academy-records';
import { pdfText } from '#testing/pdf-text';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { certificateSlice } from '#features/academy/certificate/certificate-slice.server';
import { academySlices } from '#testing/parts/academy';

let app: TestApp;
let owner: string;
let make: AcademyRecords;
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices, certificateSlice] });
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  owner = await app.setUp();
  make = academyRecords(app, owner);
});
afterAll(() => app.stop());

const card = (id: string, token = owner, language = 'en') =>
  app.call('GET', `student/${id}/card`, { token, headers: { 'accept-language': language } });

it('A student card is a PDF with the academy, the student’s name, number, facts and photo', async () => {
  const [plain, pictured] = [
    await make.student({ studentName: 'Amina Warsame' }),
    await make.student({ photo: pixel }),
  ];
  const { status, headers, bytes } = await card(plain._id);
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    `attachment; filename="student-card-${plain.stdID}.pdf"`,
  ]);
  const shown = pdfText(bytes);
  for (const words of ['Hodan Academy', 'Amina Warsame', String(plain.stdID), '252615550202', 'Secondary', 'Mar 2026'])
    expect(shown).toContain(words);
  expect(bytes.toString('latin1')).not.toContain('/Subtype /Image');
  expect((await card(pictured._id)).bytes.toString('latin1')).toContain('/Subtype /Image');
});

it('A student card names the classes that the student is in, and shows the initials if there is no photo', async () => {
  const student = await make.student({ studentName: 'Amina Yusuf Warsame' });
  const course = await make.course({ courseName: 'Networks' });
  const [now, before] = [
    await make.class({ className: 'Evening B', courseID: course._id }),
    await make.class({ className: 'Spring A', courseID: course._id }),
  ];
  await make.enroll(student, now);
  await make.enroll(student, before, 'graduated');
  const shown = pdfText((await card(student._id)).bytes);
  expect(shown).toContain('Evening B');
  expect(shown).toContain('AW');
  expect(shown).not.toContain('Spring A');
});

it('A student card writes its labels in full in every language', async () => {
  const { _id } = await make.student({ studentName: 'Amina Warsame' });
  for (const language of languages)
    expect(pdfText((await card(_id, owner, language)).bytes), language).not.toContain('…');
});

it('A student card says nothing of a level that is none of those named', async () => {
  const { _id } = await make.student({ educationalLevel: 'others' });
  const shown = pdfText((await card(_id)).bytes);
  expect(shown).not.toContain('Level');
  expect(shown).not.toContain('Others');
});

it('A student card shows the photo of the newest certificate if the student has none', async () => {
  const [student, place] = [await make.student(), await make.class()];
  await make.enroll(student, place);
  const body = { studentID: student._id, classID: place._id, certID: 'C-1', certificateType: 'Diploma' };
  const rest = { issueDate: '2026-03-09', status: 'taken', photo: pixel };
  await expectSaved(app.call('POST', 'certificate', { token: owner, body: { ...body, ...rest } }));
  expect((await card(student._id)).bytes.toString('latin1')).toContain('/Subtype /Image');
});

it('A student card is for those who hold the students’ screen', async () => {
  const student = await make.student();
  const { token } = await app.logInAs(owner, 'Registrar', ['/student']);
  const { token: other } = await app.logInAs(owner, 'Reception', ['/courses']);
  expect((await card(student._id, token)).status).toBe(200);
  expect((await card(student._id, other)).status).toBe(403);
  expect((await card(student._id, await make.portalTokenOf(student))).status).toBe(403);
  expect((await card('01890000-0000-7000-8000-000000000000')).status).toBe(404);
  expect((await card('nobody')).status).toBe(404);
});
