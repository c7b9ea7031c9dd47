import type { ComponentType } from 'react';
import { DayInput } from '#kit/web/day/DayInput';
import { MomentInput } from '#kit/web/day/MomentInput';
import { MonthInput } from '#kit/web/day/MonthInput';
import { TimeInput } from '#kit/web/day/TimeInput';
import type { FieldProps } from './field-props';
import { facts, textOf } from './facts';

interface DateInputProps extends ReturnType<typeof facts> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const inputs: Readonly<Record<string, ComponentType<DateInputProps>>> = {
  date: DayInput,
  month: MonthInput,
  time: TimeInput,
  timestamp: MomentInput,
};

/** The control for a day, month, time or moment, typed or chosen. */
export function DateField(props: FieldProps) {
  const Input = inputs[props.field.kind] ?? DayInput;
  return <Input {...facts(props)} value={textOf(props.value)} onChange={props.onChange} />;
}
