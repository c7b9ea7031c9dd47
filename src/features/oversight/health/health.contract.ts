import { endpoint, reply, type Saved } from '#kit/contract/endpoint';

/** The state of something: fine, worth a look, or wrong. */
export type HealthTone = 'good' | 'attention' | 'wrong';

/** One thing that an administrator wants to know, in words. */
export interface HealthFact {
  readonly name: string;
  readonly tone: HealthTone;
  readonly said: string;
}

/** One check of all records, with the first places that are wrong. */
export interface CheckedFact {
  readonly holds: string;
  readonly count: number;
  readonly found: readonly string[];
}

/** A check of all records that ended. */
export interface PastVerification {
  readonly startedAt: string;
  readonly tone: HealthTone;
  readonly said: string;
  readonly checks: readonly CheckedFact[];
}

export interface Health {
  readonly facts: readonly HealthFact[];
  /** The progress of the check under way; null while there is none. */
  readonly running: { readonly startedAt: string; readonly done: number; readonly all: number } | null;
  readonly last: PastVerification | null;
}

export const getHealth = endpoint({
  method: 'GET',
  path: 'health',
  title: 'How the product is doing: database, disk, backups, mail, clock, and the last check of all records',
  reply: reply<Health>(),
});

export const startCheck = endpoint({
  method: 'POST',
  path: 'health/check',
  title: 'Begin a check of all records, which goes on in the background',
  reply: reply<Saved<{ readonly _id: string }>>(),
});
