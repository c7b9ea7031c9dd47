import { allFields } from '#kit/contract/entity';
import type { Entity, Field } from '#kit/contract/field';

const values: Partial<Record<Field['kind'], unknown>> = {
  money: 12.5,
  whole: 3,
  decimal: 3,
  numbered: 1001,
  date: '2026-11-03',
  month: '2026-11',
  time: '08:00',
  timestamp: '2026-11-03T08:00:00Z',
  phone: '252615550101',
  flag: false,
  photo: null,
  choices: [],
  flags: {},
  list: [],
  refs: [],
};

/** A record as a read answers it, with an example of each field, but for what is `known` of it. */
export function exampleRow(of: Entity, known: object = {}): Record<string, unknown> {
  const base = { _id: `one ${of.table}`, __v: 0, createdAt: values.timestamp, updatedAt: values.timestamp };
  const fields = Object.entries({ ...allFields(of), ...of.told });
  const filled = fields.map(([name, field]) => [name, valueOf(field)] as const);
  const live = of.erase === 'void' ? { voidedAt: null, voidedBy: null, voidReason: null } : {};
  return { ...base, ...Object.fromEntries(filled), ...live, ...known };
}

function valueOf(field: Field): unknown {
  const { kind, to, choices = {}, label } = field;
  if (kind === 'choice') return Object.keys(choices)[0];
  return to ? briefOf(to()) : kind in values ? values[kind] : label;
}

/** What a reference to the record shows. */
function briefOf(of: Entity): object {
  const all = { ...allFields(of), ...of.told };
  const said = of.brief.flatMap((name) => (all[name] ? [[name, valueOf(all[name])] as const] : []));
  return { _id: `one ${of.table}`, ...Object.fromEntries(said) };
}
