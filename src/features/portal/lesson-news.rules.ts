import type { Day } from '#kit/contract/day';
import { addDays } from '#kit/rules/calendar';
import { isHeld } from '#features/academy/lesson/lesson.rules';
import type { TimetableLesson } from '#features/academy/lesson/timetable.contract';

/** How many days ahead, from today, are looked at. */
const ahead = 14;

/** The days whose lessons are news. */
export function newsDays(today: Day): Day[] {
  return Array.from({ length: ahead }, (_one, index) => addDays(today, index));
}

/** The next lesson, or the one being held now; undefined if none is near. */
export function nextLesson(
  lessons: readonly TimetableLesson[],
  now: { readonly today: Day; readonly time: string },
): TimetableLesson | undefined {
  return lessons.find((lesson) => isHeld(lesson) && (lesson.date > now.today || lesson.TimeOut > now.time));
}

/** The lessons that are not as the week has them: cancelled, moved, or extra ones (CL8). */
export function changedLessons(lessons: readonly TimetableLesson[]): TimetableLesson[] {
  return lessons.filter(({ lessonChangeID }) => lessonChangeID !== null);
}
