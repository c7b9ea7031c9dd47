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

/** The day by which an invoice is to be paid; asked while debts are followed up, or where it has one already. */
export function DueField({ value, errors, onChange }: Props) {
  const isFollowed = useFeature(debtsFeature);
  if (!isFollowed && value === '') return null;
  const change = (typed: unknown) => onChange(typeof typed === 'string' ? typed : '');
  return <DateField name="dueDate" field={invoice.fields.dueDate} value={value} errors={errors} onChange={change} />;
}
