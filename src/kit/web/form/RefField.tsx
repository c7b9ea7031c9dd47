import { RefSelect } from '../RefSelect';
import type { FieldProps } from './field-props';
import { facts, textOf } from './facts';

export function RefField(props: FieldProps) {
  const { label, ...input } = facts(props);
  const to = props.field.to?.();
  if (!to) return null;
  return (
    <RefSelect
      to={to}
      value={textOf(props.value)}
      onChange={props.onChange}
      filters={props.narrow}
      words={props.field.choices}
      label={label}
      input={{ ...input, clearable: props.field.required === undefined }}
    />
  );
}
