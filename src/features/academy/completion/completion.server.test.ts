// Proves CL14, CL15, PA3, PA4.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSaved } from '#testing/test-app';
import { pdfText } from '#testing/pdf-text';
import { dataUrlOf, pngOf } from '#testing/sent-form';
import { certificateSlice } from '#features/academy/certificate/certificate-slice.server';
import { type Grading, startGrading } from '#features/academy/gradebook/gradebook.fixture';
import { feeSlices } from '#testing/parts/fee';
import { completionSlice } from './completion-slice.server';

type Values = Readonly<Record<string, unknown>>;
type Named = { readonly _id: string };

let at: Grading;
beforeAll(async () => {
  at = await startGrading(...feeSlices, certificateSlice, completionSlice);
  await features({ timetable: true, gradebook: true, papers: true });
});
afterAll(() => at.app.stop());

const features = (switched: Values) => expectSaved(at.call('PUT', 'settings', { features: switched }));
const complete = (classID: string, body: Values = {}, token = at.owner) =>
  at.call('POST', `class/complete/${classID}`, { endDate: '2026-03-10', ...body }, token);
const candidates = (classID: string, token = at.owner) => at.call('GET', `class/complete/${classID}`, undefined, token);
const classOf = async (classID: string) => (await at.call('GET', `class/${classID}`)).body;
const certificatesOf = async (classID: string) =>
  (await at.call('GET', `certificate?classID=${classID}&sort=certificateNo`)).body;
const statusesOf = async (classID: string): Promise<string[]> =>
  (await at.call('GET', `Enrollment?classID=${classID}`)).body.map(
    ({ enrolledStatus }: { enrolledStatus: string }) => enrolledStatus,
  );
const seatsOf = async (classID: string): Promise<string[]> =>
  (await candidates(classID)).body.students.map(({ enrollmentID }: { enrollmentID: string }) => enrollmentID);
const next = (values: Values = {}) => at.make.class({ courseID: at.course._id, startedDate: '2026-03-01', ...values });
const certificate = { certificateType: 'Certificate of completion', issueDate: '2026-03-10' };
const register = (classID: string, student: Named | undefined, date: string, attendenceStatus: string) =>
  expectSaved(at.call('POST', 'attendence', { studentID: student?._id, classID, date, attendenceStatus }));

describe('a class that is completed', () => {
  it('CL example 7: with 15 of 18 ticked and 12 who go on changes nothing where the next class has 11 seats, and all where it has 12', async () => {
    const room = await at.room(18);
    const place = await next({ capacity: 11 });
    const seats = await seatsOf(room.classID);
    const body = {
      graduates: seats.slice(0, 15),
      certificate,
      next: { classID: place._id, Amount: 38, students: seats.slice(0, 12) },
    };
    const full = await complete(room.classID, body);
    expect([full.status, full.body.message]).toEqual([409, '11 seats for 12 students']);
    expect(await statusesOf(room.classID)).toEqual(Array.from({ length: 18 }, () => 'active'));
    expect(await classOf(room.classID)).toMatchObject({ classStatus: 'active', resultsLocked: false });
    expect(await certificatesOf(room.classID)).toEqual([]);
    await expectSaved(at.call('PUT', `class/${place._id}`, { capacity: 12 }));
    const { body: done } = await expectSaved(complete(room.classID, body));
    expect(done).toMatchObject({
      message: `${(await classOf(room.classID)).className} is completed`,
      info: { classStatus: 'completed', endDate: '2026-03-10', resultsLocked: true },
      graduated: 15,
      certificates: 15,
      moved: 12,
    });
    expect((await statusesOf(room.classID)).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'active'),
      ...Array.from({ length: 15 }, () => 'graduated'),
    ]);
    const moved = (await at.call('GET', `Enrollment?classID=${place._id}`)).body;
    expect(moved).toHaveLength(12);
    expect(moved[0]).toMatchObject({ enrolledStatus: 'active', Amount: 38, feeItems: [], enrolledDate: '2026-03-10' });
    expect((await at.call('GET', `fee?classID=${place._id}`)).body).toEqual([]);
    const again = await complete(room.classID, body);
    expect([again.status, again.body.message]).toEqual([409, 'This class is already completed']);
    expect((await candidates(room.classID)).status).toBe(409);
  });

  it('is completed once, however many ask at once', async () => {
    const room = await at.room(2);
    const [one = '', two = ''] = await seatsOf(room.classID);
    const answers = await Promise.all(
      [one, two, one].map((id) => complete(room.classID, { graduates: [id], certificate })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await certificatesOf(room.classID)).toHaveLength(1);
  });

  it('suggests who has passed and was there often enough, and says why others are not', async () => {
    const room = await at.room(3);
    await expectSaved(at.call('PUT', `class/${room.classID}`, { minimumAttendance: 60 }));
    const final = await room.assess({ maxScore: 100 });
    await room.enter(final, 80, 46.5, 90);
    await expectSaved(room.publish(final));
    const [good, failed, away] = room.students;
    for (const day of ['2026-03-02', '2026-03-07', '2026-03-09']) {
      await register(room.classID, good, day, day === '2026-03-02' ? 'sick' : 'present');
      await register(room.classID, failed, day, 'present');
      await register(room.classID, away, day, day === '2026-03-02' ? 'present' : 'upsent');
    }
    const { body } = await candidates(room.classID);
    expect(body.waiting).toBe(0);
    expect(body.students).toMatchObject([
      {
        studentID: { _id: good?._id },
        average: 80,
        outcome: 'pass',
        attendanceRate: 0.667,
        balance: 0,
        suggested: true,
        why: null,
      },
      { average: 46.5, outcome: 'fail', attendanceRate: 1, suggested: false, why: 'Has not passed, average 46.50' },
      { suggested: false, attendanceRate: 0.333, why: 'Was at 33.3% of the lessons, 60% are asked' },
    ]);
  });

  it('certifies what was reached, and passes over who has the certificate; one that was blocked is made again', async () => {
    const room = await at.room(3);
    const final = await room.assess({ maxScore: 100 });
    await room.enter(final, 73.5, 60, 60);
    await expectSaved(room.publish(final));
    const seats = await seatsOf(room.classID);
    const byHand = (student: Named | undefined, certID: string, status: string) =>
      expectSaved(
        at.call('POST', 'certificate', {
          ...certificate,
          studentID: student?._id,
          classID: room.classID,
          certID,
          status,
          photo: dataUrlOf(pngOf()),
        }),
      );
    await byHand(room.students[1], 'By hand 1', 'taken');
    await byHand(room.students[2], 'By hand 2', 'blocked');
    const { body } = await expectSaved(complete(room.classID, { graduates: seats, certificate }));
    expect(body.certificates).toBe(2);
    const made = (await certificatesOf(room.classID)).filter(
      ({ certID }: { certID: string }) => !certID.startsWith('By'),
    );
    expect(made).toMatchObject([
      {
        certID: `2026-${String(made[0].certificateNo).padStart(4, '0')}`,
        average: 73.5,
        grade: 'C',
        status: 'order',
        photoUrl: null,
      },
      { average: 60 },
    ]);
    const printed = await at.app.call('GET', `certificate/${made[0]._id}/pdf`, { token: at.owner });
    expect(printed.status).toBe(200);
    expect(pdfText(printed.bytes)).toContain(made[0].certID);
    expect((await at.call('GET', `certificate/${made[0]._id}/photo`)).status).toBe(404);
  });

  it('makes graduated students of those who are in no other class, where that is asked', async () => {
    const room = await at.room(3);
    const [stays, leaves, waits] = room.students;
    const seats = await seatsOf(room.classID);
    const other = await next();
    if (stays && waits) {
      await at.make.enroll(stays, other);
      await at.make.enroll(waits, other, 'waiting');
    }
    await expectSaved(complete(room.classID, { graduates: seats, graduateStudents: true }));
    const statusOf = async (one: Named | undefined) => (await at.call('GET', `student/${one?._id}`)).body.studentStatus;
    expect([await statusOf(stays), await statusOf(leaves), await statusOf(waits)]).toEqual([
      'active',
      'graduated',
      'active',
    ]);
  });
});

