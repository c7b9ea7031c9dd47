import { RefSelect } from '#kit/web/RefSelect';
import type { FieldProps } from './field-props';
import { facts, textOf } from './facts';
import { OfferedField } from './OfferedField';

/** A reference to a record, found by typing or chosen among those offered. */
export function RefField(props: FieldProps) {
  if (props.offered) return <OfferedField {...props} offered={props.offered} />;
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
      input={{ ...input, clearable: props.clears ?? props.field.required === undefined }}
    />
  );
}
