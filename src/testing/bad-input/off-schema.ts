import type { Json } from './random-body';

const formats: Readonly<Record<string, RegExp>> = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/,
};

const isOf: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

const known = new Set(
  '$ref type items properties required format title description anyOf const enum additionalProperties contentMediaType'.split(
    ' ',
  ),
);

/**
 * How a value differs from the description of the API; undefined where it does not. Stricter than JSON Schema: an object whose properties
 * are listed has no others, so that an answer tells nothing that is not written down.
 */
export function offSchema(document: Json, given: Json, value: unknown, at = ''): string | undefined {
  const schema = typeof given.$ref === 'string' ? behind(document, given.$ref) : given;
  const unread = Object.keys(schema).find((word) => !known.has(word) && !word.startsWith('x-'));
  if (unread !== undefined) return `${at}: '${unread}' is not understood here`;
  if (Array.isArray(schema.anyOf)) {
    const tried = schema.anyOf.map((one: Json) => offSchema(document, one, value, at));
    return tried.includes(undefined) ? undefined : tried[0];
  }
  if ('const' in schema && schema.const !== value) return `${at} is ${JSON.stringify(value)}`;
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return `${at} is ${JSON.stringify(value)}`;
  const types = schema.type === undefined ? [] : [schema.type].flat().map(String);
  if (types.length > 0 && !types.some((type) => isOf[type]?.(value)))
    return `${at} is ${JSON.stringify(value)?.slice(0, 60)}, not ${types.join(' or ')}`;
  if (typeof value === 'string' && typeof schema.format === 'string')
    return formats[schema.format]?.test(value) === false ? `${at} is ${value}, not a ${schema.format}` : undefined;
  if (Array.isArray(value))
    return firstOf(value.map((one, index) => [one, (schema.items ?? {}) as Json, `${at}[${index}]`]));
  if (typeof value !== 'object' || value === null) return undefined;
  return offMembers(value as Json, schema, at);

  function offMembers(object: Json, { properties, required, additionalProperties }: Json, where: string) {
    const listed = properties as Record<string, Json> | undefined;
    const missing = Array.isArray(required) ? required.find((name) => !(name in object)) : undefined;
    if (missing !== undefined) return `${where}.${missing} is missing`;
    const rest = (additionalProperties ?? (listed ? undefined : {})) as Json | undefined;
    const unnamed = Object.keys(object).find((name) => !listed?.[name] && !rest);
    if (unnamed !== undefined) return `${where}.${unnamed} is not described`;
    return firstOf(
      Object.entries(object).map(([name, one]) => [one, listed?.[name] ?? rest ?? {}, `${where}.${name}`]),
    );
  }

  function firstOf(members: [unknown, Json, string][]): string | undefined {
    for (const [member, of, where] of members) {
      const problem = offSchema(document, of, member, where);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
}

function behind(document: Json, reference: string): Json {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, part) => (at as Json)[part], document) as Json;
}

/** How an answer differs from the description of its call; undefined where it does not. */
export function offDescription(
  document: Json,
  operation: Json | undefined,
  answer: { status: number; headers: Readonly<Record<string, string>>; body: unknown; text: string },
): string | undefined {
  const responses = operation?.responses as Record<string, Json> | undefined;
  const response = responses?.[String(answer.status)];
  if (!response) return ` answers ${answer.status}, which is not described`;
  const { content } = (typeof response.$ref === 'string' ? behind(document, response.$ref) : response) as {
    content?: Record<string, { schema: Json }>;
  };
  const type = (answer.headers['content-type'] ?? '').split(';')[0] ?? '';
  const described = content?.[type];
  if (described && type === 'application/json') return offSchema(document, described.schema, answer.body);
  // A list as a file is described as CSV alone; a picture is of any kind of pictures.
  const alike = /spreadsheet/.test(type) ? 'text/csv' : type.replace(/^image\/.*/, 'image/*');
  return (described ?? content?.[alike]) ? undefined : ` answers ${type}, which is not described`;
}
