import { TextInput, type TextInputProps } from '@mantine/core';
import { daySpelling } from './spellings';
import { useTyped } from './use-typed';

export interface TypedDayProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** A day as YYYY-MM-DD, or whatever else was typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A day that is typed, written in every browser as the rest of the page writes it. */
export function TypedDay({ value, onChange, ...input }: TypedDayProps) {
  return <TextInput {...input} {...useTyped(value, daySpelling, onChange)} />;
}
