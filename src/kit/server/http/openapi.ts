import { entryOf } from '#kit/rules/entry-of';
import type { Route } from '#kit/server/call';
import { rightOf } from './right';

type Json = Record<string, unknown>;

export interface DescribedBy {
  /** What the program is called. */
  readonly program: string;
  readonly routes: readonly Route[];
  readonly brands: readonly string[];
  /** True where no token is needed. */
  readonly isPublic: (right: string) => boolean;
  /** The features that a call belongs to. */
  readonly featuresOf: (right: string) => readonly string[];
}

/** The OpenAPI 3.1 description of the API, from the schemas that validate it (R 3.10). */
export function openApi({ program, routes, brands, isPublic, featuresOf }: DescribedBy): Json {
  const schemas: Record<string, Json> = { Refused: refused };
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const path = `/${route.path.replace(/\/$/, '')}`;
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: {
        ...operationOf(route, isPublic(rightOf(route)), schemas),
        ...describedAbsence(featuresOf(rightOf(route))),
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: program,
      version: '1.0.0',
      description:
        'Every call of every brand. Reads answer arrays, writes {status, message, info}, refusals {status: false, message, errors}.',
    },
    servers: brands.map((brand) => ({ url: `/api/${brand}`, description: brand })),
    security: [{ token: [] }],
    paths: { ...paths, ...hostPaths },
    components: {
      schemas,
      responses: {
        Refused: {
          description: 'Refused',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refused' } } },
        },
      },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'auth-token', description: 'The token that a login answered' },
      },
    },
  };
}

const refusedMembers = {
  status: { const: false },
  message: { type: 'string' },
  errors: { type: 'object', additionalProperties: { type: 'string' }, description: 'Messages by field' },
};

const refused: Json = {
  type: 'object',
  properties: refusedMembers,
  required: ['status', 'message'],
};

function refusalOf({ schema: { names } }: Route, status: number): Json {
  if (status !== 409 || names === undefined) return { $ref: '#/components/responses/Refused' };
  const named = { type: 'array', description: 'What stands against it' };
  const schema = { ...refused, properties: { ...refusedMembers, [names]: named } };
  return { description: 'Refused', content: { 'application/json': { schema } } };
}

const statuses: Readonly<Record<string, readonly number[]>> = {
  // 409: a paper that is held back until something is paid.
  GET: [400, 401, 403, 404, 409, 429],
  POST: [400, 401, 403, 404, 409, 413, 415, 429],
  PUT: [400, 401, 403, 404, 409, 413, 415, 429],
  DELETE: [400, 401, 403, 404, 409, 413, 415, 429],
};

function operationOf(route: Route, open: boolean, schemas: Record<string, Json>): Json {
  const refusals = (entryOf(statuses, route.method) ?? []).map((status) => [status, refusalOf(route, status)]);
  const body = route.schema.body?.();
  return {
    operationId: operationId(route),
    summary: `${entryOf(verbs, route.method) ?? ''} ${route.title}`.trim(),
    tags: [resourceOf(route)],
    parameters: parametersOf(route),
    ...(body && route.method !== 'GET'
      ? {
          requestBody: {
            required: true,
            content: contentOf(route, shared(schemas, `${operationId(route)}_body`, body)),
          },
        }
      : {}),
    responses: { 200: { description: 'Done', content: replyOf(route, schemas) }, ...Object.fromEntries(refusals) },
    ...(open ? { security: [] } : {}),
  };
}

/** The description of when a call of these features does not exist (AL15). */
function describedAbsence(features: readonly string[]): Json {
  if (features.length === 0) return {};
  return {
    description: `Answers 404 'This feature is switched off' unless the settings switch on ${features.join(' or ')}.`,
    'x-features': features,
  };
}

const verbs: Readonly<Record<string, string>> = { GET: 'Read', POST: 'Make', PUT: 'Change', DELETE: 'Remove' };

/** The resource that a call belongs to: the first part of its path. */
export function resourceOf(route: Route): string {
  return route.path.split('/')[0] ?? '';
}

