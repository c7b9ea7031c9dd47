import { kindOf } from '#kit/contract/kinds';
import * as z from 'zod/mini';
import { allFields, type Entity } from '#kit/contract/entity';
import type { Field, Fields } from '#kit/contract/field';
import { isAlwaysNeeded } from '#kit/contract/parse';
import type { Report } from '#kit/contract/report';
import { filterNames, listWords } from '#kit/server/read/filter';
import { stateNames, stateWords } from '#kit/server/read/state';

type Schema = Record<string, unknown>;

const uuid: Schema = { type: 'string', format: 'uuid' };

/** The part of a kind's validation that JSON Schema can express and a transform hides. */
const exact: Partial<Record<Field['kind'], (field: Field) => Schema>> = {
  money: ({ min, max }) => ({
    anyOf: [
      { type: 'number', minimum: min, maximum: max, multipleOf: 0.01 },
      { type: 'string', pattern: '^\\d{1,10}(\\.\\d{1,2})?$' },
    ],
  }),
  whole: ({ min, max }) => ({
    anyOf: [
      { type: 'integer', minimum: min, maximum: max },
      { type: 'string', pattern: '^\\d{1,12}$' },
    ],
  }),
  decimal: ({ min, max, places = 2 }) => ({
    anyOf: [
      { type: 'number', minimum: min, maximum: max, multipleOf: 10 ** -places },
      { type: 'string', pattern: `^\\d{1,12}(\\.\\d{1,${places}})?$` },
    ],
  }),
  timestamp: () => ({ type: 'string', format: 'date-time' }),
  refs: ({ to, initial }) => ({
    type: 'array',
    items: uuid,
    minItems: initial === undefined ? 1 : 0,
    maxItems: 500,
    'x-reference': to?.().path,
  }),
  group: ({ items = {} }) => describeFields(items),
  phone: () => ({
    anyOf: [
      { type: 'string', pattern: '^\\+?\\d{6,15}$' },
      { type: 'integer', minimum: 100_000, maximum: 999_999_999_999_999 },
    ],
  }),
  date: () => ({ type: 'string', format: 'date' }),
  email: ({ max }) => ({ type: 'string', format: 'email', maxLength: max }),
  password: ({ max }) => ({ type: 'string', format: 'password', maxLength: max, writeOnly: true }),
  ref: ({ to, choices }) => ({
    anyOf: [
      ...(choices ? [{ enum: Object.keys(choices) }] : []),
      uuid,
      { type: 'object', properties: { _id: uuid }, required: ['_id'] },
    ],
    'x-reference': to?.().path,
  }),
};

/** A field as JSON Schema, from the schema that validates it. */
function describeField(field: Field): Schema {
  const described =
    exact[field.kind]?.(field) ??
    z.toJSONSchema(field.schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' });
  delete described.$schema;
  const { 'x-reference': reference, ...plain } = described;
  const shape = !isAlwaysNeeded(field)
    ? { anyOf: [...(Array.isArray(plain.anyOf) ? plain.anyOf : [plain]), { type: 'null' }] }
    : plain;
  return {
    title: field.label,
    ...describeHelp(field),
    ...shape,
    ...(reference === undefined ? {} : { 'x-reference': reference }),
    ...(field.initial === undefined ? {} : { default: field.initial }),
  };
}

/** The description of a field: its help and, because clients send factors where people type percentages, an example of one. */
function describeHelp({ help, percent }: Field): Schema {
  const said = [help, ...(percent ? ['0.05 is 5 percent'] : [])].filter((one) => one !== undefined);
  return said.length === 0 ? {} : { description: said.join('; ') };
}

/** The JSON Schema of a body with these fields; `required` lists what a create needs. */
export function describeFields(fields: Fields): Schema {
  const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, describeField(field)]));
  const required = Object.entries(fields)
    .filter(([, field]) => isAlwaysNeeded(field) && field.initial === undefined)
    .map(([name]) => name);
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
}

const kinds: Partial<Record<Field['kind'], Schema>> = {
  money: { type: 'number' },
  whole: { type: 'integer' },
  decimal: { type: 'number' },
  numbered: { type: 'integer' },
  flag: { type: 'boolean' },
  flags: { type: 'object', additionalProperties: { type: 'boolean' } },
  json: {},
  choices: { type: 'array' },
  list: { type: 'array' },
  timestamp: { type: 'string', format: 'date-time' },
  date: { type: 'string', format: 'date' },
};

