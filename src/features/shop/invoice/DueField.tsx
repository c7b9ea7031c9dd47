import type { Errors } from '#kit/contract/parse';
import { DateField } from '#kit/web/form/DateField';
import { useFeature } from '#house/session/use-feature';
import { debtsFeature } from '#features/ledger/debt/debts-feature.contract';
import { invoice } from './invoice.contract';

interface Props {
  readonly value: string;
  readonly errors: Errors;
  readonly onChange: (dueDate: string) => void;
}

/** The field of an invoice's due day; shown while the feature of debts is on, or if there is a due day already. */
export function DueField({ value, errors, onChange }: Props) {
  const isFollowed = useFeature(debtsFeature);
  if (!isFollowed && value === '') return null;
  const change = (typed: unknown) => onChange(typeof typed === 'string' ? typed : '');
  return <DateField name="dueDate" field={invoice.fields.dueDate} value={value} errors={errors} onChange={change} />;
}
