import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { type Day, isDay } from '#kit/contract/day';
import { calendarFacts } from './calendar-facts';

interface Props {
  /** The chosen day; any other text means none. */
  readonly day: string;
  readonly max: Day | undefined;
  readonly onDay: (day: Day) => void;
}

/** The days of a month, for choosing one. */
export function DayCalendar({ day, max, onDay }: Props) {
  const chosen = isDay(day) ? day : null;
  return (
    <DatePicker
      {...calendarFacts()}
      value={chosen}
      {...(chosen === null ? {} : { defaultDate: chosen })}
      {...(max === undefined ? {} : { maxDate: max })}
      onChange={(next) => next && onDay(next)}
    />
  );
}
