// Proves CL3, CL14.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSaved } from '#testing/test-app';
import { certificateSlice } from '#features/academy/certificate/certificate-slice.server';
import { type Grading, type Room, startGrading } from '#features/academy/gradebook/gradebook.fixture';
import { feeSlices } from '#testing/parts/fee';
import { completionSlice } from './completion-slice.server';

type Values = Readonly<Record<string, unknown>>;

let at: Grading;
beforeAll(async () => {
  at = await startGrading(...feeSlices, certificateSlice, completionSlice);
  await expectSaved(at.call('PUT', 'settings', { features: { timetable: true, papers: true } }));
});
afterAll(() => at.app.stop());

const next = (capacity: number) => at.make.class({ courseID: at.course._id, startedDate: '2026-03-01', capacity });
const certificate = { certificateType: 'Certificate of completion', issueDate: '2026-03-10' };
const listOf = async (path: string): Promise<Values[]> => (await at.call('GET', path)).body;

/** Completes a class whose students all graduate, are certified and go on. */
async function goOn({ classID }: Room, nextID: string) {
  const { body } = await at.call('GET', `class/complete/${classID}`);
  const seats = body.students.map(({ enrollmentID }: { enrollmentID: string }) => enrollmentID);
  return () =>
    at.call('POST', `class/complete/${classID}`, {
      endDate: '2026-03-10',
      graduates: seats,
      certificate,
      next: { classID: nextID, Amount: 38, students: seats },
    });
}

describe('classes that are completed at once', () => {
  it('fill the last seats of the next class once: one of them goes on, and of the other nothing changes', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const place = await next(4);
      const rooms = [await at.room(3), await at.room(2)];
      const asking = await Promise.all(rooms.map((room) => goOn(room, place._id)));
      const answers = await Promise.all(asking.map((ask) => ask()));
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
      const [done, refused] = answers[0]?.status === 200 ? rooms : rooms.toReversed();
      const count = done?.students.length ?? 0;
      const free = 4 - count;
      expect(answers.find(({ status }) => status === 409)?.body.errors).toEqual({
        'next.students': `${free} seats for ${5 - count} students`,
      });
      expect(await listOf(`Enrollment?classID=${place._id}`)).toHaveLength(count);
      expect(await listOf(`certificate?classID=${refused?.classID}`)).toEqual([]);
      expect((await at.call('GET', `class/${refused?.classID}`)).body.classStatus).toBe('active');
    }
  });

  it('share the last seats with whoever enrols meanwhile, and nobody gets one that is not there', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const place = await next(2);
      const room = await at.room(2);
      const other = await at.make.student();
      const seat = { studentID: other._id, classID: place._id, courseID: at.course._id, Amount: 38 };
      const ask = await goOn(room, place._id);
      const answers = await Promise.all([ask(), at.call('POST', 'Enrollment', seat)]);
      expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
      expect(await listOf(`Enrollment?classID=${place._id}`)).toHaveLength(answers[0]?.status === 200 ? 2 : 1);
    }
  });

  it('number their certificates one after the other, and none twice', async () => {
    const rooms = await Promise.all([at.room(4), at.room(4), at.room(4)]);
    const asking = await Promise.all(rooms.map(async (room) => goOn(room, (await next(10))._id)));
    for (const { status } of await Promise.all(asking.map((ask) => ask()))) expect(status).toBe(200);
    const made = await Promise.all(rooms.map(({ classID }) => listOf(`certificate?classID=${classID}`)));
    const numbers = made.flat().map(({ certificateNo }) => Number(certificateNo));
    expect(new Set(numbers).size).toBe(12);
    expect(Math.max(...numbers) - Math.min(...numbers)).toBe(11);
  });
});
