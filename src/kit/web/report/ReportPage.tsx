import { useMediaQuery } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Fields, SentFields } from '#kit/contract/field';
import { t, words } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import type { Typed } from '#kit/web/form/form-values';
import { type Column, shownOf } from '#kit/web/list/column';
import { DataTable } from '#kit/web/list/DataTable';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ErrorState } from '#kit/web/list/ErrorState';
import { ListTools } from '#kit/web/list/ListTools';
import { Pager } from '#kit/web/list/Pager';
import { PrintedRest } from '#kit/web/list/PrintedRest';
import type { Picking } from '#kit/web/list/PickBox';
import type { RowAction } from '#kit/web/list/row-action';
import type { TableRow } from '#kit/web/list/table-row';
import { usePrint } from '#kit/web/list/use-print';
import { PageHeader } from '#kit/web/PageHeader';
import { PrintHead } from '#kit/web/PrintHead';
import type { Page } from '#kit/web/use-entity';
import { AskedLine } from './AskedLine';
import { Figures } from './Figures';
import { useFirstAsked } from './first-asked';
import styles from './report.module.css';
import { ReportForm } from './ReportForm';
import type { ReportSource } from './report-source';
import { useReport } from './use-report';

export interface ReportFacts<F extends Fields, R extends TableRow> {
  /** A sentence of the catalogue. */
  readonly title: string;
  /** The fields of the form; the report is shown as soon as the required ones are filled. */
  readonly fields: F;
  /** What the form knows beyond its fields. */
  readonly rules?: FormRules<F>;
  readonly source: ReportSource<F, R>;
  readonly columns: readonly Column<R>[];
  /** What the report counts, and by which date, for people to read. */
  readonly about?: string;
  /** The text shown if nothing is found. */
  readonly nothing?: string;
  /** The warning in its place, where finding nothing is a fault. */
  readonly warning?: string;
  /** Shown above the table, from the sums over all rows. */
  readonly chart?: (page: Page<R>, asked: SentFields<F>) => ReactNode;
  /** What can be done with a row. */
  readonly actions?: (row: R) => readonly RowAction[];
  /** A page as a phone shows it, in place of the table. */
  readonly renderCards?: (page: Page<R>) => ReactNode;
  /** The choice of rows for an action on all of them. */
  readonly picking?: Picking<R> | undefined;
  /** What can be done with what is chosen, shown beside the title. */
  readonly children?: ReactNode;
}

/**
 * The page of a report: a form that it follows, then rows with totals, pages, CSV, XLSX and print. What was changed is in the
 * address, so that a link opens the same report. Rows come from a list (`listReport`) or from a call of their own (`callReport`).
 */
export function ReportPage<F extends Fields, R extends TableRow>({
  title,
  fields,
  rules = {},
  source,
  columns,
  about,
  nothing = words('Nothing was found'),
  warning,
  chart,
  actions,
  renderCards,
  picking,
  children,
}: ReportFacts<F, R>) {
  const first = useFirstAsked(fields, rules);
  const { list, asked, answer, order, filters } = useReport(fields, source, columns, first);
  const { view, change } = list;
  // The rows shown answer the request from before a field was cleared.
  const [isIncomplete, setIncomplete] = useState(false);
  const data = asked && answer.data;
  const { error } = answer;
  const isPhone = useMediaQuery('(max-width: 639.98px)');
  const paper = usePrint<R>((page, pageSize) =>
    asked ? source.read(asked, { ...order, page, pageSize }) : Promise.resolve({ rows: [], count: 0, totals: {} }),
  );
  const shown = shownOf(columns, view.hidden);
  const summed = new Set(columns.map(({ total }) => total?.name));
  const figures = Object.fromEntries(Object.entries(source.figures).filter(([name]) => !summed.has(name)));

  useEffect(() => {
    document.title = t(title);
  }, [title]);

  useEffect(() => {
    // An old link may request a page past the end.
    if (data && data.rows.length === 0 && data.count > 0) change({ page: Math.ceil(data.count / view.pageSize) });
  }, [data, change, view.pageSize]);

  return (
    // If nothing is drawn above them, the rows take the rest of the screen, as in a list.
    <div className={styles.page} data-fills={chart ? undefined : true}>
      <PrintHead />
      <PageHeader title={t(title)}>
        {children}
        {asked && data && data.count > 0 && !isIncomplete && (
          <ListTools
            columns={columns}
            list={list}
            onFile={(format) => source.file(asked, order, format)}
            onPrint={paper.print}
          />
        )}
      </PageHeader>
      <ReportForm
        fields={fields}
        // The form passes the values of these fields to its callbacks.
        rules={rules as unknown as FormRules<Fields>}
        start={filters}
        onAsk={(wanted) => {
          setIncomplete(wanted === undefined);
          if (wanted !== undefined) change({ filters: inAddress(wanted) });
        }}
      />
      {about && <p className={styles.about}>{t(about)}</p>}
      {!asked && <p className={styles.about}>{t('The report appears once the required fields are filled in.')}</p>}
      {asked && <AskedLine fields={fields} asked={asked} />}
      {asked && error && !data && <ErrorState message={error.message} onRetry={() => void answer.refetch()} />}
      <div className={styles.answer} inert={isIncomplete}>
        {data?.count === 0 &&
          (warning === undefined ? (
            <EmptyState title={t(nothing)} />
          ) : (
            <div className={styles.warning} role="alert">
              <IconAlertTriangle size={18} aria-hidden />
              {t(warning)}
            </div>
          ))}
        {data && <Figures fields={figures} totals={data.totals} />}
        {asked && data && data.count > 0 && chart && <div className={styles.chart}>{chart(data, asked)}</div>}
        {asked && !error && data?.count !== 0 && (
          <div data-rows data-stale={answer.isPlaceholderData || undefined}>
            {renderCards && isPhone && data && !paper.rows ? (
              renderCards(data)
            ) : (
              <DataTable
                label={t(title)}
                columns={shown}
                rows={paper.rows ?? data?.rows}
                {...(source.order === undefined ? {} : { sort: view.sort, onSort: (sort: string) => change({ sort }) })}
                totals={data?.totals ?? {}}
                actions={actions}
                picking={picking}
              />
            )}
            <PrintedRest shown={paper.rows?.length} count={paper.count} />
            {data && <Pager page={view.page} pageSize={view.pageSize} count={data.count} onChange={change} />}
          </div>
        )}
      </div>
    </div>
  );
}

/** The request as search parameters, without empty values. */
function inAddress(asked: Typed): Record<string, string> {
  const said = Object.entries(asked).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]));
}
