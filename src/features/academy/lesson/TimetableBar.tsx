import { type Day, isDay } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { DayInput } from '#kit/web/day/DayInput';
import { RefSelect } from '#kit/web/RefSelect';
import { room } from '#features/academy/room/room.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { teacher } from '#features/academy/teacher/teacher.contract';
import { DaySteps } from './DaySteps';
import styles from './timetable.module.css';
import type { Shown } from './use-timetable';

interface Props {
  readonly shown: Shown;
  readonly days: readonly Day[];
  readonly today: Day;
  /** True for a teacher, who sees only their own lessons. */
  readonly isOwn: boolean;
  readonly onShow: (to: Partial<Shown>) => void;
}

/** The bar that chooses which days are shown, and whose lessons. */
export function TimetableBar({ shown, days, today, isOwn, onShow }: Props) {
  const first = days[0] ?? shown.date;
  const last = days.at(-1) ?? first;
  const isWeek = days.length > 1;
  return (
    <>
      <div className={`${styles.bar} no-print`}>
        <div className={styles.steps}>
          <DaySteps date={shown.date} count={days.length} today={today} onDate={(date) => onShow({ date })} />
          <DayInput
            aria-label={t('Date')}
            className={styles.day}
            value={shown.date}
            onChange={(value) => isDay(value) && onShow({ date: value })}
          />
        </div>
        <RefSelect
          to={schoolClass}
          value={shown.classID}
          onChange={(id) => onShow({ classID: id })}
          placeholder={t('All classes')}
          input={{ 'aria-label': t('Class') }}
        />
        {!isOwn && (
          <RefSelect
            to={teacher}
            value={shown.teacherID}
            onChange={(id) => onShow({ teacherID: id })}
            placeholder={t('All teachers')}
            input={{ 'aria-label': t('Teacher') }}
          />
        )}
        <RefSelect
          to={room}
          value={shown.roomID}
          onChange={(id) => onShow({ roomID: id })}
          placeholder={t('All rooms')}
          input={{ 'aria-label': t('Room') }}
        />
      </div>
      <p className={styles.span}>{isWeek ? `${shownDay(first)} – ${shownDay(last)}` : shownDay(first)}</p>
    </>
  );
}
