import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '#kit/contract/language';
import { helpFirst } from './help-first';

interface Props {
  readonly value: string;
  readonly rows: number;
  /** Below the field. */
  readonly help?: ReactNode;
  readonly error: string | undefined;
  readonly onChange: (note: string) => void;
}

/** The field of a note on an invoice. */
export function NoteField({ value, rows, help, error, onChange }: Props) {
  return (
    <Textarea
      label={t('Note')}
      description={help}
      inputWrapperOrder={helpFirst}
      rows={rows}
      maxLength={255}
      data-field="note"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
