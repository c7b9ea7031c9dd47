import * as z from 'zod/mini';
import { allFields, type Entity } from '../contract/entity';
import type { Field, Fields } from '../contract/field';
import { filterNames, listWords } from './read/filter';

type Schema = Record<string, unknown>;

/** A field as JSON Schema: from the very schema that checks it. */
function describeField(field: Field): Schema {
  const described = z.toJSONSchema(field.schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' }) as Schema;
  delete described.$schema;
  return { ...described, title: field.label, ...(field.help ? { description: field.help } : {}) };
}

/** The body that carries these fields; `required` is what a create cannot do without. */
export function describeFields(fields: Fields): Schema {
  const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, describeField(field)]));
  const required = Object.entries(fields).filter(([, field]) => field.required !== undefined && field.initial === undefined).map(([name]) => name);
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
}

const kinds: Partial<Record<Field['kind'], Schema>> = {
  money: { type: 'number' }, whole: { type: 'integer' }, decimal: { type: 'number' }, numbered: { type: 'integer' }, flag: { type: 'boolean' }, json: {},
  choices: { type: 'array' }, list: { type: 'array' }, timestamp: { type: 'string', format: 'date-time' }, date: { type: 'string', format: 'date' },
};

/** A record as a read answers it; references are briefs. */
function describeRecord(of: Entity): Schema {
  const base = { _id: { type: 'string', format: 'uuid' } };
  const own = Object.entries(allFields(of)).flatMap(([name, field]): [string, Schema][] => {
    if (field.kind === 'password') return [];
    if (field.kind === 'photo') return [[`${name}Url`, { type: ['string', 'null'] }]];
    const schema = field.to ? describeBrief(field.to()) : { ...(kinds[field.kind] ?? { type: 'string' }), title: field.label };
    return [[name, field.required !== undefined || field.initial !== undefined ? schema : { anyOf: [schema, { type: 'null' }] }]];
  });
  const stamps = { createdAt: { type: 'string', format: 'date-time' }, updatedAt: { type: 'string', format: 'date-time' }, __v: { type: 'integer' } };
  return { type: 'object', properties: { ...base, ...Object.fromEntries(own), ...stamps } };
}

function describeBrief(of: Entity): Schema {
  const fields = allFields(of);
  const members = of.brief.map((name): [string, Schema] => {
    const inner = fields[name]?.to;
    return [name, inner ? describeBrief(inner()) : (kinds[fields[name]?.kind ?? 'text'] ?? { type: 'string' })];
  });
  return { type: 'object', properties: { _id: { type: 'string', format: 'uuid' }, ...Object.fromEntries(members) } };
}

/** The shapes of an entity's calls, each made when it is asked for. */
export function describeEntity(of: Entity) {
  return {
    record: () => describeRecord(of),
    list: () => ({ type: 'array', items: describeRecord(of) }),
    sent: () => describeFields(of.fields),
    edit: () => ({ ...describeFields(of.fields), required: [] }),
    saved: () => describeSaved(describeRecord(of)),
    options: () => ({ type: 'array', items: { type: 'object', properties: { _id: { type: 'string', format: 'uuid' }, label: { type: 'string' } } } }),
    query: [...listWords, ...filterNames(of)],
  };
}

/** What every write answers. */
export function describeSaved(info: Schema): Schema {
  return { type: 'object', properties: { status: { const: true }, message: { type: 'string' }, info }, required: ['status', 'message', 'info'] };
}
