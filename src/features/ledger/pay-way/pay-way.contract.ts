import { endpoint, reply } from '#kit/contract/endpoint';

/** A wallet into which people pay by dialling a code (WA14). */
export interface PayWay {
  readonly name: string;
  /** The name of the provider. */
  readonly provider: string;
  readonly number: string;
  readonly code: string;
  /** The address that makes a phone dial it. */
  readonly link: string;
}

export const payWays = endpoint({
  method: 'GET',
  path: 'payWays',
  title: 'The codes that pay an amount into the wallets of the organisation',
  query: ['amount'],
  reply: reply<readonly PayWay[]>('list'),
});
