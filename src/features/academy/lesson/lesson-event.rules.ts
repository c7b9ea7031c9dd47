import { t } from '#kit/contract/language';
import { isHeld } from './lesson.rules';
import type { TimetableLesson } from './timetable.contract';
import type { CalendarEvent } from './calendar-text.rules';

/** A lesson with its instants in UTC, and how often its change was changed. */
export interface CalendarLesson extends TimetableLesson {
  readonly start: string;
  readonly end: string;
  readonly version: number | null;
}

/** A lesson as a calendar has it (CL13), in the current language. It names no student. */
export function eventOf(lesson: CalendarLesson): CalendarEvent {
  const { classID, planned, version, start, end, roomID, meetingLink, teacherID, reason } = lesson;
  const name = `${classID.className} – ${classID.courseID.courseName}`;
  const held = isHeld(lesson);
  return {
    uid: `${classID._id}-${planned}`,
    sequence: version === null ? 0 : version + 1,
    start,
    end,
    summary: held ? name : t('Cancelled: {lesson}', { lesson: name }),
    place: roomID?.roomName ?? meetingLink,
    link: meetingLink,
    description: [teacherID.teacherName, reason].filter(Boolean).join('\n'),
    time: held ? 'taken' : 'free',
  };
}
