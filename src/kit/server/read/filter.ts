import { entryOf } from '#kit/rules/entry-of';
import { sql } from 'kysely';
import { kindOf } from '#kit/contract/kinds';
import { allFields, type Entity } from '#kit/contract/entity';
import type { Field } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import { misspelt } from '#kit/contract/misspelt';
import { checkValue } from '#kit/contract/parse';
import { isDay } from '#kit/contract/day';
import { normalOf } from '#kit/contract/phone-form';
import { phoneForm } from '#kit/rules/phone';
import type { House } from '#kit/server/call';
import { spanProblem } from '#kit/rules/calendar';
import { refuse, refuseInvalid, refuseField } from '#kit/server/refusal';
import { type Fragment, none } from '#kit/server/sql/fragment';

/** Names that a list's query may carry beside its filters. */
export const listWords = ['q', 'sort', 'page', 'pageSize', 'from', 'to', 'voided', 'format'] as const;

/** Refuses a query name that neither the list nor its filters know (B7). */
export function refuseUnknownQuery(query: Readonly<Record<string, string>>, known: readonly string[]): void {
  const unknown = Object.keys(query).find((name) => !known.includes(name));
  if (unknown !== undefined)
    refuse(400, t('Unknown query parameter {name}', { name: unknown }), { [unknown]: t('Unknown query parameter') });
}

/** The names of the fields that a list of an entity accepts as filters. */
export function filterNames(of: Entity): string[] {
  return Object.entries(allFields(of))
    .filter(([, field]) => kindOf(field).filtered !== 'never')
    .map(([name]) => name);
}

/** The conditions of a query's filters, one per field that it names. */
export function filterConditions(
  of: Entity,
  query: Readonly<Record<string, string>>,
  { countryCode }: Pick<House, 'countryCode'>,
): Fragment[] {
  const fields = allFields(of);
  return filterNames(of).flatMap((name) => {
    const sent = query[name];
    const field = fields[name];
    if (sent === undefined || !field) return [];
    const value = readFilter(name, field, sent);
    // A phone is the same however it is written.
    if (field.kind === 'phone' && typeof value === 'string')
      return [sql`${sql.ref(`t.${normalOf(name)}`)} = ${phoneForm(value, countryCode)}`];
    // A number may be greater than its column can hold: then no row has it.
    if (field.kind === 'numbered') return [sql`${sql.ref(`t.${name}`)} = ${value}::bigint`];
    return [sql`${sql.ref(`t.${name}`)} = ${value}`];
  });
}

/**
 * Whether a query asks for something that nearly all rows may have, or hardly any: days, or words that records share, such as a status. A
 * reference does not count: the total reads all its records by the index in any case, and the page at most once more.
 */
export function isSkewed(of: Entity, query: Readonly<Record<string, string>>): boolean {
  if (query.from !== undefined || query.to !== undefined) return true;
  const fields = allFields(of);
  return filterNames(of).some(
    (name) => query[name] !== undefined && !fields[name]?.to && fields[name]?.kind !== 'numbered',
  );
}

const flags = { true: true, false: false, 1: true, 0: false };

function readFilter(name: string, field: Field, sent: string): unknown {
  const value = field.kind === 'flag' ? entryOf(flags, sent) : field.kind === 'numbered' ? Number(sent) : sent;
  const checked = checkValue(field.schema, value);
  if (checked.ok && (field.kind !== 'numbered' || Number.isSafeInteger(value))) return checked.value;
  const message = checked.ok ? t('Enter a whole number') : (checked.errors[''] ?? t('This filter is not valid'));
  return refuseField(400, name, message);
}

/** Days from one to another, both counted; either may be open. */
interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** `from` and `to`, inclusive, on the list's date; an instant counts by its day in the organisation's time zone. */
export function rangeConditions(of: Entity, query: Readonly<Record<string, string>>, timeZone: string): Fragment[] {
  const kind = allFields(of)[of.dated]?.kind ?? 'timestamp';
  return daysConditions(sql.ref(`t.${of.dated}`), kind, askedDays(query), timeZone);
}

/** The days `from` and `to` of a query, refused where they are none or the wrong way round. */
export function askedDays({ from, to }: Readonly<Record<string, string>>): Days {
  for (const [name, day] of Object.entries({ from, to })) {
    if (day !== undefined && !isDay(day)) refuseInvalid({ [name]: misspelt.date() });
  }
  const problem = from !== undefined && to !== undefined ? spanProblem(from, to) : undefined;
  if (problem !== undefined) refuseInvalid({ to: problem });
  return { from, to };
}

/** The conditions that a column, a day or an instant, lies within days of the organisation's time zone. */
export function daysConditions(column: Fragment, kind: Field['kind'], days: Days, timeZone: string): Fragment[] {
  const instant = kind === 'timestamp';
  return (['from', 'to'] as const).flatMap((name) => {
    const day = days[name];
    if (day === undefined) return [];
    const start = sql`${day}::date${name === 'to' && instant ? sql` + 1` : none}`;
    const edge = instant ? sql`(${start})::timestamp at time zone ${timeZone}` : start;
    return [sql`${column} ${name === 'from' ? sql`>=` : instant ? sql`<` : sql`<=`} ${edge}`];
  });
}
