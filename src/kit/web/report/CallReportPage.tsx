import { useMemo } from 'react';
import type { Fields } from '#kit/contract/field';
import type { Report, RowOf } from '#kit/contract/report';
import { type ReportFacts, ReportPage } from './ReportPage';
import { callReport } from './report-source';

interface Props<F extends Fields, R extends Fields> extends Omit<ReportFacts<F, RowOf<R>>, 'fields' | 'source'> {
  readonly of: Report<F, R>;
}

/** A report with a call of its own: it asks for what the call takes, and shows the rows that it answers. */
export function CallReportPage<F extends Fields, R extends Fields>({ of, ...facts }: Props<F, R>) {
  const source = useMemo(() => callReport(of), [of]);
  return <ReportPage {...facts} fields={of.body} source={source} />;
}
