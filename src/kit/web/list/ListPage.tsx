import { useMediaQuery } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react';
import type { Entity, Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { pageOf } from '#kit/contract/page-of';
import { download } from '#kit/web/work/download';
import { PageHeader } from '#kit/web/PageHeader';
import { PrintHead } from '#kit/web/PrintHead';
import { readPage } from '#kit/web/use-entity';
import { todayAt, useOrganisation } from '#kit/web/organisation';
import { asideOf, type Column, shownOf } from './column';
import { DataTable } from './DataTable';
import { ErrorState } from './ErrorState';
import { FilterBar } from './FilterBar';
import { LazyNothing } from './LazyNothing';
import { ListTools } from './ListTools';
import { asideIn, filterNames, matchQuery, narrowings, numberNames, pageQuery } from './list-view';
import styles from './ListPage.module.css';
import { Pager } from './Pager';
import { PrintedRest } from './PrintedRest';
import type { Picking } from './PickBox';
import type { RowAction } from './row-action';
import { TabBar } from './TabBar';
import { type ListTab, tabQuery, unsaid } from './tabs';
import { useList, useReadAhead } from './use-list';
import { usePrint } from './use-print';
import { useListView } from './use-list-view';
import { useVoidedColumn } from './use-voided-column';

const PrintedView = lazy(async () => ({ default: (await import('./PrintedView')).PrintedView }));

interface Props<E extends Entity> {
  readonly entity: E;
  readonly title: string;
  readonly columns: readonly Column<Got<E>>[];
  /** The order before the person chooses one, with `-` in front for descending; by default that of the first column. */
  readonly order?: string | undefined;
  /** The tabs of the list, the first one open; the last shows everything. */
  readonly tabs?: readonly ListTab[] | undefined;
  /** The fields that filter; all choices and references unless told. */
  readonly filters?: readonly Extract<keyof Got<E>, string>[] | undefined;
  readonly actions?: ((row: Got<E>) => readonly RowAction[]) | undefined;
  readonly onOpen?: ((row: Got<E>) => void) | undefined;
  /** The choice of rows for an action on all of them. */
  readonly picking?: Picking<Got<E>> | undefined;
  /** Shown between the title and the filters, such as figures. */
  readonly lead?: ReactNode;
  /** Shown below the table, such as sums that belong to no column. */
  readonly foot?: ReactNode;
  /** What a phone shows in place of the table. */
  readonly renderOnPhone?: ((rows: readonly Got<E>[]) => ReactNode) | undefined;
  /** What belongs here and how to add the first one; shown for an empty list without filters. */
  readonly empty: ReactNode;
  /** The primary action and what is shown beside it. */
  readonly children?: ReactNode;
}

const none: readonly ListTab[] = [];

/** The page of a list for reading: title, filters, table, pages, export, print. CrudPage adds writing. */
export function ListPage<E extends Entity>({
  entity,
  title,
  columns,
  order,
  tabs = none,
  filters,
  actions,
  onOpen,
  picking,
  lead,
  foot,
  renderOnPhone,
  empty,
  children,
}: Props<E>) {
  const facts = useMemo(() => {
    const sorts = columns.flatMap(({ sort }) => (sort === undefined ? [] : [sort]));
    return {
      name: entity.path,
      filters: [...(filters ?? filterNames(entity)), ...numberNames(entity)],
      sorts,
      first: order ?? sorts[0] ?? '',
      aside: asideOf(columns),
      tabs,
    };
  }, [entity, filters, columns, order, tabs]);
  const list = useListView(facts);
  const { view, change, head } = list;
  const today = todayAt(useOrganisation());
  const tab = tabs.find(({ name }) => name === view.tab);
  const always = useMemo(() => ({ ...entity.only, ...tabQuery(tab, today) }), [entity, tab, today]);
  const page = useList(entity, { ...pageQuery(view), ...always });
  const readAhead = useReadAhead(entity);
  const hidden = view.hidden.join();
  const usual = asideIn(view.tab, facts).join();
  const led = useMemo(() => leading(entity, columns), [entity, columns]);
  const offered = useVoidedColumn(led, view.voided);
  const shown = useMemo(
    () => unsaid(shownOf(offered, hidden.split(','), usual.split(',')), tab),
    [offered, hidden, usual, tab],
  );
  const { data, error } = page;
  const isPhone = useMediaQuery('(max-width: 639.98px)');
  const matching = useMemo(() => ({ ...matchQuery(head.view), ...always }), [head, always]);
  const paper = usePrint(
    useCallback(
      (number: number, pageSize: number) => readPage<Got<E>>(entity.path, { ...matching, page: number, pageSize }),
      [entity, matching],
    ),
  );
  const { print } = paper;
  const rows = paper.rows ?? data?.rows;
  const tools = useMemo(
    () => (
      <ListTools
        columns={columns}
        list={head}
        onFile={(format) => download({ path: entity.path, query: { ...matching, format } }, `${entity.path}.${format}`)}
        onPrint={print}
      />
    ),
    [entity, columns, head, matching, print],
  );

  useEffect(() => {
    document.title = t(title);
  }, [title]);
  useEffect(() => {
    // The last row of the last page was deleted, or an old link asks for a page past the end.
    if (data && data.rows.length === 0 && data.count > 0) change({ page: Math.ceil(data.count / view.pageSize) });
  }, [data, change, view.pageSize]);

  const narrowed = view.q !== '' || narrowings(view) > 0 || tab !== tabs.at(-1);
  const showAll = () => change({ tab: tabs.at(-1)?.name ?? '', q: '', filters: {}, from: '', to: '', voided: '' });
  return (
    <div className={styles.page} data-fills>
      <PrintHead />
      <PageHeader title={t(title)} beside={tabs.length > 0 && <TabBar tabs={tabs} list={list} />}>
        {children}
      </PageHeader>
      {narrowed && (
        <Suspense>
          <PrintedView of={entity} view={view} part={tab} />
        </Suspense>
      )}
      {lead}
      <FilterBar of={entity} filters={facts.filters} list={head}>
        {tools}
      </FilterBar>
      {error && !data ? (
        <ErrorState message={error.message} onRetry={() => void page.refetch()} />
      ) : (
        <div data-rows data-stale={page.isPlaceholderData || undefined}>
          {isPhone && renderOnPhone && rows && rows.length > 0 ? (
            renderOnPhone(rows)
          ) : (
            <DataTable
              label={t(title)}
              columns={shown}
              rows={rows}
              sort={view.sort}
              onSort={(sort) => change({ sort })}
              totals={data?.totals ?? {}}
              onOpen={onOpen}
              actions={actions}
              picking={picking}
              empty={narrowed ? <LazyNothing view={view} empty={tab?.empty} onClear={showAll} /> : empty}
            />
          )}
          {foot}
          <PrintedRest shown={paper.rows?.length} count={paper.count} />
          {data && data.count > 0 && (
            <Pager
              page={view.page}
              pageSize={view.pageSize}
              count={data.count}
              onChange={change}
              onNear={(number) => readAhead({ ...pageQuery({ ...view, page: number }), ...always })}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** The first column of records that have pages leads to them. */
function leading<E extends Entity>(of: E, [first, ...others]: readonly Column<Got<E>>[]): readonly Column<Got<E>>[] {
  if (!first) return [];
  return [of.screen?.pages ? { ...first, to: ({ _id }) => pageOf(of, _id) } : first, ...others];
}
