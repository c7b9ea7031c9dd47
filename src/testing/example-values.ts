import type { Entity } from '#kit/contract/entity';
import type { Field } from '#kit/contract/field';
import { ownerPassword } from './test-app';

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The value of a field in the example that was made as the `made`-th; undefined where it may be left out. */
export function exampleValue(field: Field, ids: ReadonlyMap<string, string>, made: number): unknown {
  const { kind, min = 0, choices = {}, required } = field;
  if (field.to) return ids.get(field.to().table);
  if (required === undefined && kind !== 'photo') return undefined;
  const values: Partial<Record<Field['kind'], unknown>> = {
    text: `Example ${made}`,
    note: `An example of a text ${made}`,
    email: `example.${made}@example.test`,
    phone: `25261${1_000_000 + made}`,
    password: ownerPassword,
    money: 20,
    whole: Math.max(min, 1),
    decimal: Math.max(min, 1),
    date: '2026-02-03',
    month: '2026-02',
    time: '08:00',
    timestamp: '2026-02-03T08:00',
    flag: true,
    photo: picture,
    choice: Object.keys(choices)[0],
    choices: Object.keys(choices).slice(0, 1),
    list: [],
  };
  return values[kind];
}

/** Another number for each record, where a number is part of the brief: people know a record by it, so no two may have the same. */
export function knownNumber({ brief, fields }: Entity, name: string, made: number): number | undefined {
  const { kind, min = 0, max = 0 } = fields[name] ?? {};
  return kind === 'whole' && brief.includes(name) ? min + (made % (max - min + 1)) : undefined;
}

/** The persons that a follow-up is not about. */
export const nobody = { studentID: undefined, guardianID: undefined, noteID: undefined };
