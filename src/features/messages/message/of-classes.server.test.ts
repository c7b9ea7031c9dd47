// Proves GB9, ME1, ME3, ME4, ME7.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectSaved } from '#testing/test-app';
import { gradebookSlice } from '#features/academy/gradebook/gradebook-slice.server';
import { lessonSlice } from '#features/academy/lesson/lesson-slice.server';
import { marksSlice } from '#features/academy/marks/marks-slice.server';
import { type Messages, startMessages, through } from './messages.fixture';

let at: Messages;
beforeEach(async () => {
  at = await startMessages({ SMS_LOCAL: 'on' }, [gradebookSlice, lessonSlice, marksSlice]);
  await expectSaved(at.set({ ...through(at.gateway), features: { gradebook: true, timetable: true } }));
});
afterEach(async () => {
  await at.gateway.close();
  await at.app.stop();
});

const call = async (method: 'POST' | 'PUT', path: string, body: object) =>
  (await expectSaved(at.app.call(method, path, { token: at.owner, body }))).body.info;

/** A class on Mondays from 08:00 to 10:00 with two students, of whom one has a parent's phone alone. */
async function classOfTwo() {
  const made = await at.make.class({
    className: 'WEB-07',
    startedDate: '2026-11-01',
    endDate: '2027-04-30',
    days: ['Monday'],
    TimeIn: '08:00',
    TimeOut: '10:00',
  });
  const [amina, bashir] = [
    await at.make.student({ studentName: 'Amina', studentPhone: '252615550771', parentPhone: '252615550777' }),
    await at.make.student({ studentName: 'Bashir', studentPhone: '252615550772', parentPhone: '' }),
  ];
  for (const one of [amina, bashir]) await at.make.enroll(one, made);
  return { made, amina, bashir };
}

const texts = async () =>
  (await at.list())
    .toSorted((one, other) => one.address.localeCompare(other.address) || one.text.localeCompare(other.text))
    .map(({ address, text }) => [address, text]);

describe('the results of a class', () => {
  it('are written of once they are locked, to the student and not to a phone of a parent, and once however often they are', async () => {
    const { made, amina } = await classOfTwo();
    await at.letWrite('results');
    const subjects = ['HTML', 'CSS'].map((subjectName) =>
      at.make.subject({ subjectName, courseID: made.courseID._id }),
    );
    const given = [68, 71.5];
    for (const [index, subject] of (await Promise.all(subjects)).entries())
      await call('POST', 'marks', {
        studentID: amina._id,
        classID: made._id,
        subjectID: subject._id,
        Amount: given[index],
      });
    await at.minute('2026-11-23T09:01:00Z');
    expect(await at.list()).toEqual([]);
    const lock = (locked: boolean) => call('POST', `class/lockResults/${made._id}`, { locked, reason: 'Corrected' });
    await lock(true);
    await at.minute('2026-11-23T09:02:00Z');
    const said = [['252615550771', 'Hodan Academy: the results of Amina in WEB-07 are ready. Average 69.75, grade C.']];
    expect(await texts()).toEqual(said);
    await lock(false);
    await lock(true);
    await at.minute('2026-11-23T09:03:00Z');
    expect(await texts()).toEqual(said);
  });

  it('are not written of who has none, nor of a class that was locked before', async () => {
    const { made } = await classOfTwo();
    await call('POST', `class/lockResults/${made._id}`, { locked: true });
    at.at('2026-11-23T09:01:00Z');
    await at.letWrite('results');
    await at.minute('2026-11-23T09:02:00Z');
    // A change of something else locks nothing.
    await call('PUT', `class/${made._id}`, { classShift: 'online' });
    await at.minute('2026-11-23T09:03:00Z');
    expect(await at.list()).toEqual([]);
  });
});

it('an absence is written of while a lesson that was moved ended at most 24 hours ago', async () => {
  await at.letWrite('absence');
  const { made, amina } = await classOfTwo();
  const moved = { newDate: '2026-11-22', TimeIn: '20:00', TimeOut: '22:00', reason: 'The room is taken' };
  await call('POST', 'lessonChange', { classID: made._id, date: '2026-11-23', changeKind: 'changed', ...moved });
  const absent = { studentID: amina._id, classID: made._id, date: '2026-11-22', attendenceStatus: 'upsent' };
  await expectSaved(at.app.call('POST', 'attendence', { token: at.owner, body: [absent] }));
  // By the hours of the class it would have ended on Sunday at 07:00 UTC.
  await at.minute('2026-11-23T09:15:00Z');
  expect((await at.list()).map(({ address }) => address)).toEqual(['252615550777']);
});

