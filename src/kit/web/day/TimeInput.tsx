import { TextInput, type TextInputProps } from '@mantine/core';
import { timeSpelling } from './spellings';
import { useTyped } from './use-typed';

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** A time as HH:mm, or whatever else was typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A time of day: 8, 8:30 and 830 are understood, and stored as 08:30. */
export function TimeInput({ value, onChange, ...input }: Props) {
  return (
    <TextInput
      {...input}
      {...useTyped(value, timeSpelling, onChange)}
      inputMode="numeric"
      dir="ltr"
      placeholder="08:30"
    />
  );
}
