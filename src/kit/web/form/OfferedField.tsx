import { useQuery } from '@tanstack/react-query';
import { labelled, type Offered } from '#kit/contract/label';
import { retold, t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { answerOf, send } from '#kit/web/call';
import { Select } from '#kit/web/ui/Select';
import type { FieldProps } from './field-props';
import { facts, textOf } from './facts';

/** The control for a reference chosen from the rows of a read, which are few enough to be seen at once. */
export function OfferedField({ offered, ...props }: FieldProps & { readonly offered: Offered }) {
  const { data, isPending } = useQuery({
    queryKey: ['offered', offered.path],
    queryFn: ({ signal }) => readRows(offered, signal),
    enabled: props.after === undefined,
  });
  return (
    <Select
      {...facts(props)}
      data={data ?? []}
      value={textOf(props.value) || null}
      onChange={(id) => props.onChange(id ?? '')}
      placeholder={
        isPending && props.after === undefined ? t('Searching…') : data?.length === 0 ? t('Nothing found') : t('Choose')
      }
      disabled={props.after !== undefined || data?.length === 0}
      allowDeselect={props.field.required === undefined}
    />
  );
}

async function readRows({ path, rows, label, usual = [], where = () => true }: Offered, signal: AbortSignal) {
  const answer = await answerOf<unknown>(await send({ method: 'GET', path, signal }));
  const list = rows === undefined ? answer : isObject(answer) ? answer[rows] : undefined;
  return (Array.isArray(list) ? list : [])
    .filter(isObject)
    .filter(where)
    .map((row) => ({ value: String(row._id), label: retold(labelled(label, row), usual) }));
}
