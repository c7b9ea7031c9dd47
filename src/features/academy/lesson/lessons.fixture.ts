import type { TimetableLesson } from './timetable.contract';

/** A lesson of Tuesday, 10 March 2026, as the timetable answers it. */
export const tuesday: TimetableLesson = {
  classID: { _id: 'web-07', className: 'WEB-07', courseID: { _id: 'web', courseName: 'Web' } },
  date: '2026-03-10',
  day: 'Tuesday',
  TimeIn: '08:00',
  TimeOut: '10:00',
  teacherID: { _id: 'farah', teacherName: 'Farah Abdi' },
  roomID: { _id: 'room-2', roomName: 'Room 2' },
  meetingLink: null,
  state: 'planned',
  lessonChangeID: null,
  reason: null,
  register: 'missing',
  planned: '2026-03-10',
};

/** The same lesson, cancelled. */
export const cancelled: TimetableLesson = {
  ...tuesday,
  state: 'cancelled',
  lessonChangeID: 'change',
  reason: 'Ill',
  register: 'none yet',
};
