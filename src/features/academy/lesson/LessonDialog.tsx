import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { Day } from '#kit/contract/day';
import { comma, t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { useErase } from '#kit/web/crud/use-erase';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { PlaceLink } from '#kit/web/PlaceLink';
import { toastWrong } from '#kit/web/toast';
import { readRecord } from '#kit/web/use-entity';
import type { Got } from '#kit/contract/entity';
import { pageOf } from '#kit/contract/page-of';
import { useScreens } from '#house/session/use-screens';
import { attendanceScreen } from '#features/academy/attendance/attendance.screens';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { weekdayOf } from '#features/academy/school-class/weekday.rules';
import type { ChangeStart, Planned } from './lesson-change-form';
import { lessonChange } from './lesson-change.contract';
import { isHeld } from './lesson.rules';
import type { TimetableLesson } from './timetable.contract';
import styles from './timetable.module.css';

/** The form of a change that is open; the lesson stays as planned where the change says nothing. */
interface Opened {
  readonly start: ChangeStart;
  readonly planned: Planned;
  readonly record?: Got<typeof lessonChange>;
}

interface Props {
  /** Undefined while none is open. */
  readonly lesson: TimetableLesson | undefined;
  readonly today: Day;
  readonly onClose: () => void;
  readonly onChange: (form: Opened) => void;
}

/** The dialog of a lesson's actions: open its register or its link, change it, or restore what was planned. */
export function LessonDialog({ lesson, today, onClose, onChange }: Props) {
  return (
    <LazyFormDialog
      title={lesson?.classID.className ?? ''}
      opened={lesson !== undefined}
      onClose={onClose}
      shape="dialog"
    >
      {() => lesson && <LessonActions lesson={lesson} today={today} onClose={onClose} onChange={onChange} />}
    </LazyFormDialog>
  );
}

function LessonActions({ lesson, today, onClose, onChange }: Props & { readonly lesson: TimetableLesson }) {
  const erase = useErase(lessonChange);
  const navigate = useNavigate();
  const screens = useScreens();
  const { classID, date, planned, TimeIn, TimeOut, state, lessonChangeID, meetingLink, reason, register } = lesson;
  const name = [classID.className, shownDay(date)].join(comma());
  const start = { classID: classID._id, date: planned };
  const as = { planned: { ...start, TimeIn, TimeOut } };

  async function stored(then: (record: Got<typeof lessonChange>) => void) {
    if (lessonChangeID === null) return;
    await readRecord(lessonChange, lessonChangeID).then(then, (error: Error) => toastWrong(error.message));
  }
  const change = (record: Got<typeof lessonChange>) =>
    onChange({ start: { changeKind: record.changeKind }, ...as, record });
  const restore = async (record: Got<typeof lessonChange>) => {
    if (await erase(record, name)) onClose();
  };

  return (
    <div className={styles.opened}>
      <dl className={styles.facts}>
        <dt>{t('Date')}</dt>
        <dd>{[t(weekdayOf(date)), shownDay(date)].join(comma())}</dd>
        {planned !== date && (
          <>
            <dt>{t('Planned on')}</dt>
            <dd>{shownDay(planned)}</dd>
          </>
        )}
        <dt>{t('Time')}</dt>
        <dd>
          <bdi>{`${TimeIn}–${TimeOut}`}</bdi>
        </dd>
        <dt>{t('Course')}</dt>
        <dd>
          <bdi>{classID.courseID.courseName}</bdi>
        </dd>
        <dt>{t('Teacher')}</dt>
        <dd>
          <bdi>{lesson.teacherID.teacherName}</bdi>
        </dd>
        {lesson.roomID && (
          <>
            <dt>{t('Room')}</dt>
            <dd>
              <bdi>{lesson.roomID.roomName}</bdi>
            </dd>
          </>
        )}
        {reason && (
          <>
            <dt>{t('Reason')}</dt>
            <dd>
              <bdi>{reason}</bdi>
            </dd>
          </>
        )}
      </dl>
      <div className={styles.ways}>
        {isHeld(lesson) && date <= today && screens.has(attendanceScreen.path) && (
          <Button onClick={() => void navigate({ to: attendanceScreen.path, search: { classID: classID._id, date } })}>
            {register === 'taken' ? t('Open the register') : t('Take the register')}
          </Button>
        )}
        {meetingLink && isHeld(lesson) && (
          <a className={styles.way} href={meetingLink} target="_blank" rel="noreferrer">
            {t('Open the meeting')}
          </a>
        )}
        {lessonChangeID === null && state === 'planned' && (
          <>
            <Button variant="default" onClick={() => onChange({ start: { ...start, changeKind: 'changed' }, ...as })}>
              {t('Change the lesson')}
            </Button>
            {register !== 'taken' && (
              <Button
                variant="default"
                onClick={() => onChange({ start: { ...start, changeKind: 'cancelled' }, ...as })}
              >
                {t('Cancel the lesson')}
              </Button>
            )}
          </>
        )}
        {lessonChangeID !== null && (
          <>
            <Button variant="default" onClick={() => void stored(change)}>
              {t('Edit the change')}
            </Button>
            <Button variant="default" onClick={() => void stored((record) => void restore(record))}>
              {state === 'extra' ? t('Delete the extra lesson') : t('As it was planned')}
            </Button>
          </>
        )}
        <PlaceLink to={pageOf(schoolClass, classID._id)} className={styles.way}>
          {t('Open the class')}
        </PlaceLink>
      </div>
    </div>
  );
}
