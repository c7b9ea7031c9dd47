import * as z from 'zod/mini';
import { aheadProblem } from './ahead';
import type { Common, Field, Made } from './field';
import { date, dayAt, moment, month, today } from './fields-text';

/** The day of a money document: a date at most a year ahead (D21). */
export function moneyDate<const O extends Common<string>>(label: string, options?: O): Made<O, string> {
  return nearby(date(label, options), (day) => day);
}

/** The month that money is for, at most a year ahead (D21). */
export function moneyMonth<const O extends Common<string>>(label: string, options?: O): Made<O, string> {
  return nearby(month(label, options), (one) => one);
}

/** The moment of a money document, at most a year ahead (D21). */
export function moneyMoment<const O extends Common<string>>(label: string, options?: O): Made<O, string> {
  return nearby(moment(label, options), (instant) => dayAt(new Date(instant)));
}

function nearby<T, G, N extends 'needed' | 'free'>(
  field: Field<T, G, N>,
  dayOf: (value: string) => string,
): Field<T, G, N> {
  const judged = z.refine<T>((value) => problemOf(value, dayOf) === undefined, {
    error: ({ input }) => problemOf(input, dayOf) ?? '',
  });
  return { ...field, nearby: true, schema: field.schema.check(judged) };
}

function problemOf(value: unknown, dayOf: (value: string) => string): string | undefined {
  return typeof value === 'string' ? aheadProblem(dayOf(value), today()) : undefined;
}
