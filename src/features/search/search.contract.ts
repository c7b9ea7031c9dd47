import type { Money } from '#kit/contract/money';
import { endpoint, reply } from '#kit/contract/endpoint';

/** One find: what it is called, and the address that opens its list on it. */
export interface Found {
  /** Its kind, as the screen that shows it names it. */
  readonly kind: string;
  readonly _id: string;
  readonly label: string;
  readonly path: string;
  /** What a person owes, where the caller may take it on the person's page. */
  readonly owed?: Money;
}

export const search = endpoint({
  method: 'GET',
  path: 'search',
  title: 'Search of people and documents',
  query: ['q'],
  reply: reply<readonly Found[]>(),
});
