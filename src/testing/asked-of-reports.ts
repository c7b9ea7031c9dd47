import type { Examples } from './example-records';

/** All days. */
export const span = { startDate: '2000-01-01', endDate: '2199-12-31' };
/** The longest span that reports of a year may ask for. */
const year = { startDate: '2026-01-01', endDate: '2026-12-31' };

/** The body of each report, where it asks for more than days. */
const asked: Readonly<Record<string, (ids: Examples['ids']) => object>> = {
  tasksReport: (ids) => ({ employeeID: ids.get('employee'), ...span }),
  'reports/ServiceDept': () => ({ type: 1 }),
  'reports/stockReport': () => ({ type: 1 }),
  'reports/profitLoss': () => year,
  'reports/cashFlow': () => year,
  'reports/teacherHours': () => ({ teacherID: 'All', ...year }),
  'reports/agedDebts': () => ({ asOf: span.endDate }),
  'attendence/attendenceReport': (ids) => ({
    studentID: ids.get('student'),
    classID: ids.get('school_class'),
    status: 'all',
  }),
};

/** A body that the report with this path takes, about the example records. */
export function askedOfReport(path: string, ids: Examples['ids']): object {
  return asked[path]?.(ids) ?? span;
}
