import { allFields, baseFields, type Entity } from '#kit/contract/entity';
import type { Field } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { isObject } from '#kit/contract/parse';
import type { Party } from '#kit/contract/party';
import type { Printed, PrintedFact, PrintedLines, PrintFacts } from '#kit/contract/print';
import { kindOf } from '#kit/contract/kinds';
import { entryOf } from './entry-of';
import { dayFormat, shownMoment } from './show';
import { shownValue, textsOf } from './shown-value';

type Values = Readonly<Record<string, unknown>>;
type Facts = Pick<Field, 'kind' | 'label' | 'choices' | 'percent' | 'items' | 'rowTable'>;

/** Everything that a record of an entity says on paper, by the print facts of its contract; `timeZone` is the organisation's. */
export function printedOf(of: Entity & { readonly print: PrintFacts }, record: object, timeZone: string): Printed {
  const { title, number, parties = [], facts, lines, total, signed = [] } = of.print;
  const values: Values = { ...record };
  const fields: Readonly<Record<string, Facts>> = { ...baseFields, ...allFields(of) };
  const field = (name: string): Facts => {
    const found = entryOf(fields, name);
    if (!found) throw new Error(`${of.table} prints ${name}, which it does not have`);
    return found;
  };
  const fact = (name: string): PrintedFact => [t(field(name).label), valueOf(field(name), values[name], timeZone)];
  const isSaid = (name: string) => values[name] !== null && values[name] !== undefined && values[name] !== '';
  const called = String(fact(number)[1]);
  return {
    title: values.voidedAt ? t('{document} (voided)', { document: t(title) }) : t(title),
    called: `${t(title)} ${called}`,
    file: `${of.table.replaceAll('_', '-')}${/^[\w.-]+$/.test(called) ? `-${called}` : ''}.pdf`,
    number: [t(field(number).label), called],
    head: [
      ...facts.filter(isSaid).map(fact),
      ...parties.filter(isSaid).map((name) => partyOf(t(field(name).label), values[name])),
    ],
    ...(lines === undefined ? {} : { lines: [linesOf(field(lines), values[lines], timeZone)] }),
    total: total === undefined ? undefined : fact(total),
    signed: signed.map((label) => t(label)),
    slipSigned: signed.map((label) => t(label)),
  };
}

function partyOf(label: string, brief: unknown): Party {
  const [name = '', ...lines] = isObject(brief) ? textsOf(brief) : [];
  return { label, name, lines };
}

/** The rows of a list, one column for each of their fields that can be read. */
function linesOf({ label, items, rowTable }: Facts, rows: unknown, timeZone: string): PrintedLines {
  const shown = Object.entries({ ...items, ...rowTable?.stored }).filter(([, { kind }]) => kindOf({ kind }).exported);
  const all = (Array.isArray(rows) ? rows : []).filter(isObject);
  return {
    title: t(label),
    columns: shown.map(([, { label: heading, kind }]) => ({
      heading: t(heading),
      share: kindOf({ kind }).counts ? 2 : 4,
      ...(kindOf({ kind }).counts ? { align: 'end' as const } : {}),
    })),
    rows: all.map((row) => ({ cells: shown.map(([name, field]) => valueOf(field, row[name], timeZone)) })),
  };
}

function valueOf(field: Facts, value: unknown, timeZone: string): string | Money {
  if (value === null || value === undefined) return '';
  // A balance may be below zero, unlike a field of money: what the server computed is printed as it is.
  if (field.kind === 'money' && typeof value === 'number') return value as Money;
  if (field.kind === 'timestamp') return shownMoment(new Date(String(value)), { ...dayFormat, timeZone });
  return shownValue(field, value) ?? '';
}
