import { endpoint, reply } from '#kit/contract/endpoint';
import type { Money } from '#kit/contract/money';
import type { Told } from '#house/session/login.contract';
import type { Step } from './first-steps.contract';

/** An amount of this month up to today, and of the last one up to the same day. */
export interface SoFar {
  readonly now: Money;
  readonly before: Money;
}

/** How many students enrolled in this month up to today, and in the last one up to the same day. */
export interface EnrolledSoFar {
  readonly now: number;
  readonly before: number;
}

export interface OwedToday {
  readonly people: number;
  readonly amount: Money;
  /** Since when the oldest is owed; null where nothing is. */
  readonly since: string | null;
  /** How much of it should have been paid before today; null for readers without the report on aged debts. */
  readonly overdue: Money | null;
}

/** The tasks of the day for the reader of a dashboard. A part that the reader has no right to is null. */
export interface Today {
  /** How many classes have begun today, and which of them lack their register. */
  readonly registers: { readonly begun: number; readonly missing: number } | null;
  /** What is owed on fees, services and invoices. */
  readonly owed: OwedToday | null;
  readonly stock: { readonly low: number; readonly empty: number } | null;
  /** `since` is when the oldest of them was filed. */
  readonly complaints: { readonly open: number; readonly since: string | null } | null;
  readonly month: {
    readonly income: SoFar;
    readonly expense: SoFar;
    /** Null where there are no students. */
    readonly enrolled: EnrolledSoFar | null;
    /** The day up to which the last month is counted. */
    readonly sameDay: string;
  };
  /** What a new organisation does first, for its administrators; null once all is done, or nobody wants to see it. */
  readonly steps: readonly Step[] | null;
  /** Who waits for a seat in a class, and since when the first of them does. */
  readonly waiting: { readonly students: number; readonly since: string | null } | null;
}

export const getToday = endpoint({
  method: 'GET',
  path: 'today',
  title: 'What the day asks for',
  reply: reply<Today>(),
});

/**
 * What waits for somebody today, each part with a list behind it; a part is null if there is nothing, if it is switched off, or if the
 * reader has no right to it (AL19).
 */
export interface Awaited {
  readonly overdue: Money | null;
  readonly registersMissing: number | null;
  readonly waiting: number | null;
  readonly enquiriesDue: number | null;
  readonly atRisk: number | null;
  readonly jobsLate: number | null;
  readonly jobsReady: number | null;
}

export const getAwaited = endpoint({
  method: 'GET',
  path: 'summary/today',
  title: 'What waits for somebody today',
  reply: reply<Awaited>(),
});

export const dismissSteps = endpoint({
  method: 'DELETE',
  path: 'today/steps',
  title: 'Show the first steps no more',
  reply: reply<Told>(),
});
