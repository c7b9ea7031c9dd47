import { isObject } from '#kit/contract/parse';
import type { Field } from '#kit/contract/field';

const contracts = import.meta.glob<Readonly<Record<string, unknown>>>('../../**/*.contract.ts', { eager: true });

/** A field that is filled by typing part of an option, by the export of the contract that has it. */
export interface Picker {
  readonly at: string;
  readonly field: Field;
}

/** With more choices than this, a field is searched. */
const most = 8;

/**
 * Every field of a contract that is filled from a box to search in, those of rows and of what a report asks for among them. Fields that offer
 * the same, in the same control, stand for each other.
 */
export function everyPicker(): Picker[] {
  const seen = new Set<unknown>();
  const all = Object.entries(contracts).flatMap(([path, exported]) =>
    Object.entries(exported).flatMap(([name, value]) =>
      pickersIn(value, `${path.replace('../../', '')} ${name}`, seen),
    ),
  );
  return [...new Map(all.map((picker) => [offeredBy(picker.field), picker])).values()];
}

/** The control of a field and all that it offers, in one text. */
export function offeredBy({ kind, to, choices = {} }: Field): string {
  return [kind, to?.().path, ...Object.keys(choices)].join(' ');
}

function pickersIn(value: unknown, at: string, seen: Set<unknown>): Picker[] {
  if (!isObject(value) || seen.has(value)) return [];
  seen.add(value);
  if (!isField(value)) return inside(value, at, seen);
  return [...(isPicker(value) ? [{ at, field: value }] : []), ...inside(value.items ?? {}, at, seen)];
}

function inside(value: object, at: string, seen: Set<unknown>): Picker[] {
  return Object.entries(value).flatMap(([name, one]) => pickersIn(one, `${at}.${name}`, seen));
}

function isField(value: object): value is Field {
  return 'kind' in value && 'schema' in value && 'label' in value;
}

function isPicker({ kind, choices }: Field): boolean {
  return kind === 'ref' || kind === 'refs' || (kind === 'choice' && Object.keys(choices ?? {}).length > most);
}