describe('completing is refused', () => {
  it('with a day after today or before the class, a seat of another class, a next class that is not one, and the class itself', async () => {
    const [room, other] = [await at.room(1), await at.room(1)];
    const [seat = ''] = await seatsOf(room.classID);
    const [foreign = ''] = await seatsOf(other.classID);
    const to = (classID: string) => ({ next: { classID, Amount: 1, students: [seat] } });
    for (const [body, errors] of [
      [{ endDate: '2026-03-11' }, { endDate: 'The last day cannot be after today' }],
      [{ endDate: '2026-02-28' }, { endDate: 'The end date is before the start date' }],
      [{ graduates: [foreign] }, { graduates: 'Choose from the list' }],
      [
        { certificate: {} },
        { 'certificate.certificateType': 'Enter certificate type', 'certificate.issueDate': 'Enter issue date' },
      ],
      [{ next: { Amount: 1, students: [seat] } }, { 'next.classID': 'Please select class' }],
      [to(room.classID), { 'next.classID': 'Choose another class' }],
      [to(seat), { 'next.classID': 'Please select class' }],
    ] as const) {
      const { status, body: answer } = await complete(room.classID, body);
      expect([status, answer.errors]).toEqual([400, errors]);
    }
    expect((await complete(seat)).status).toBe(404);
  });

  it('where somebody has left, goes on to a class in which they are, or the next class is over', async () => {
    const room = await at.room(2);
    const [here, left] = await seatsOf(room.classID);
    await expectSaved(at.call('PUT', `Enrollment/${left}`, { enrolledStatus: 'blocked' }));
    const place = await next({ className: 'WEB-08' });
    const [student] = room.students;
    if (student) await at.make.enroll(student, place);
    const over = await next({ classStatus: 'completed' });
    const to = ({ _id }: Named) => ({ next: { classID: _id, Amount: 1, students: [here] } });
    for (const [body, message] of [
      [{ graduates: [left] }, 'This student is not enrolled in the class any more'],
      [to(place), 'Student 000 is already enrolled in WEB-08'],
      [to(over), 'This class is not active'],
    ] as const) {
      const { status, body: answer } = await complete(room.classID, body);
      expect([status, answer.message]).toEqual([409, message]);
    }
  });

  it('to another teacher, while the timetable is off, and with certificates while papers are off', async () => {
    const room = await at.room(1);
    expect((await candidates(room.classID, at.colleague)).status).toBe(403);
    expect((await complete(room.classID, {}, at.colleague)).status).toBe(403);
    await features({ papers: false });
    expect((await complete(room.classID, { certificate })).status).toBe(409);
    await features({ papers: true, timetable: false, gradebook: false });
    expect((await candidates(room.classID)).status).toBe(404);
    await features({ timetable: true });
    await expectSaved(complete(room.classID));
    expect(await classOf(room.classID)).toMatchObject({ classStatus: 'completed', resultsLocked: false });
    await features({ gradebook: true });
  });
});
