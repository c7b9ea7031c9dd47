import type { Entity, Got } from '#kit/contract/entity';
import type { Fields, SentFields } from '#kit/contract/field';
import { isObject } from '#kit/contract/parse';
import type { Report, ReportAnswer, RowOf } from '#kit/contract/report';
import { answerOf, type Query, send } from '#kit/web/call';
import { download } from '#kit/web/work/download';
import type { FileFormat } from '#kit/web/list/ListTools';
import { type Page, readPage } from '#kit/web/use-entity';

/** The source of a report's rows: `F` are the fields of the form, `R` is a row. */
export interface ReportSource<F extends Fields, R> {
  /** Separates its answers and settings from those of other reports. */
  readonly name: string;
  /** The initial order; without it the report has a fixed order. */
  readonly order?: string | undefined;
  /** Totals shown above the table, because they belong to no column. */
  readonly figures: Fields;
  readonly read: (asked: SentFields<F>, view: Query, signal?: AbortSignal) => Promise<Page<R>>;
  readonly file: (asked: SentFields<F>, view: Query, format: FileFormat) => Promise<void>;
}

/** A report over an existing list; `query` turns the request into the list's filters (`from`, `to`, `classID`). */
export function listReport<F extends Fields, E extends Entity>(
  of: E,
  query: (asked: SentFields<F>) => Query,
  more: { readonly order?: string; readonly figures?: Fields } = {},
): ReportSource<F, Got<E>> {
  const { path, only } = of;
  return {
    name: path,
    figures: {},
    ...more,
    read: (asked, view, signal) => readPage(path, { ...query(asked), ...only, ...view }, signal),
    file: (asked, view, format) =>
      download({ path, query: { ...query(asked), ...only, ...view, format } }, `TableContent.${format}`),
  };
}

/** A report with a call of its own, whose body is the request. */
export function callReport<F extends Fields, R extends Fields>(to: Report<F, R>): ReportSource<F, RowOf<R>> {
  const { method, path, file } = to;
  return {
    name: path,
    figures: to.totals,
    read: async (body, view, signal) => {
      const response = await send({ method, path, query: view, body, signal });
      const { ReportData, totals } = await answerOf<ReportAnswer<R>>(response);
      return {
        rows: ReportData,
        count: Number(response.headers.get('x-total-count') ?? ReportData.length),
        totals: isObject(totals) ? totals : {},
      };
    },
    file: (body, _view, format) => download({ method, path, query: { format }, body }, `${file}.${format}`),
  };
}
