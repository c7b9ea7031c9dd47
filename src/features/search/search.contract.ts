import type { Money } from '#kit/contract/money';
import { endpoint, reply } from '#kit/contract/endpoint';

/** A result: its name, and the address that opens its list or page. */
export interface Found {
  /** Its kind, as named by the screen that shows it. */
  readonly kind: string;
  readonly _id: string;
  readonly label: string;
  readonly path: string;
  /** The amount that a person owes, if the caller may take it on the person's page. */
  readonly owed?: Money;
}

export const search = endpoint({
  method: 'GET',
  path: 'search',
  title: 'Search of people and documents',
  query: ['q'],
  reply: reply<readonly Found[]>(),
});
