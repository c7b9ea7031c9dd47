import type { Endpoint } from './endpoint';
import type { Field, Fields, GotFields } from './field';
import { date } from './fields-text';

/** What a report's call answers (S§7, B14): the rows of the page that was asked for, and sums over all that match. */
export interface ReportAnswer<R extends Fields = Fields> {
  readonly status: true;
  readonly message: string;
  readonly ReportData: readonly RowOf<R>[];
  readonly totals: Readonly<Record<string, number>>;
}

/** One row of a report. */
export type RowOf<R extends Fields> = { readonly _id: string } & GotFields<R>;

/**
 * A report that is asked for by POST (H2): the body says what of, `page`, `pageSize` and `format` in the query
 * say how much and as what. Reports over a plain list need none of this: they are that list's own GET.
 */
export interface Report<B extends Fields = Fields, R extends Fields = Fields> extends Endpoint<B, ReportAnswer<R>> {
  /** What a row carries, in the order of the file's columns. */
  readonly row: R;
  /** What is summed over all rows; the row's amounts unless told. */
  readonly totals: Fields;
  /** The stem of the file's name (H5). */
  readonly file: string;
}

/** Declares a report. Fields that an entity has are taken from it: `Total: invoice.stored.Total`. */
export function report<const B extends Fields, const R extends Fields>(facts: {
  path: string;
  title: string;
  file: string;
  body: B;
  row: R;
  totals?: Fields;
}): Report<B, R> {
  const amounts = Object.entries<Field>(facts.row).filter(([, field]) => field.kind === 'money');
  return {
    ...facts,
    method: 'POST',
    query: ['page', 'pageSize', 'format'],
    totals: facts.totals ?? Object.fromEntries(amounts),
  };
}

/** The two days of a report over a range, both counted. */
export const span = {
  startDate: date('Start date', { required: 'Please select start date' }),
  endDate: date('End date', { required: 'Please select end date' }),
};
