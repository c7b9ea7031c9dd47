import { TextInput } from '@mantine/core';
import type { Day } from '#kit/contract/day';
import { isDay } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import { DayInput } from '#kit/web/day/DayInput';
import { RefSelect } from '#kit/web/RefSelect';
import { Select } from '#kit/web/ui/Select';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { weekdays } from '#features/academy/school-class/weekday.contract';
import { isWeekday, latestDayOn, weekdayOf } from '#features/academy/school-class/weekday.rules';
import { teacher } from '#features/academy/teacher/teacher.contract';
import styles from './register.module.css';

/** The teacher, class and date of a register; empty where not chosen yet. */
export interface Place {
  readonly teacherID: string;
  readonly classID: string;
  readonly date: Day;
}

interface Props {
  readonly place: Place;
  readonly today: Day;
  /** The name of the teacher who takes the register and therefore cannot be chosen. */
  readonly teacher: string | undefined;
  readonly onPlace: (to: Partial<Place>) => void;
}

/** Teacher, then class of that teacher, then day: choosing a day takes its latest date (E1), choosing a date its day. */
export function RegisterPlace({ place, today, teacher: self, onPlace }: Props) {
  const { teacherID, classID, date } = place;
  return (
    <div className={styles.place}>
      {self === undefined ? (
        <RefSelect
          to={teacher}
          label={t('Teacher')}
          value={teacherID}
          onChange={(id) => onPlace({ teacherID: id, classID: '' })}
          placeholder={classID === '' ? undefined : t('The teacher of the class')}
          input={{ withAsterisk: true }}
        />
      ) : (
        <TextInput label={t('Teacher')} value={self} readOnly />
      )}
      <RefSelect
        to={schoolClass}
        label={t('Class')}
        value={classID}
        onChange={(id) => onPlace({ classID: id })}
        // A teacher chooses from their own classes, and on that day also from the class of a lesson that they give for another.
        filters={{
          ...(self === undefined ? { teacherID: teacherID || undefined } : {}),
          classStatus: 'active',
        }}
        placeholder={teacherID === '' && classID === '' ? t('Select teacher first') : undefined}
        input={{ withAsterisk: true, disabled: teacherID === '' && classID === '' }}
      />
      <Select
        label={t('Day')}
        data={Object.entries(weekdays).map(([value, label]) => ({ value, label: t(label) }))}
        value={weekdayOf(date)}
        onChange={(day) => isWeekday(day) && onPlace({ date: latestDayOn(day, today) })}
        allowDeselect={false}
        withAsterisk
      />
      <DayInput
        label={t('Date attended')}
        value={date}
        max={today}
        onChange={(value) => isDay(value) && value <= today && onPlace({ date: value })}
      />
    </div>
  );
}
