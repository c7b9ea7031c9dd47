export type Json = Record<string, unknown>;

/** The members that every object has without having been given them. */
export const inherited = ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'] as const;

/** Values that no field should take, or that break those who do not look. */
export const nasty: readonly unknown[] = [
  null,
  true,
  false,
  [5],
  [],
  {},
  '',
  ' ',
  'x'.repeat(300),
  'x'.repeat(20_000),
  'nul\u0000',
  'half \ud800',
  '\u202e\u0301👩‍👩‍👧',
  "'; drop table student; --",
  '%_\\',
  '=1+1',
  '<script>alert(1)</script>',
  -1,
  0.1,
  12.345,
  9_999_999_999.995,
  1e21,
  Number.MAX_SAFE_INTEGER,
  '1e5',
  '0x10',
  '١٢٣',
  'NaN',
  '2026-02-30',
  '1899-12-31',
  '2026-01-01T00:00:00Z',
  '24:00',
  '2026-13',
  '00000000-0000-0000-0000-000000000000',
  { _id: 5 },
  { _id: '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5a' },
  { $ne: null },
  JSON.parse('{"__proto__":1}'),
  ...inherited,
  [[[]]],
  Array.from({ length: 200 }, () => ({})),
];

/** Makes bodies from the description of the API: usually right, now and then with one thing wrong. */
export function bodies(document: Json, random: () => number, idOf: (path: string) => string | undefined) {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const resolved = (schema: Json): Json => {
    const path = typeof schema.$ref === 'string' ? schema.$ref.slice(2).split('/') : [];
    return path.length === 0 ? schema : (path.reduce<unknown>((at, part) => (at as Json)[part], document) as Json);
  };
  const value = (given: Json, depth: number): unknown => {
    const schema = resolved(given);
    if (random() < 0.12 || depth > 4) return pick(nasty);
    if (typeof schema['x-reference'] === 'string' && random() < 0.8) return idOf(schema['x-reference']) ?? null;
    if (Array.isArray(schema.enum)) return pick(schema.enum);
    if (Array.isArray(schema.anyOf)) return value((pick(schema.anyOf) ?? {}) as Json, depth + 1);
    return plain(schema, depth);
  };
  const plain = (schema: Json, depth: number): unknown => {
    const {
      type,
      format,
      minimum = 0,
      maximum = 1000,
      maxLength = 20,
      properties = {},
      items = {},
    } = schema as {
      type?: unknown;
      format?: unknown;
      minimum?: number;
      maximum?: number;
      maxLength?: number;
      properties?: Record<string, Json>;
      items?: Json;
    };
    if (type === 'object')
      return Object.fromEntries(
        Object.entries(properties).flatMap(([name, inner]) =>
          random() < 0.9 ? [[name, value(inner, depth + 1)]] : [],
        ),
      );
    if (type === 'array') return Array.from({ length: Math.floor(random() * 4) }, () => value(items, depth + 1));
    if (type === 'boolean') return random() < 0.5;
    if (type === 'integer') return Math.round(minimum + random() * (Math.min(maximum, 1000) - minimum));
    if (type === 'number') return Math.round((minimum + random() * 1000) * 100) / 100;
    if (type === 'null') return null;
    if (format === 'date')
      return `20${10 + Math.floor(random() * 40)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 9)}`;
    if (format === 'uuid') return '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5a';
    if (format === 'email') return `fuzz${Math.floor(random() * 1e9)}@example.test`;
    return letters(Math.floor(random() * Math.min(maxLength, 30)) + 1);
  };
  const letters = (length: number) =>
    Array.from({ length }, () => pick('abcdefghij ÅéЖ٣0123456789'.split(''))).join('');
  return { value: (schema: Json) => value(schema, 0), pick };
}
