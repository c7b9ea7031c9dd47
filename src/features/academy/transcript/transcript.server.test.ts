// Proves CL1, GB14, GB15.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectPaper } from '#testing/paper';
import { pdfText } from '#testing/pdf-text';
import { expectSaved } from '#testing/test-app';
import { type Grading, startGrading } from '#features/academy/gradebook/gradebook.fixture';
import { lessonSlice } from '#features/academy/lesson/lesson-slice.server';
import { roomSlice } from '#features/academy/room/room-slice.server';
import { transcriptSlice } from './transcript-slice.server';

let at: Grading;
let teacher: string;
beforeAll(async () => {
  at = await startGrading(transcriptSlice, roomSlice, lessonSlice);
  await at.make.letTeachersOpen(['/student']);
  teacher = await at.make.tokenOf((await at.call('GET', `teacher/${at.mine.teacherID._id}`)).body);
});
afterAll(() => at.app.stop());

const transcript = (id: string | undefined, token?: string) =>
  at.call('GET', `student/${id}/transcript`, undefined, token);
const shown = async (...asked: Parameters<typeof transcript>) =>
  pdfText((await transcript(...asked)).bytes).replaceAll('\n', ' ');

describe('a transcript', () => {
  it('has all classes of a student with course, dates, hours, marks, average and grade, and nothing of a draft', async () => {
    const room = await at.room(1);
    const [own] = room.students;
    if (!own) throw new Error('No student');
    const quiz = await room.assess();
    await expectSaved(room.enter(quiz, 91));
    await expectSaved(room.publish(quiz));
    const draft = await room.assess();
    await expectSaved(room.enter(draft, 12.34));
    const course = await at.make.course({ courseName: 'Drawing by hand' });
    const evening = { TimeIn: '18:00', TimeOut: '19:40', startedDate: '2026-09-01', endDate: '2026-12-31' };
    const later = await at.make.class({ courseID: course._id, className: 'Evening B', ...evening });
    await at.make.enroll(own, later);
    const waiting = await at.make.class({ className: 'Never begun' });
    await at.make.enroll(own, waiting, 'waiting');
    for (const date of ['2026-03-02', '2026-03-04', '2026-03-07'])
      await expectSaved(
        at.call('POST', 'attendence', {
          date,
          attendenceStatus: 'present',
          classID: later._id,
          items: [{ studentID: own._id }],
        }),
      );
    const paper = await transcript(own._id);
    expectPaper(paper, `transcript-${own.stdID}.pdf`, [
      'Hodan Academy',
      'Transcript',
      own.studentName,
      String(own.stdID),
      room.subject.subjectName,
      '91',
      '91.00',
      'Pass',
      'All classes',
    ]);
    const said = await shown(own._id);
    // Three lessons of 100 minutes.
    expect(said).toMatch(/Evening B – Drawing by hand .*Hours held 5\.00 Average – Grade – Result –/);
    expect(said).toMatch(/Hours held – Average 91\.00 /);
    expect(said).toMatch(/2026 to 31 Dec 2026/);
    expect(said).not.toMatch(/Never begun|12\.34/);
    expect(said.indexOf('91.00')).toBeLessThan(said.indexOf('Evening B'));
  });

  it('counts each lesson that was held as long as it was (CL1)', async () => {
    await expectSaved(at.call('PUT', 'settings', { features: { timetable: true } }));
    const { classID, students } = await at.room(1);
    const longer = { date: '2026-03-07', changeKind: 'changed', TimeIn: '08:00', TimeOut: '11:00' };
    await expectSaved(at.call('POST', 'lessonChange', { classID, ...longer }));
    // Mondays and Saturdays of two hours; the 4th is a Wednesday.
    for (const date of ['2026-03-02', '2026-03-04', '2026-03-07'])
      await expectSaved(
        at.call('POST', 'attendence', { date, attendenceStatus: 'present', classID, studentID: students[0]?._id }),
      );
    expect(await shown(students[0]?._id)).toMatch(/Hours held 7\.00 /);
  });

  it('is for those who hold the screen of students; a teacher gets own classes alone', async () => {
    const { amina, bashir, owner, app } = at;
    const mine = await shown(amina._id, teacher);
    expect(mine).toContain(at.mine.className);
    expect(mine).not.toContain(at.theirs.className);
    expect((await transcript(bashir._id, teacher)).status).toBe(403);
    const { token: other } = await app.logInAs(owner, 'Marker', ['/marks']);
    expect((await transcript(amina._id, other)).status).toBe(403);
    expect((await transcript(amina._id, await at.make.portalTokenOf(amina))).status).toBe(403);
    expect((await transcript('01890000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await at.call('GET', `student/${amina._id}/transcript?color=red`)).status).toBe(400);
  });

  it('has the code of a mark sheet of all classes; a teacher’s has none', async () => {
    await expectSaved(at.call('PUT', 'settings', { features: { papers: true } }));
    expect(await shown(at.amina._id)).toMatch(new RegExp(`M${at.amina.stdID}\\.\\d{6}(-\\w{4}){3}`));
    const own = await shown(at.amina._id, teacher);
    expect(own).toContain('Signature and stamp');
    expect(own).not.toMatch(/M\d+\.\d{6}-/);
  });

  it('is not there while the gradebook is switched off', async () => {
    await expectSaved(at.call('PUT', 'settings', { features: { gradebook: false } }));
    expect((await transcript(at.amina._id)).status).toBe(404);
    await expectSaved(at.call('PUT', 'settings', { features: { gradebook: true } }));
  });
});
