import type { Entity } from '#kit/contract/entity';
import type { Field } from '#kit/contract/field';
import { countedInEnglish, type Said, saidInEnglish } from '#kit/contract/thing';
import type { Message } from './message';

/** Every module of contracts: people read what they declare, wherever it is shown. */
const contracts = import.meta.glob<Readonly<Record<string, unknown>>>('../../**/*.contract.ts', { eager: true });

/** Records with fields that no form of their own writes: they are read, or saved by a sentence of their own. */
const unwritten = new Set(['Statement', 'Organisation']);

/** The facts of contracts: fields, records, calls and reports, walked as they are in force so that none is missed. */
export function factsOf(modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = contracts): Message[] {
  return Object.entries(modules).flatMap(([path, module]) => {
    const seen = new Set<unknown>();
    return said(module, path.replace('../../', 'src/'), seen);
  });
}

function said(value: unknown, where: string, seen: Set<unknown>): Message[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (isField(value))
    return [...fieldSays(value, where), ...said(value.items, where, seen), ...said(value.rowTable, where, seen)];
  const own = isEntity(value)
    ? entitySays(value, where)
    : isCall(value)
      ? [{ key: value.title, where, hint: 'what a call of the API does' }]
      : [];
  return [...own, ...Object.values(value).flatMap((inner) => said(inner, where, seen))];
}

function isField(value: object): value is Field {
  return 'kind' in value && 'label' in value && 'schema' in value;
}

function isEntity(value: object): value is Entity {
  return 'table' in value && 'one' in value && 'many' in value && 'fields' in value;
}

function isCall(value: object): value is { readonly title: string } {
  return 'method' in value && 'path' in value && 'title' in value && typeof value.title === 'string';
}

function fieldSays({ label, required, help, add, choices = {} }: Field, where: string): Message[] {
  const words: readonly (readonly [string | undefined, string])[] = [
    [label, 'label of a field, heading of a column'],
    [required, `said where the field '${label}' is empty`],
    [help, `help under the field '${label}'`],
    [add, `button that adds a row to '${label}'`],
    ...Object.values(choices).map((word) => [word, `choice of the field '${label}'`] as const),
  ];
  return words.flatMap(([key, hint]) => (key ? [{ key, where, hint }] : []));
}

function entitySays(of: Entity, where: string): Message[] {
  const names = [of.one, of.many, of.screen?.place?.group].flatMap((key) =>
    key ? [{ key, where, hint: 'name of a kind of record' }] : [],
  );
  const { title, signed = [] } = of.print ?? {};
  const printed = [title, ...signed].flatMap((key) => (key ? [{ key, where, hint: 'printed on the document' }] : []));
  const written: readonly Said[] =
    Object.keys(of.fields).length > 0 && !unwritten.has(of.one)
      ? ['saved', 'save', 'add', 'edit', of.erase === 'void' ? 'voided' : 'deleted']
      : [];
  const filled: readonly Said[] = of.importable ? ['importing'] : [];
  const sentences = [...written, ...filled].map((one) => ({ key: saidInEnglish(of, one), where }));
  const [one, key] = countedInEnglish(of);
  return [...names, ...printed, ...sentences, { key, one, where, hint: "in 'Still in use by {uses}'" }];
}
