import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import { shownMoment } from '#kit/rules/show';
import { weekdayOf } from '#features/academy/school-class/weekday.rules';
import { LessonCard } from './LessonCard';
import type { TimetableLesson } from './timetable.contract';
import styles from './timetable.module.css';

interface Props {
  readonly days: readonly Day[];
  readonly today: Day;
  /** Undefined while they are loading. */
  readonly lessons: readonly TimetableLesson[] | undefined;
  /** Undefined where a lesson opens nothing. */
  readonly onOpen?: (lesson: TimetableLesson) => void;
}

/** Days side by side, each with its lessons in the order of their times. */
export function TimetableDays({ days, today, lessons, onOpen }: Props) {
  return (
    <div
      className={styles.days}
      data-count={days.length}
      // A week is printed in landscape.
      data-wide={days.length > 1 || undefined}
      aria-busy={lessons === undefined}
    >
      {days.map((day) => (
        <section key={day} className={styles.column} aria-labelledby={`day-${day}`} data-today={day === today}>
          <h2 id={`day-${day}`} className={styles.head}>
            {t(weekdayOf(day))} <span className={styles.date}>{shortDay(day)}</span>
          </h2>
          <ul className={styles.list}>
            {lessons
              ?.filter(({ date }) => date === day)
              .map((lesson) => (
                <li key={`${lesson.classID._id} ${lesson.planned}`}>
                  <LessonCard lesson={lesson} onOpen={onOpen} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function shortDay(day: Day): string {
  return shownMoment(new Date(`${day}T00:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' });
}
