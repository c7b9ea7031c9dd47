import { lazy, Suspense } from 'react';
import { allFields, type Entity } from '#kit/contract/entity';
import { Filter } from './Filter';
import type { ListState } from './use-list-view';

// Only a link narrows by a number.
const NumberChip = lazy(async () => ({ default: (await import('./NumberChip')).NumberChip }));

interface Props {
  readonly of: Entity;
  readonly name: string;
  readonly list: ListState;
}

/** The field that narrows a list by one field of its records. */
export function FieldFilter({ of, name, list: { view, change } }: Props) {
  const field = allFields(of)[name];
  if (!field) return null;
  const choose = (value: string) => change({ filters: withOne(view.filters, name, value) });
  if (field.kind === 'numbered')
    return (
      <Suspense>
        <NumberChip label={field.label} value={view.filters[name]} onClear={() => choose('')} />
      </Suspense>
    );
  return <Filter field={field} value={view.filters[name] ?? ''} onChange={choose} />;
}

function withOne(filters: Readonly<Record<string, string>>, name: string, value: string): Record<string, string> {
  const { [name]: _before, ...others } = filters;
  return value === '' ? others : { ...others, [name]: value };
}
