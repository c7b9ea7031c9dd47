import type { Endpoint } from './endpoint';
import type { Field, Fields, GotFields } from './field';
import { date } from './fields-text';

/** The answer of a report (S§7, B14): the rows of the requested page, and sums over all rows that match. */
export interface ReportAnswer<R extends Fields = Fields> {
  readonly status: true;
  readonly message: string;
  readonly ReportData: readonly RowOf<R>[];
  readonly totals: Readonly<Record<string, number>>;
}

/** One row of a report. */
export type RowOf<R extends Fields> = { readonly _id: string } & GotFields<R>;

/**
 * A report requested by POST (H2): the body says what it is about; `page`, `pageSize` and `format` in the query say how much of it and in
 * which form. A report over an existing list is that list's own GET instead.
 */
export interface Report<B extends Fields = Fields, R extends Fields = Fields> extends Endpoint<B, ReportAnswer<R>> {
  /** The fields of a row, in the order of the file's columns. */
  readonly row: R;
  /** The fields summed over all rows; by default the row's amounts. */
  readonly totals: Fields;
  /** The stem of the file's name (H5). */
  readonly file: string;
}

/** A declared report. Take fields that an entity has from the entity: `Total: invoice.stored.Total`. */
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

/** The first and last day of a report over a range, both included. */
export const span = {
  startDate: date('Start date', { required: 'Please select start date' }),
  endDate: date('End date', { required: 'Please select end date' }),
};
