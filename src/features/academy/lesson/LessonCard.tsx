import { t } from '#kit/contract/language';
import { Badge } from '#kit/web/Badge';
import { registerTones, registerWords, stateTones } from './lesson-words';
import { isHeld } from './lesson.rules';
import { lessonStates, type TimetableLesson } from './timetable.contract';
import styles from './timetable.module.css';

interface Props {
  readonly lesson: TimetableLesson;
  readonly onOpen?: ((lesson: TimetableLesson) => void) | undefined;
}

/** A lesson of a day: its time, class, place and teacher, and what is different about it. */
export function LessonCard({ lesson, onOpen }: Props) {
  const facts = <LessonFacts lesson={lesson} />;
  const { register, meetingLink } = lesson;
  if (!onOpen)
    return (
      <div className={styles.card} data-state={lesson.state}>
        {facts}
        {meetingLink && isHeld(lesson) && (
          <a href={meetingLink} target="_blank" rel="noreferrer">
            {t('Open the meeting')}
          </a>
        )}
      </div>
    );
  return (
    <button type="button" className={styles.card} data-state={lesson.state} onClick={() => onOpen(lesson)}>
      {facts}
      {register !== 'none yet' && (
        <span className="no-print">
          <Badge tone={registerTones[register]}>{t(registerWords[register])}</Badge>
        </span>
      )}
    </button>
  );
}

function LessonFacts({ lesson: { TimeIn, TimeOut, classID, teacherID, roomID, state, reason } }: Props) {
  return (
    <>
      <span className={styles.time}>
        <bdi>{`${TimeIn}–${TimeOut}`}</bdi>
      </span>
      <span className={styles.name}>
        <bdi>{classID.className}</bdi>
      </span>
      <Soft>{teacherID.teacherName}</Soft>
      {roomID && <Soft>{roomID.roomName}</Soft>}
      {state !== 'planned' && <Badge tone={stateTones[state]}>{t(lessonStates[state])}</Badge>}
      {reason && <Soft>{reason}</Soft>}
    </>
  );
}

function Soft({ children }: { readonly children: string }) {
  return (
    <span className={styles.soft}>
      <bdi>{children}</bdi>
    </span>
  );
}