/** The name of a call in the API description: `get_thing_by_id`. */
export function operationId({ method, path }: Route): string {
  const words = path
    .split('/')
    .filter(Boolean)
    .map((part) => part.replace(/\{(\w+)\}/, 'by_$1').replace(/\W/g, '_'));
  return [method.toLowerCase(), ...words].join('_');
}

const query: Readonly<Record<string, Json>> = {
  page: { type: 'integer', minimum: 1, maximum: 1_000_000 },
  pageSize: { type: 'integer', minimum: 1, maximum: 200 },
  from: { type: 'string', format: 'date' },
  to: { type: 'string', format: 'date' },
  format: { enum: ['csv', 'xlsx'] },
  voided: { enum: ['1'] },
  preview: { enum: ['1'] },
};

const meanings: Readonly<Record<string, string>> = {
  q: 'Search: every word must occur',
  sort: 'A field, or -field for the other direction',
  page: 'From 1; without it the whole list is sent',
  pageSize: 'Rows of a page',
  from: 'First day, on the date of the list',
  to: 'Last day, inclusive',
  format: 'A file of what matches',
  voided: 'With voided rows',
  state: 'Only records in this state',
  ids: 'Labels of these records, separated by commas',
  preview: 'Check only, write nothing',
};

function parametersOf(route: Route): Json[] {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = (route.schema.query ?? []).map((name) => ({
    name,
    in: 'query',
    schema: entryOf(query, name) ?? wordsOf(route, name) ?? { type: 'string' },
    ...(entryOf(meanings, name) ? { description: entryOf(meanings, name) } : {}),
  }));
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,100}$' },
    description: 'The same key again answers as the first time did',
  };
  return [...inPath, ...inQuery, ...(route.method === 'POST' ? [key] : [])];
}

function wordsOf({ schema }: Route, name: string): Json | undefined {
  const words = schema.words?.[name];
  return words && { enum: [...words] };
}

const types = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

function contentOf(route: Route, schema: Json): Json {
  return Object.fromEntries((route.accepts ?? ['json']).map((kind) => [types[kind], { schema }]));
}

function replyOf(route: Route, schemas: Record<string, Json>): Json {
  const reply = { ...route.schema.reply() } as Json;
  if (reply.format === 'binary') return { [String(reply.contentMediaType)]: { schema: reply } };
  const files = route.schema.query?.includes('format') ? { 'text/csv': { schema: { type: 'string' } } } : {};
  return { 'application/json': { schema: shared(schemas, `${operationId(route)}_reply`, reply) }, ...files };
}

/** Stores a shape that several calls share once, under the name of the first that has it. */
function shared(schemas: Record<string, Json>, name: string, shape: object): Json {
  const text = JSON.stringify(shape);
  if (text.length < 200) return shape as Json;
  const known = Object.keys(schemas).find((one) => JSON.stringify(schemas[one]) === text);
  if (known === undefined) schemas[name] = shape as Json;
  return { $ref: `#/components/schemas/${known ?? name}` };
}

const host = (operationId: string, summary: string, type: string, refusals: number[]): Json => ({
  servers: [{ url: '/' }],
  get: {
    operationId,
    summary,
    tags: ['host'],
    parameters: [],
    security: [],
    responses: {
      200: {
        description: 'Done',
        content: { [type]: { schema: type === 'application/json' ? { type: 'object' } : { type: 'string' } } },
      },
      ...Object.fromEntries(refusals.map((status) => [status, { $ref: '#/components/responses/Refused' }])),
    },
  },
});

/** The paths of the host outside the brands. */
const hostPaths: Readonly<Record<string, Json>> = {
  '/healthz': host('healthz', 'Do the process and its database answer', 'application/json', [503]),
  '/metrics': host('metrics', 'Measures for Prometheus', 'text/plain', [403]),
  '/api/openapi.json': host('openapi', 'This description', 'application/json', []),
};
