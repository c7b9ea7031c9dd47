import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { useState } from 'react';
import { isDay } from '#kit/contract/day';
import { calendarFacts } from './calendar-facts';

interface Props {
  /** Days as YYYY-MM-DD; empty for none. */
  readonly from: string;
  readonly to: string;
  readonly onChange: (from: string, to: string) => void;
}

type Span = [string | null, string | null];

/** The days of a month, for choosing the first and last day of a range; the choice is complete with both. */
export function SpanCalendar({ from, to, onChange }: Props) {
  const [half, setHalf] = useState<string>();
  const chosen = ([from, to] as const).map((day) => (isDay(day) ? day : null));
  const value: Span = half === undefined ? [chosen[0] ?? null, chosen[1] ?? null] : [half, null];
  const start = value[0] ?? value[1];
  return (
    <DatePicker
      {...calendarFacts()}
      type="range"
      allowSingleDateInRange
      value={value}
      {...(start === null ? {} : { defaultDate: start })}
      onChange={([first, last]) => {
        setHalf(last === null ? (first ?? undefined) : undefined);
        if (first !== null && last !== null) onChange(first, last);
      }}
    />
  );
}
