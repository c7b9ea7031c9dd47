import { TextInput, type TextInputProps } from '@mantine/core';
import { lazy } from 'react';
import { CalendarButton } from './CalendarButton';
import { monthSpelling } from './spellings';
import { useTyped } from './use-typed';

const MonthCalendar = lazy(async () => ({ default: (await import('./MonthCalendar')).MonthCalendar }));

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** A month as YYYY-MM, or whatever else was typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A month, typed or chosen from the months of a year. */
export function MonthInput({ value, onChange, ...input }: Props) {
  const choose = (close: () => void) => (month: string) => {
    onChange(month);
    close();
  };
  return (
    <TextInput
      {...input}
      {...useTyped(value, monthSpelling, onChange)}
      rightSection={<CalendarButton render={(close) => <MonthCalendar month={value} onMonth={choose(close)} />} />}
    />
  );
}
