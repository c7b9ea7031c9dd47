import { Textarea } from '@mantine/core';
import type { FieldProps } from './field-props';
import { facts, textOf } from './facts';

/** The control for several lines of text. Enter begins the next line; with Ctrl it saves. */
export function NoteField(props: FieldProps) {
  return (
    <Textarea
      {...facts(props)}
      rows={3}
      value={textOf(props.value)}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
      }}
    />
  );
}
