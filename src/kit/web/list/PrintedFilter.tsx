import type { Field } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import { useFilterWord } from './use-filter-word';

/** Shows the value that a list was narrowed to by one field. */
export function PrintedFilter({ field, value }: { field: Field; value: string }) {
  const word = useFilterWord(field, value);
  return <span>{t('{field}: {value}', { field: t(field.label), value: word })}</span>;
}
