import type { Entity, Got } from '#kit/contract/entity';
import type { Fields, SentFields } from '#kit/contract/field';
import { isObject } from '#kit/contract/parse';
import type { Report, ReportAnswer, RowOf } from '#kit/contract/report';
import { answerOf, type Query, send } from '#kit/web/call';
import { download } from '#kit/web/work/download';
import type { FileFormat } from '#kit/web/list/ListTools';
import { type Page, readPage } from '#kit/web/use-entity';

/** Where a report's rows come from: `F` are the fields that are asked, `R` is a row. */
export interface ReportSource<F extends Fields, R> {
  /** Keeps its answers and choices apart from those of other reports. */
  readonly name: string;
  /** The order before a person chooses one; without it the report has one order alone. */
  readonly order?: string | undefined;
  /** Totals that stand above the table, where no column carries them. */
  readonly figures: Fields;
  readonly read: (asked: SentFields<F>, view: Query, signal?: AbortSignal) => Promise<Page<R>>;
  readonly file: (asked: SentFields<F>, view: Query, format: FileFormat) => Promise<void>;
}

/** A report over a list: `query` turns what was asked into the list's filters (`from`, `to`, `classID`). */
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

/** A report of its own call: what was asked is the body. */
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
