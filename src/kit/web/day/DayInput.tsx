import { lazy } from 'react';
import type { Day } from '#kit/contract/day';
import { CalendarButton } from './CalendarButton';
import { TypedDay, type TypedDayProps } from './TypedDay';

const DayCalendar = lazy(async () => ({ default: (await import('./DayCalendar')).DayCalendar }));

interface Props extends TypedDayProps {
  /** The last day that the calendar offers. */
  readonly max?: Day;
}

/** An input for a day, typed or chosen from a calendar. In every browser it is written as on the rest of the page. */
export function DayInput({ value, onChange, max, ...input }: Props) {
  const choose = (close: () => void) => (day: Day) => {
    onChange(day);
    close();
  };
  return (
    <TypedDay
      {...input}
      value={value}
      onChange={onChange}
      rightSection={<CalendarButton render={(close) => <DayCalendar day={value} max={max} onDay={choose(close)} />} />}
    />
  );
}
