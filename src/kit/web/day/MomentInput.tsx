import { TextInput, type TextInputProps } from '@mantine/core';
import { lazy } from 'react';
import type { Day } from '#kit/contract/day';
import { CalendarButton } from './CalendarButton';
import { momentSpelling } from './spellings';
import { useTyped } from './use-typed';

const DayCalendar = lazy(async () => ({ default: (await import('./DayCalendar')).DayCalendar }));

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** A day and time as YYYY-MM-DDTHH:mm, or whatever else was typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A day and time; the calendar changes only the day. */
export function MomentInput({ value, onChange, ...input }: Props) {
  const [day = '', time = '00:00'] = value.split('T');
  const choose = (close: () => void) => (chosen: Day) => {
    onChange(`${chosen}T${time}`);
    close();
  };
  return (
    <TextInput
      {...input}
      {...useTyped(value, momentSpelling, onChange)}
      rightSection={
        <CalendarButton render={(close) => <DayCalendar day={day} max={undefined} onDay={choose(close)} />} />
      }
    />
  );
}