describe('a changed lesson', () => {
  it('within seven days is written of to its students, once for each day of it', async () => {
    const { made } = await classOfTwo();
    await at.letWrite('lessonChange', { receivers: 'student' });
    const change = await call('POST', 'lessonChange', {
      classID: made._id,
      date: '2026-11-30',
      changeKind: 'cancelled',
      reason: 'The teacher is ill',
    });
    await call('POST', 'lessonChange', {
      classID: made._id,
      date: '2026-12-07',
      changeKind: 'cancelled',
      reason: 'Too far to be told',
    });
    await at.minute('2026-11-23T09:01:00Z');
    await at.minute('2026-11-23T09:02:00Z');
    const cancelled = 'Hodan Academy: WEB-07 on Monday, 30 Nov 2026: cancelled.';
    expect(await texts()).toEqual([
      ['252615550771', cancelled],
      ['252615550772', cancelled],
    ]);
    await call('PUT', `lessonChange/${change._id}`, {
      changeKind: 'changed',
      newDate: '2026-12-01',
      TimeIn: '16:00',
      TimeOut: '18:00',
    });
    await at.minute('2026-11-23T09:03:00Z');
    const moved = 'Hodan Academy: WEB-07 on Monday, 30 Nov 2026: moved to Tuesday, 1 Dec 2026 at 16:00–18:00.';
    expect((await texts()).map(([, text]) => text)).toEqual([cancelled, moved, cancelled, moved]);
  });

  const takeBack = ({ _id }: { readonly _id: string }) =>
    expectSaved(at.app.call('DELETE', `lessonChange/${_id}`, { token: at.owner }));

  it('that is as planned again is written of once to those who were told of its change, and to nobody else', async () => {
    const { made } = await classOfTwo();
    await at.letWrite('lessonChange', { receivers: 'student' });
    const [cancelled, extra] = [
      await call('POST', 'lessonChange', {
        classID: made._id,
        date: '2026-11-30',
        changeKind: 'cancelled',
        reason: 'The teacher is ill',
      }),
      await call('POST', 'lessonChange', {
        classID: made._id,
        date: '2026-11-25',
        changeKind: 'extra',
        TimeIn: '12:00',
        TimeOut: '13:00',
      }),
    ];
    await at.minute('2026-11-23T09:01:00Z');
    await at.make.enroll(await at.make.student({ studentName: 'Cali', studentPhone: '252615550773' }), made);
    const before = (await texts()).length;
    for (const one of [cancelled, extra]) await takeBack(one);
    await at.minute('2026-11-23T09:02:00Z');
    await at.minute('2026-11-23T09:03:00Z');
    const told = await texts();
    expect(told.length - before).toBe(4);
    for (const phone of ['252615550771', '252615550772'])
      expect(told.filter(([address]) => address === phone).map(([, text]) => text)).toEqual(
        expect.arrayContaining([
          'Hodan Academy: WEB-07 on Monday, 30 Nov 2026: as planned again, at 08:00–10:00.',
          'Hodan Academy: WEB-07 on Wednesday, 25 Nov 2026: cancelled.',
        ]),
      );
  });

  it('is not written of again after its day, nor where nobody heard of its change or it was changed anew', async () => {
    const { made } = await classOfTwo();
    await at.letWrite('lessonChange', { receivers: 'student' });
    const cancel = (date: string) =>
      call('POST', 'lessonChange', { classID: made._id, date, changeKind: 'cancelled', reason: 'Ill' });
    await takeBack(await cancel('2026-11-30'));
    await at.minute('2026-11-23T09:01:00Z');
    expect(await texts()).toEqual([]);
    const [today, next] = [await cancel('2026-11-23'), await cancel('2026-11-30')];
    await at.minute('2026-11-23T09:02:00Z');
    await takeBack(next);
    await cancel('2026-11-30');
    at.at('2026-11-23T20:59:00Z');
    await takeBack(today);
    await at.minute('2026-11-23T21:01:00Z');
    expect((await texts()).filter(([, text]) => String(text).includes('again'))).toEqual([]);
  });

  it('is written of while lessons are planned alone', async () => {
    const { made } = await classOfTwo();
    await at.letWrite('lessonChange');
    await call('POST', 'lessonChange', {
      classID: made._id,
      date: '2026-11-25',
      changeKind: 'extra',
      TimeIn: '12:00',
      TimeOut: '13:00',
    });
    await expectSaved(at.set({ features: { timetable: false } }));
    await at.minute('2026-11-23T09:01:00Z');
    expect(await at.list()).toEqual([]);
    await expectSaved(at.set({ features: { timetable: true } }));
    await at.minute('2026-11-23T09:02:00Z');
    expect((await texts()).map(([, text]) => text)).toEqual(
      Array(2).fill('Hodan Academy: WEB-07 on Wednesday, 25 Nov 2026: extra lesson at 12:00–13:00.'),
    );
  });
});
