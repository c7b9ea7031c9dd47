import { Link } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { t } from '#kit/contract/language';
import { dayIn, timeIn } from '#kit/rules/calendar';
import { shownDay } from '#kit/rules/show';
import { Badge } from '#kit/web/Badge';
import { useOrganisation } from '#kit/web/organisation';
import { stateTones } from '#features/academy/lesson/lesson-words';
import { lessonStates, type TimetableLesson } from '#features/academy/lesson/timetable.contract';
import { weekdayOf } from '#features/academy/school-class/weekday.rules';
import { changedLessons, newsDays, nextLesson } from './lesson-news.rules';
import styles from './portal.module.css';
import type { Pupil } from './pupil.rules';
import { useMyLessons } from './use-my-lessons';

/** The lessons of the next days that are not as usual; nothing if all are (AL18). */
export default function ChangedLessons({ of: pupil }: { readonly of: Pupil }) {
  const { lessons } = useNews(pupil);
  const changed = changedLessons(lessons ?? []);
  if (changed.length === 0) return null;
  return (
    <>
      <Title>{t('Changed lessons')}</Title>
      <ul className={styles.news}>
        {changed.map((lesson) => (
          <li key={`${lesson.classID._id} ${lesson.planned}`}>
            <Badge tone={stateTones[lesson.state]}>{t(lessonStates[lesson.state])}</Badge> <When of={lesson} />
            {lesson.planned !== lesson.date && (
              <span>{t('instead of {date}', { date: shownDay(lesson.planned) })}</span>
            )}
            {lesson.reason && <bdi>{lesson.reason}</bdi>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The next lesson, and those that are not as usual. */
export function LessonsToCome({ of: pupil }: { readonly of: Pupil }) {
  const { lessons, now } = useNews(pupil);
  const next = lessons && nextLesson(lessons, now);
  return (
    <>
      <ChangedLessons of={pupil} />
      <Title>{t('Next lesson')}</Title>
      <p>{lessons && (next ? <When of={next} /> : t('No lesson in the next two weeks'))}</p>
    </>
  );
}

function Title({ children }: { readonly children: string }) {
  return (
    <h2 className={styles.section}>
      <Link to="/studentTimetable">{children}</Link>
    </h2>
  );
}

function useNews(pupil: Pupil) {
  const { timeZone } = useOrganisation();
  const [opened] = useState(() => new Date());
  const now = { today: dayIn(timeZone, opened), time: timeIn(timeZone, opened) };
  const { data: lessons } = useMyLessons(pupil, newsDays(now.today));
  return { lessons, now };
}

/** Day, time, class and room, each in its own direction. */
function When({ of: { date, TimeIn, TimeOut, classID, roomID } }: { readonly of: TimetableLesson }) {
  const day = `${t(weekdayOf(date))} ${shownDay(date)}`;
  const said = [day, `${TimeIn}–${TimeOut}`, classID.className, ...(roomID ? [roomID.roomName] : [])];
  return (
    <span className={styles.when}>
      {said.map((part, place) => (
        <Fragment key={part}>
          {place > 0 && ' · '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
