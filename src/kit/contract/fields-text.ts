import * as z from 'zod/mini';
import { type Common, type Field, field, type Made } from './field';
import { counted, t } from './language';
import { dayFormat, isDay } from './day';
import { hasUnseen, plainSpelling } from './likeness';
import { misspelt } from './misspelt';
import { instantOf } from './moment';
import { barePhone } from './written-phone';

/** Length limits of B20. */
export const most = { name: 120, note: 255, address: 255 } as const;

/** The message for a text of more than `max` characters. */
export function tooLong(max: number): string {
  return counted(max, 'At most {count} character', 'At most {count} characters');
}

/** The schema of a text of at most `max` characters. */
export const textSchema = (max: number) =>
  z.string({ error: () => t('Must be text') }).check(z.maxLength(max, { error: () => tooLong(max) }));

/** One line of text, at most 120 characters unless `max` says otherwise (B20). */
export function text<const O extends Common<string> & { max?: number; usual?: readonly string[] }>(
  label: string,
  options?: O,
): Made<O, string> {
  const max = options?.max ?? most.name;
  return field('text', label, textSchema(max), options, { max, usual: options?.usual });
}

/** Free text of several lines, at most 255 characters unless `max` says otherwise (B20). */
export function note<const O extends Common<string> & { max?: number }>(label: string, options?: O): Made<O, string> {
  const max = options?.max ?? most.note;
  return field('note', label, textSchema(max), options, { max });
}

const emailPattern = /^[^\s@"<>(),:;\\[\]]+@[^\s@"<>(),:;\\[\]]+\.[^\s@.]{2,}$/;

/** An e-mail address, stored in lower case (A2). */
export function email<const O extends Common<string>>(label: string, options?: O): Made<O, string> {
  const schema = z.pipe(
    textSchema(most.name).check(z.regex(emailPattern, { error: () => t('Email must be a valid email') })),
    z.transform((value: string) => value.toLowerCase()),
  );
  return field('email', label, schema, options, { max: most.name });
}

/** Several e-mail addresses separated by commas, at most `count`, each only once and in lower case. */
export function emails<const O extends Common<string> & { count: number }>(label: string, options: O): Made<O, string> {
  const max = options.count * (most.name + 2);
  const schema = z.pipe(
    textSchema(max),
    z.transform((value: string, context) => {
      const parts = value.split(/[,;]/).map((one) => one.trim().toLowerCase());
      const each = [...new Set(parts.filter(Boolean))];
      const problem = addressesProblem(each, options.count);
      if (problem === undefined) return each.join(', ');
      context.issues.push({ code: 'custom', message: problem, input: value });
      return z.NEVER;
    }),
  );
  return field('text', label, schema, options, { max });
}

function addressesProblem(each: readonly string[], count: number): string | undefined {
  if (each.length > count) return counted(count, 'At most {count} email', 'At most {count} emails');
  const isRight = (one: string) => one.length <= most.name && emailPattern.test(one);
  return each.every(isRight) ? undefined : t('Email must be a valid email');
}

/** Text without invisible characters in one normalised spelling, so that two texts that look the same are the same. */
const plainSchema = () =>
  z.pipe(
    textSchema(most.name).check(
      z.refine((value: string) => !hasUnseen(value), { error: () => t('Remove the invisible characters') }),
    ),
    z.transform(plainSpelling),
  );

/** An e-mail address that names a login (A2): lower case, one normalised spelling, no invisible characters. */
export function username<const O extends Common<string>>(label: string, options?: O): Made<O, string> {
  const schema = z.pipe(
    z.pipe(
      plainSchema(),
      z.transform((value: string) => value.toLowerCase().normalize('NFKC')),
    ),
    // The normalised spelling may be longer, and full-width signs become the separators of an address.
    textSchema(most.name).check(z.regex(emailPattern, { error: () => t('The username must be an e-mail address') })),
  );
  return field('email', label, schema, options, { max: most.name });
}

/** A name that must not be mistaken for another: one normalised spelling, no invisible characters. */
export function distinctName<const O extends Common<string>>(label: string, options?: O): Made<O, string> {
  return field('text', label, z.pipe(plainSchema(), textSchema(most.name)), options, { max: most.name });
}

const phonePattern = /^\+?\d{6,15}$/;

/**
 * A phone number: 6 to 15 digits with an optional leading +, which is how it is stored however it was written. A JSON number
 * is accepted as its digits; answers are always text (B2).
 */
export function phone<const O extends Common<string>>(label: string, options?: O): Made<O, string> {
  const sentence = () => t('A phone number has 6 to 15 digits, with + in front if you like');
  const schema = z.pipe(
    z.union([z.string(), z.number()], { error: sentence }),
    z.pipe(
      z.transform((value: string | number) => (typeof value === 'string' ? barePhone(value) : String(value))),
      z.string().check(z.regex(phonePattern, { error: sentence })),
    ),
  );
  return field('phone', label, schema, options, { max: 16 });
}