/** The JSON Schemas of fields as a read answers them, by name; references are briefs. */
function describeGot(fields: Fields): Schema {
  const own = Object.entries(fields).flatMap(([name, field]): [string, Schema][] => {
    const { answered } = kindOf(field);
    if (answered === 'never') return [];
    if (answered === 'address') return [[`${name}Url`, { type: ['string', 'null'] }]];
    const schema = field.to
      ? describeBrief(field.to())
      : { ...(kinds[field.kind] ?? { type: 'string' }), title: field.label };
    return [
      [name, isAlwaysNeeded(field) || field.initial !== undefined ? schema : { anyOf: [schema, { type: 'null' }] }],
    ];
  });
  return Object.fromEntries(own);
}

/** The JSON Schema of a record as a read answers it; `told` are the facts that other slices add for those who may know them. */
export function describeRecord(of: Entity, told: Fields = {}): Schema {
  const stamps = {
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
    __v: { type: 'integer' },
  };
  // What a read carries beyond the record, and what a body as read may therefore contain (B5).
  const more = Object.fromEntries((of.ignored ?? []).map((name): [string, Schema] => [name, {}]));
  return {
    type: 'object',
    title: of.one,
    properties: { _id: uuid, ...describeGot(allFields(of)), ...stamps, ...more, ...describeGot(told) },
  };
}

/** The schema of a report's answer. */
export function describeReport({ row, totals }: Report): Schema {
  const rows = { type: 'array', items: { type: 'object', properties: { _id: uuid, ...describeGot(row) } } };
  return {
    type: 'object',
    properties: {
      status: { const: true },
      message: { type: 'string' },
      ReportData: rows,
      totals: { type: 'object', properties: describeGot(totals) },
    },
    required: ['status', 'message', 'ReportData', 'totals'],
  };
}

function describeBrief(of: Entity): Schema {
  const fields = allFields(of);
  const members = of.brief.map((name): [string, Schema] => {
    const inner = fields[name]?.to;
    return [name, inner ? describeBrief(inner()) : (kinds[fields[name]?.kind ?? 'text'] ?? { type: 'string' })];
  });
  return { type: ['object', 'null'], properties: { _id: uuid, ...Object.fromEntries(members) } };
}

/** The shapes of an entity's calls, each made when it is requested. */
export function describeEntity(of: Entity) {
  return {
    record: () => describeRecord(of, of.toldOfOne),
    list: () => ({ type: 'array', items: describeRecord(of, of.told) }),
    sent: () => describeFields(of.fields),
    edit: () => ({ ...describeFields(of.fields), required: [] }),
    saved: () => describeSaved(describeRecord(of)),
    options: () => describeOptions(of),
    query: [...listWords, ...filterNames(of), ...stateWords(of)],
    words: Object.fromEntries(stateWords(of).map((word) => [word, stateNames(of)])),
  };
}

function describeOptions(of: Entity): Schema {
  const fields = allFields(of);
  const facts = describeGot(
    Object.fromEntries((of.options?.facts ?? []).flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))),
  );
  return { type: 'array', items: { type: 'object', properties: { _id: uuid, label: { type: 'string' }, ...facts } } };
}

/** A PDF file. */
export const describePdf: Schema = { type: 'string', format: 'binary', contentMediaType: 'application/pdf' };

/** The JSON Schema of the answer of a write, with further members. */
export function describeSaved(info: Schema, more: Schema = {}): Schema {
  return {
    type: 'object',
    properties: { status: { const: true }, message: { type: 'string' }, info, ...more },
    required: ['status', 'message', 'info'],
  };
}

/** The answer of a write that may be previewed: what it saved, or these members and no record. */
export function describePreviewed(saved: object, members: Schema): Schema {
  const properties = { status: { const: true }, message: { type: 'string' }, ...members };
  return {
    anyOf: [saved, { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }],
  };
}

/** The shapes of an import: a file as the body; counts and refused lines as the answer. */
export function describeImport(): { body: () => Schema; reply: () => Schema } {
  const line = {
    type: 'object',
    properties: { line: { type: 'integer' }, values: { type: 'object' }, errors: { type: 'object' } },
  };
  const answer = { status: { const: true }, message: { type: 'string' }, notice: { type: ['string', 'null'] } };
  const preview = { rows: { type: 'array', items: line }, valid: { type: 'integer' }, invalid: { type: 'integer' } };
  const saved = { saved: { type: 'integer' }, notSaved: { type: 'integer' }, failed: { type: 'array', items: line } };
  const object = (properties: Schema) => ({
    type: 'object',
    properties: { ...answer, ...properties },
    required: Object.keys({ ...answer, ...properties }),
  });
  return {
    body: () => ({
      type: 'object',
      properties: {
        file: { type: 'string', contentMediaType: 'application/octet-stream', description: 'CSV or XLSX' },
      },
      required: ['file'],
    }),
    reply: () => ({ anyOf: [object(saved), object(preview)] }),
  };
}
