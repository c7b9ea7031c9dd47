import * as z from 'zod/mini';
import type { Brief, Entity } from './entity';
import {
  type Addressed,
  type Common,
  type Field,
  type Fields,
  field,
  type GotFields,
  type Made,
  type RowTable,
  type SentFields,
} from './field';
import { comma, t } from './language';
import { parseFields } from './parse';
import type { Tones } from './tone';

type Choices = Readonly<Record<string, string>>;
type Word<C extends Choices> = `${Extract<keyof C, string | number>}`;

/** Facts of a choice: what its words mean, if they are statuses. */
interface ChoiceFacts<C extends Choices> extends Common<Word<C>> {
  readonly tones?: Tones<Word<C>>;
}

/** One word of a closed list; `choices` maps each wire value to its label. */
export function choice<const C extends Choices, const O extends ChoiceFacts<C>>(
  label: string,
  choices: C,
  options?: O,
): Made<O, Word<C>> {
  const named = Object.keys(choices) as Word<C>[];
  const schema = z.enum(named as [Word<C>, ...Word<C>[]], {
    error: () => t('Choose one of: {choices}', { choices: named.join(comma()) }),
  });
  return field<O, Word<C>>('choice', label, schema, options, { choices, tones: options?.tones });
}

/** One of a closed list whose words are digits; it may be sent as a number too (B3). */
export function coded<const C extends Choices, const O extends Common<Word<C>>>(
  label: string,
  choices: C,
  options?: O,
): Made<O, Word<C>> {
  const plain = choice(label, choices, options);
  const digits = z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value));
  return { ...plain, schema: z.pipe(digits, plain.schema) };
}

export interface Picked<W extends string = string> {
  readonly label: string;
  readonly value: W;
}

/** Several words of a closed list, sent and read as objects `{label, value}` whose two members are equal (E15). */
export function choices<const C extends Choices, const O extends Common<Picked<Word<C>>[]>>(
  label: string,
  list: C,
  options?: O,
): Made<O, Picked<Word<C>>[]> {
  const named = Object.keys(list) as [Word<C>, ...Word<C>[]];
  const sentence = () => t('Choose from: {choices}', { choices: named.join(comma()) });
  const one = z.union([z.enum(named), z.object({ label: z.optional(z.string()), value: z.enum(named) })], {
    error: sentence,
  });
  const schema = z.pipe(
    z.array(one, { error: sentence }).check(z.maxLength(named.length, { error: sentence })),
    z.transform((values) => {
      const words = values.map((value) => (typeof value === 'object' ? value.value : value));
      return [...new Set(words)].map((value) => ({ label: value, value }));
    }),
  );
  return field<O, Picked<Word<C>>[]>('choices', label, schema, options, { choices: list });
}

/**
 * The schema of a reference: an id, or an object with `_id`, so that a reference as read is valid (R 3.3). `sentence`
 * refuses anything else.
 */
export function idSchema(sentence: () => string) {
  return z.pipe(
    z.union([z.uuid({ error: sentence }), z.looseObject({ _id: z.uuid({ error: sentence }) })], { error: sentence }),
    z.transform((value: string | { _id: string }) => (typeof value === 'string' ? value : value._id).toLowerCase()),
  );
}

/** A reference to a record of another entity: sent as its id, read as its brief. */
export function ref<E extends Entity, const O extends Common<string>>(
  label: string,
  to: () => E,
  options?: O,
): Made<O, string, Brief<E>> {
  const schema = idSchema(() => t(options?.required ?? 'Choose from the list'));
  return field<O, string, Brief<E>>('ref', label, schema, options, { to });
}

/** A reference, or a word that means many: `All` for every class. */
export function refOrWord<const C extends Choices, const O extends Common<string>>(
  label: string,
  to: () => Entity,
  choices: C,
  options?: O,
): Made<O, string> {
  const sentence = () => t(options?.required ?? 'Choose from the list');
  const named = Object.keys(choices) as [string, ...string[]];
  return field<O, string>('ref', label, z.union([z.enum(named), idSchema(sentence)], { error: sentence }), options, {
    to,
    choices,
  });
}

/** The most records that one call can name (B19). */
const mostNamed = 500;

/**
 * Several different records of another entity: ids, or objects with `_id` or `value` (G10). For the bodies of calls,
 * not for records.
 */
