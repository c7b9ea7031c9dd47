import { MonthPicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { typedMonth } from '#kit/rules/typed-date';
import { calendarFacts } from './calendar-facts';

interface Props {
  /** The chosen month, YYYY-MM; any other text means none. */
  readonly month: string;
  readonly onMonth: (month: string) => void;
}

/** The months of a year, for choosing one. */
export function MonthCalendar({ month, onMonth }: Props) {
  const known = typedMonth(month);
  const chosen = known === undefined ? null : `${known}-01`;
  return (
    <MonthPicker
      {...calendarFacts()}
      value={chosen}
      {...(chosen === null ? {} : { defaultDate: chosen })}
      onChange={(next) => next && onMonth(next.slice(0, 7))}
    />
  );
}
