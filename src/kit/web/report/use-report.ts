import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Fields, SentFields } from '#kit/contract/field';
import { parseFields } from '#kit/contract/parse';
import type { Query, Refusal } from '#kit/web/call';
import { asideOf, type Column } from '#kit/web/list/column';
import { useListView } from '#kit/web/list/use-list-view';
import type { Page } from '#kit/web/use-entity';
import type { ReportSource } from './report-source';

/**
 * The state of a report: the validated request in the address, `first` where the address has none, and the page of rows for
 * it.
 */
export function useReport<F extends Fields, R>(
  fields: F,
  source: ReportSource<F, R>,
  columns: readonly Column<R>[],
  first: Readonly<Record<string, string>>,
) {
  const facts = useMemo(() => {
    const sorts = source.order === undefined ? [] : columns.flatMap(({ sort }) => sort ?? []);
    return {
      name: `report:${source.name}`,
      filters: Object.keys(fields),
      sorts,
      first: source.order ?? '',
      aside: asideOf(columns),
      tabs: [],
    };
  }, [fields, source, columns]);
  const list = useListView(facts);
  const { page, pageSize, sort } = list.view;
  const filters = Object.keys(list.view.filters).length > 0 ? list.view.filters : first;
  const said = JSON.stringify(filters);
  const asked = useMemo(() => askedBy(fields, JSON.parse(said)), [fields, said]);
  const order: Query = { sort };
  const answer = useQuery<Page<R>, Refusal>({
    queryKey: [source.name, 'report', filters, sort, page, pageSize],
    queryFn: ({ signal }) => source.read(asked ?? nothing(), { ...order, page, pageSize }, signal),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  });
  return { list, asked, answer, order, filters };
}

/** The request in an address; undefined while something required is missing or invalid. */
function askedBy<F extends Fields>(fields: F, filters: Readonly<Record<string, string>>): SentFields<F> | undefined {
  const parsed = parseFields(fields, filters, 'create');
  if (!parsed.ok) return undefined;
  const said = Object.entries(parsed.value).filter(([, value]) => value !== null);
  return Object.fromEntries(said) as unknown as SentFields<F>;
}

function nothing(): never {
  throw new Error('A report was read before it was asked for');
}
