import { lessonChange } from '#features/academy/lesson/lesson-change.contract';
import { timetable } from '#features/academy/lesson/timetable.contract';
import { room } from '#features/academy/room/room.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { teacher } from '#features/academy/teacher/teacher.contract';
import { addDays } from '#kit/rules/calendar';
import type { Act } from '#demo/story';
import { type AcademyStory, idOf } from './made';

/**
 * Changes of the coming week: one lesson is cancelled, one is given by another teacher, and one is extra. One class has other hours from
 * next month.
 */
export const lessonStory: AcademyStory = ({ calls, today }) => {
  const take = async () => {
    const read = await calls.read(`${timetable.path}?from=${addDays(today, 1)}&to=${addDays(today, 7)}`);
    const lessons = read.filter(({ state, roomID }) => state === 'planned' && roomID !== null);
    // It is shared, so that it is free at any time.
    const hall = (await calls.read(`${room.path}?page=1&pageSize=50`)).find(({ isShared }) => isShared === true);
    const roomID = hall?._id ?? null;
    const [first] = lessons;
    const second = lessons.find(({ classID }) => idOf(classID) !== idOf(first?.classID));
    if (!first || !second) return;
    const place = (one: typeof first) => ({ classID: idOf(one.classID), date: one.date });
    await calls.save(lessonChange.path, { ...place(first), changeKind: 'cancelled', reason: 'The teacher is ill.' });
    const teachers = await calls.read(`${teacher.path}?page=1&pageSize=20`);
    const substitute = teachers.find(({ _id }) => _id !== idOf(second.teacherID));
    await calls.save(lessonChange.path, { ...place(second), changeKind: 'changed', teacherID: substitute?._id });
    const held = new Set(read.filter(({ classID }) => idOf(classID) === idOf(first.classID)).map(({ date }) => date));
    const free = [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(today, days)).find((day) => !held.has(day));
    if (free === undefined) return;
    await calls.save(lessonChange.path, {
      classID: idOf(first.classID),
      date: free,
      changeKind: 'extra',
      TimeIn: first.TimeIn,
      TimeOut: first.TimeOut,
      roomID,
      reason: 'In place of the lesson that was cancelled.',
    });
    const later = { TimeIn: '17:00', TimeOut: '18:30', roomID, validFrom: addDays(today, 30) };
    await calls.change(`${schoolClass.path}/${String(idOf(second.classID))}`, later);
  };
  return [{ on: today, take } satisfies Act];
};
