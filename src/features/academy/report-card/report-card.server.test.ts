// Proves GB11, GB14.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectPaper } from '#testing/paper';
import { pdfText } from '#testing/pdf-text';
import { expectSaved } from '#testing/test-app';
import { type Grading, type Room, startGrading } from '#features/academy/gradebook/gradebook.fixture';
import { reportCardSlice } from './report-card-slice.server';

let at: Grading;
beforeAll(async () => {
  at = await startGrading(reportCardSlice);
});
afterAll(() => at.app.stop());

const cards = (room: Room, query = '', token?: string) =>
  at.call('GET', `gradebook/reportCards/${room.classID}${query}`, undefined, token);
const shown = async (...asked: Parameters<typeof cards>) => pdfText((await cards(...asked)).bytes);
const one = ({ students }: Room, index: number) => `?studentID=${students[index]?._id}`;
const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\n/g)?.length;

/** A class with a quiz, a midterm, a final and its resit, published, a draft that is not, and a mark by hand. */
async function graded() {
  const room = await at.room(4);
  const quiz = await room.assess({ assessmentName: 'Quiz', maxScore: 10, weight: 20 });
  const midterm = await room.assess({ assessmentName: 'Midterm', maxScore: 20, weight: 30 });
  const final = await room.assess({ assessmentName: 'Final', weight: 50 });
  const again = await room.assess({ assessmentName: 'Final again', resitOf: final._id });
  await expectSaved(room.enter(quiz, 8, 9, 10, 'excused'));
  await expectSaved(room.enter(midterm, 15, 'absent', 20, 20));
  await expectSaved(room.enter(final, 70, 30, 100, 41));
  await expectSaved(room.enter(again, undefined, 64.25));
  for (const of of [quiz, midterm, final, again]) await expectSaved(room.publish(of));
  const draft = await room.assess({ assessmentName: 'Secret draft', maxScore: 7 });
  await expectSaved(room.enter(draft, 6.5));
  const art = await at.make.subject({ courseID: at.course._id });
  const marked = { classID: room.classID, subjectID: art._id };
  for (const [index, Amount] of [66.5, 80, 80].entries())
    await expectSaved(at.call('POST', 'marks', { ...marked, studentID: room.students[index]?._id, Amount }));
  return { ...room, draft, art };
}

describe('the report cards of a class', () => {
  it('are a sheet for each student, with each assessment, the mark, average, rank, attendance and remark', async () => {
    const room = await graded();
    const [first] = room.students;
    const items = [{ studentID: first?._id }];
    for (const [date, attendenceStatus] of [
      ['2026-03-07', 'present'],
      ['2026-03-09', 'upsent'],
    ])
      await expectSaved(
        at.call('POST', 'attendence', {
          date,
          attendenceStatus: 'present',
          classID: room.classID,
          items: [{ ...items[0], attendenceStatus }],
        }),
      );
    const { body } = await at.call('GET', `gradebook/results/${room.classID}`);
    const remark = { enrollmentID: body.rows[0].enrollmentID, remark: 'Works with care' };
    await expectSaved(at.call('POST', 'gradebook/remark', remark));
    const all = await cards(room);
    expect([all.status, pagesOf(all.bytes)]).toEqual([200, 4]);
    expectPaper(all, 'report-cards.pdf', [...room.students.map(({ studentName }) => studentName), 'Final again']);
    const own = await cards(room, one(room, 0));
    expect(pagesOf(own.bytes)).toBe(1);
    expectPaper(own, `report-card-${first?.stdID}.pdf`, [
      'Hodan Academy',
      'Report card',
      'Student 000',
      String(first?.stdID),
      room.subject.subjectName,
      'Quiz',
      '8 / 10',
      '20%',
      'Midterm',
      '15 / 20',
      '30%',
      '70 / 100',
      '50%',
      'Final again',
      '73.5',
      'Pass',
      room.art.subjectName,
      '66.5',
      '70.00',
      'Works with care',
      'Signature and stamp',
    ]);
    const said = pdfText(own.bytes).replaceAll('\n', '');
    expect([said.includes('Rank2 of 3'), said.includes('Attendance1 of 2')]).toEqual([true, true]);
  });

  it('say who was absent or excused, and that whoever has no mark in a subject has no rank', async () => {
    const room = await graded();
    expect(await shown(room, one(room, 1))).toContain('Absent');
    // 9 of 10, absent, and the resit in place of the final: (1800 + 0 + 3212.5) ÷ 100.
    expect(await shown(room, one(room, 1))).toContain('50.13');
    const last = await shown(room, one(room, 3));
    expect(last).toContain('Excused');
    expect(last).toContain('Rank\n–');
  });

  it('never say anything of a draft', async () => {
    const room = await graded();
    expect(await shown(room)).not.toContain('Secret draft');
    expect(await shown(room)).not.toContain('6.5 / 7');
    await expectSaved(room.publish(room.draft, { blanksAs: 'excused' }));
    expect(await shown(room)).toContain('6.5 / 7');
  });

  it('say the rank only where the academy shows ranks', async () => {
    const room = await graded();
    expect(await shown(room)).toContain('Rank');
    await expectSaved(at.call('PUT', 'settings', { showRank: false }));
    expect(await shown(room)).not.toContain('Rank');
    await expectSaved(at.call('PUT', 'settings', { showRank: null }));
  });

  it('are of those who are there or have graduated; whoever left gets one alone', async () => {
    const room = await graded();
    const [, left] = room.students;
    const [seat] = (await at.call('GET', `Enrollment?studentID=${left?._id}`)).body;
    await expectSaved(at.call('PUT', `Enrollment/${seat._id}`, { enrolledStatus: 'blocked' }));
    expect(pagesOf((await cards(room)).bytes)).toBe(3);
    expect(await shown(room, one(room, 1))).toContain('Student 001');
    const empty = await cards(await at.room(0));
    expect([empty.status, empty.body.message]).toEqual([
      409,
      'No student is enrolled in this class. Enroll students first.',
    ]);
  });
});

describe('who may', () => {
  it('a teacher prints those of own classes; a student reads the own one and no other', async () => {
    const room = await graded();
    expect((await cards(room, '', at.teacher)).status).toBe(200);
    expect((await cards(room, '', at.colleague)).status).toBe(403);
    expect((await cards(room, one(room, 0), at.colleague)).status).toBe(403);
    const token = await at.make.portalTokenOf(room.students[0] ?? at.amina);
    const own = await cards(room, '', token);
    expect([own.status, pagesOf(own.bytes)]).toEqual([200, 1]);
    expect(pdfText(own.bytes)).toContain('Student 000');
    expect(pdfText(own.bytes)).not.toContain('Student 001');
    expect((await cards(room, one(room, 1), token)).status).toBe(403);
    expect((await at.call('GET', `gradebook/reportCards/${at.theirs._id}`, undefined, token)).status).toBe(403);
    expect((await at.app.call('GET', `gradebook/reportCards/${room.classID}`)).status).toBe(401);
  });

  it('what is asked wrongly is refused', async () => {
    const room = await at.room(1);
    expect((await cards(room, '?studentID=amina')).status).toBe(400);
    expect((await cards(room, `?studentID=${at.bashir._id}`)).body.errors).toEqual({
      studentID: 'This student was never enrolled in this class',
    });
    expect((await cards(room, '?color=red')).status).toBe(400);
    expect((await at.call('GET', 'gradebook/reportCards/01890000-0000-7000-8000-000000000000')).status).toBe(404);
  });
});
