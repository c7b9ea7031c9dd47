import { useMemo } from 'react';
import type { Fields } from '#kit/contract/field';
import type { Report, RowOf } from '#kit/contract/report';
import { type ReportFacts, ReportPage } from './ReportPage';
import { callReport } from './report-source';

interface Props<F extends Fields, R extends Fields> extends Omit<ReportFacts<F, RowOf<R>>, 'fields' | 'source'> {
  readonly of: Report<F, R>;
}

/** The page of a report with a call of its own: its form has the fields of the call, and the rows are those of its answer. */
export function CallReportPage<F extends Fields, R extends Fields>({ of, ...facts }: Props<F, R>) {
  const source = useMemo(() => callReport(of), [of]);
  return <ReportPage {...facts} fields={of.body} source={source} />;
}
