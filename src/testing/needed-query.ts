import type { Examples } from './example-records';

/** The query that a read must have; empty where it needs none. */
export function neededQuery({ path }: { readonly path: string }, { ids }: Pick<Examples, 'ids'>): string {
  if (path === 'search' || path === 'counter/people') return 'q=Example';
  if (path === 'gradebook/{classId}') return `subjectID=${ids.get('subject')}`;
  if (path === 'payWays') return 'amount=5';
  if (path === 'counter/debts' || path.startsWith('accountStatement')) return `customerID=${ids.get('customer')}`;
  return ['attendence/registers', 'attendence/due'].includes(path) ? `classID=${ids.get('school_class')}` : '';
}
