import type { Day } from '#kit/contract/day';
import { endpoint, reply } from '#kit/contract/endpoint';

/** The lesson whose register is to be taken next: the newest without one; null where all have been taken. */
export interface RegisterDue {
  readonly status: true;
  readonly date: Day | null;
}

export const registerDue = endpoint({
  method: 'GET',
  path: 'attendence/due',
  title: 'The day of the newest lesson of a class whose register is missing',
  query: ['classID'],
  reply: reply<RegisterDue>(),
});