export function refs<E extends Entity, const O extends Common<never[]> & { readonly required: string }>(
  label: string,
  to: () => E,
  options: O,
): Made<O, string[], Brief<E>[]> {
  const sentence = () => t(options.required);
  const one = z.union(
    [
      idSchema(sentence),
      z.pipe(
        z.looseObject({ value: idSchema(sentence) }),
        z.transform(({ value }) => value),
      ),
    ],
    { error: sentence },
  );
  // With an `initial` value none need be named.
  const fewest = options.initial === undefined ? 1 : 0;
  const schema = z.pipe(
    z
      .array(one, { error: sentence })
      .check(
        z.minLength(fewest, { error: sentence }),
        z.maxLength(mostNamed, { error: () => t('Choose at most {count}', { count: mostNamed }) }),
      ),
    z.transform((ids) => [...new Set(ids)]),
  );
  return field<O & Common<string[]>, string[], Brief<E>[]>('refs', label, schema, options, { to });
}

/** The most rows that a list has unless it says otherwise. */
const mostRows = 100;

/** Rows inside a record (fee items of an enrollment) or the body of a call; at most 100, or as many as `most` says. */
export function list<
  const F extends Fields,
  const O extends Common<never[]> & { readonly add?: string; readonly most?: number },
>(label: string, items: F, options?: O): Made<O, SentFields<F>[], GotFields<F>[]> {
  return field<Common<SentFields<F>[]> & O, SentFields<F>[], GotFields<F>[]>(
    'list',
    label,
    listSchema(items, ['_id'], options?.most ?? mostRows),
    options,
    { items, add: options?.add },
  );
}

/** Rows of a record in a table of their own, in the order in which they were sent (items of an invoice); as many as in a list. */
export function rows<
  const F extends Fields,
  const S extends Fields,
  const O extends Common<never[]> & { readonly add?: string; readonly most?: number },
>(
  label: string,
  rowTable: Pick<RowTable, 'table' | 'parent'> & { readonly stored: S },
  items: F,
  options?: O,
): Made<O, SentFields<F>[], ({ readonly _id: string } & GotFields<F> & GotFields<S>)[]> {
  return field<
    Common<SentFields<F>[]> & O,
    SentFields<F>[],
    ({ readonly _id: string } & GotFields<F> & GotFields<S>)[]
  >('list', label, listSchema(items, ['_id', ...Object.keys(rowTable.stored)], options?.most ?? mostRows), options, {
    items,
    rowTable,
    add: options?.add,
  });
}

function listSchema<F extends Fields>(
  items: F,
  ignored: readonly string[],
  most: number,
): z.ZodMiniType<SentFields<F>[], unknown> {
  const sentence = () => t('Must be a list of at most {count} rows', { count: most });
  const schema = z.pipe(
    z.array(z.looseObject({}), { error: sentence }).check(z.maxLength(most, { error: sentence })),
    z.transform((sent, context) =>
      sent.map((row, index) => {
        const parsed = parseFields(items, row, 'create', ignored);
        if (parsed.ok) return parsed.value;
        for (const [name, message] of Object.entries(parsed.errors)) {
          context.issues.push({ code: 'custom', message, input: row, path: [index, name] });
        }
        return {};
      }),
    ),
  );
  return schema as unknown as z.ZodMiniType<SentFields<F>[], unknown>;
}

/**
 * Several switches in one field, by name; those that an edit leaves out stay as they were. `items` are the switches that a form shows;
 * the call decides which names are valid.
 */
export function flags(
  label: string,
  items: Fields = {},
): Field<Readonly<Record<string, boolean>>, Readonly<Record<string, boolean>>, 'free'> {
  const sentence = () => t('Must be switches by their names');
  // Not zod's record, which would add 0.7 KB to every page for this alone.
  const schema = z
    .catchall(z.object({}, { error: sentence }), z.boolean({ error: () => t('Must be true or false') }))
    .check(z.refine((sent) => Object.keys(sent).every(({ length }) => length <= longestName), { error: sentence }));
  return field('flags', label, schema, { initial: {} }, { items });
}

/** The longest name of a switch. */
const longestName = 40;

/** The most bytes that a picture may have. */
export const mostPhoto = 512_000;
/** The most pixels that a picture may have: enough for a camera of 24 megapixels. */
export const mostPixels = 25_000_000;

/**
 * A picture, sent as a multipart file or a data URL; a read carries it as `<name>Url`. Its type is determined from the
 * content: png, jpeg or gif.
 */
export function photo<const O extends Common<string>>(
  label: string,
  options?: O,
): Field<string | null, Addressed, 'free'> {
  const schema = z.string({ error: () => t('The picture must be a png, jpeg or gif file') });
  return field('photo', label, schema, options) as unknown as Field<string | null, Addressed, 'free'>;
}

/** A value that only the server writes and whose shape only its slice knows. */
export function json<T>(label: string): Field<T, T, 'free'> {
  return field('json', label, z.unknown(), undefined) as unknown as Field<T, T, 'free'>;
}
