import { useQuery } from '@tanstack/react-query';
import { labelled, type Offered } from '#kit/contract/label';
import { retold, t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { answerOf, send } from '#kit/web/call';
import { RefSelect } from '#kit/web/RefSelect';
import { Select } from '#kit/web/ui/Select';
import type { FieldProps } from './field-props';
import { facts, textOf } from './facts';

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

/** The control for a reference chosen from the rows of a read, which are few enough to be seen at once. */
function OfferedField({ offered, ...props }: FieldProps & { readonly offered: Offered }) {
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
