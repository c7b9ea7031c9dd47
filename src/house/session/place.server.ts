import type { Call } from '#kit/server/call';

/** Where and when something is looked up: everything that is known before there is a call. */
export type Place = Pick<Call, 'brand' | 'db' | 'database' | 'now' | 'product'>;