const codePattern = /^[1-9]\d{0,3}$/;

/** The calling code of a country: one to four digits, of which the first is not 0. */
export function callingCode<const O extends Common<string>>(label: string, options?: O): Made<O, string> {
  const sentence = () => t('A country code has 1 to 4 digits, without + and without 0 in front');
  const schema = z.pipe(
    z.union([z.string(), z.number()], { error: sentence }),
    z.pipe(
      z.transform((value: string | number) => String(value).trim()),
      z.string().check(z.regex(codePattern, { error: sentence })),
    ),
  );
  return field('text', label, schema, options, { max: 4 });
}

/** The address of a web site: https, a host, an optional port, and nothing after it. */
export function webAddress<const O extends Common<string>>(label: string, options?: O): Made<O, string> {
  const sentence = () => t('Enter an address such as https://office.example.com, without a path');
  const schema = z.pipe(
    textSchema(most.name),
    z.transform((value: string, context) => {
      const origin = originOf(value);
      if (origin !== undefined) return origin;
      context.issues.push({ code: 'custom', message: sentence(), input: value });
      return z.NEVER;
    }),
  );
  return field('text', label, schema, options, { max: most.name });
}

/** The origin that an address names; undefined for one with more than that, or without https. */
function originOf(typed: string): string | undefined {
  const plain = typed.trim().replace(/\/$/, '');
  if (!URL.canParse(plain)) return undefined;
  const { protocol, origin, href } = new URL(plain);
  return protocol === 'https:' && href === `${origin}/` ? origin : undefined;
}

/** A secret that is sent and never answered. The server judges its strength. */
export function password<const O extends Common<string>>(label: string, options?: O): Made<O, string, never> {
  return field<O, string, never>('password', label, textSchema(most.name), options, { max: most.name });
}

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
let zone: () => string = () => 'UTC';

/** The organisation's time zone. */
export function timeZone(): string {
  return zone();
}

/**
 * Sets the source of the organisation's time zone, which decides the day of a timestamp (B4). Called once at the start.
 */
export function timeZoneFrom(source: () => string): void {
  zone = source;
}

let clock: () => Date = () => new Date();

/** Sets the clock that decides which day is today, for dates of money. Called once at the start. */
export function clockFrom(source: () => Date): void {
  clock = source;
}

/** The day of an instant in the organisation's time zone. */
export function dayAt(instant: Date): string {
  return dayFormat(zone()).format(instant);
}

/** Today in the organisation's time zone. */
export function today(): string {
  return dayAt(clock());
}

function dayOf(value: string): string | undefined {
  if (isDay(value)) return value;
  if (!instantPattern.test(value) || Number.isNaN(Date.parse(value))) return undefined;
  const day = dayAt(new Date(value));
  return isDay(value.slice(0, 10)) && isDay(day) ? day : undefined;
}

/** A day, YYYY-MM-DD; an ISO timestamp counts as its day in the organisation's time zone (B4). */
export function date<const O extends Common<string>>(label: string, options?: O): Made<O, string> {
  const schema = z.pipe(
    z.string({ error: misspelt.date }),
    z.transform((value: string, context) => {
      const day = dayOf(value);
      if (day !== undefined) return day;
      context.issues.push({ code: 'custom', message: misspelt.date(), input: value });
      return z.NEVER;
    }),
  );
  return field('date', label, schema, options);
}

/** A month, YYYY-MM. */
export function month<const O extends Common<string>>(label: string, options?: O): Made<O, string> {
  const schema = z
    .string({ error: misspelt.month })
    .check(z.regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, { error: misspelt.month }));
  return field('month', label, schema, options);
}

/** A time of day, HH:mm. */
export function time<const O extends Common<string>>(label: string, options?: O): Made<O, string> {
  const schema = z
    .string({ error: misspelt.time })
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: misspelt.time }));
  return field('time', label, schema, options);
}

/** A day and time that people enter, stored as ISO 8601 UTC; without a zone it is local to the organisation (B4). */
export function moment<const O extends Common<string>>(label: string, options?: O): Made<O, string> {
  const schema = z.pipe(
    z.string({ error: misspelt.timestamp }),
    z.transform((value: string, context) => {
      const instant = instantOf(value, zone());
      if (instant !== undefined) return instant;
      context.issues.push({ code: 'custom', message: misspelt.timestamp(), input: value });
      return z.NEVER;
    }),
  );
  return field('timestamp', label, schema, options);
}

/** An instant that the server sets, ISO 8601 UTC; null until it happens. */
export function timestamp(label: string): Field<string | null, string | null, 'free'> {
  return field('timestamp', label, z.string(), undefined);
}
