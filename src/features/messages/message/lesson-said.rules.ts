import { comma, t } from '#kit/contract/language';
import { shownDay, shownMoment } from '#kit/rules/show';
import type { ChangeKind } from '#features/academy/lesson/lesson-change.contract';
import type { Became } from '#features/academy/lesson/lesson-change.rules';

/** What is different about a lesson (CL8); null for what stays as planned, except the times, which are always given. */
export interface LessonSaid {
  readonly kind: ChangeKind | Became['became'];
  readonly newDate: string | null;
  readonly TimeIn: string;
  readonly TimeOut: string;
  readonly hasNewTime: boolean;
  readonly room: string | null;
  readonly teacher: string | null;
}

/** The weekday of a day, in the current language. */
export function weekdayShown(day: string): string {
  return shownMoment(new Date(`${day}T00:00:00Z`), { weekday: 'long', timeZone: 'UTC' });
}

/** The text of a lesson's hours, from start to end. */
export function hoursSaid({ TimeIn, TimeOut }: Pick<LessonSaid, 'TimeIn' | 'TimeOut'>): string {
  return `${TimeIn}–${TimeOut}`;
}

/** The sentence on what is changed about a lesson, for those who attend it. */
export function changeSaid(lesson: LessonSaid): string {
  if (lesson.kind === 'cancelled') return t('cancelled');
  const { room, teacher } = lesson;
  const said = [
    whenSaid(lesson),
    room === null ? undefined : t('in room {room}', { room }),
    teacher === null ? undefined : t('with {teacher}', { teacher }),
  ];
  return said.filter((one) => one !== undefined).join(comma());
}

function whenSaid(lesson: LessonSaid): string | undefined {
  const time = hoursSaid(lesson);
  if (lesson.kind === 'planned') return t('as planned again, at {time}', { time });
  if (lesson.kind === 'extra') return t('extra lesson at {time}', { time });
  if (lesson.newDate !== null)
    return t('moved to {day}, {date} at {time}', {
      day: weekdayShown(lesson.newDate),
      date: shownDay(lesson.newDate),
      time,
    });
  return lesson.hasNewTime ? t('now at {time}', { time }) : undefined;
}
