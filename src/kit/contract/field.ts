import type * as z from 'zod/mini';
import type { OptionFacts, ScreenFacts, StateFact } from './entity-facts';
import type { PrintFacts } from './print';
import type { Tones } from './tone';

/** The control that a form shows for a field, and the form in which the server stores it. */
export type Kind =
  | 'text'
  | 'note'
  | 'email'
  | 'phone'
  | 'password'
  | 'money'
  | 'whole'
  | 'decimal'
  | 'date'
  | 'month'
  | 'time'
  | 'timestamp'
  | 'choice'
  | 'choices'
  | 'flag'
  | 'flags'
  | 'ref'
  | 'refs'
  | 'list'
  | 'group'
  | 'photo'
  | 'numbered'
  | 'json';

/**
 * One field of a contract. `Sent` is the value as validated and stored, `Got` as a read answers it (a reference is sent
 * as an id and read as an object), `Need` says whether a create must carry it.
 */
export interface Field<Sent = unknown, Got = unknown, Need extends 'needed' | 'free' = 'needed' | 'free'> {
  readonly kind: Kind;
  /** Its label; a sentence of the catalogue. */
  readonly label: string;
  /** Validates a value that is present; `required` and `initial` deal with absent ones. */
  readonly schema: z.ZodMiniType<Sent, unknown>;
  /** The sentence shown when it is missing. A field without one is optional. */
  readonly required?: string | undefined;
  /** Values of other fields, by name, with which it is neither asked for nor required: cash is paid from no phone. */
  readonly unless?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The value used when a create leaves it out. */
  readonly initial?: Sent | undefined;
  /** The sentence shown when an edit empties it, for a field that the server fills in when a create leaves it out. */
  readonly emptied?: string | undefined;
  readonly help?: string | undefined;
  /** Values of a text that the program itself knows: stored in English, offered and shown in the reader's language. */
  readonly usual?: readonly string[] | undefined;
  readonly max?: number | undefined;
  readonly min?: number | undefined;
  /** How many decimals a number may have. */
  readonly places?: number | undefined;
  /** True for a factor that people write and read as a percentage: 0.05 is 5 %. */
  readonly percent?: boolean | undefined;
  readonly choices?: Readonly<Record<string, string>> | undefined;
  /** What each of the choices means, if they are statuses. */
  readonly tones?: Tones<string> | undefined;
  /** True for a date of money, which may be at most a year ahead (D21). */
  readonly nearby?: boolean | undefined;
  readonly to?: (() => Entity) | undefined;
  /** The fields of a list's rows or of a group, or the switches of a field with several. */
  readonly items?: Fields | undefined;
  /** The table of the rows, if they are stored in one of their own. */
  readonly rowTable?: RowTable | undefined;
  /** True for a field of a later release: it comes last in reads and files, so that programs which count columns find the earlier ones in place. */
  readonly added?: boolean | undefined;
  /** The label of the button that adds an item. */
  readonly add?: string | undefined;
  /** Types only; never set. */
  readonly types?: { sent: Sent; got: Got; need: Need };
}

export type Fields = Readonly<Record<string, Field>>;

/** A table of rows that belong to a record: `parent` is the column with the record's id, `position` their order. */
export interface RowTable {
  readonly table: string;
  readonly parent: string;
  /** Columns that only the server sets: reads carry them, writes ignore them. */
  readonly stored: Fields;
}

/** Facts that any kind of field may have. */
export interface Common<T> {
  readonly required?: string;
  readonly unless?: Readonly<Record<string, readonly string[]>>;
  readonly initial?: T;
  readonly emptied?: string;
  readonly help?: string;
}

/** The value of an optional field may be null, which means that nothing was entered. */
export type Value<O, T> = O extends { unless: object }
  ? T | null
  : O extends { required: string } | { initial: unknown } | { emptied: string }
    ? T
    : T | null;
export type Need<O> = O extends { unless: object }
  ? 'free'
  : O extends { required: string }
    ? O extends { initial: unknown }
      ? 'free'
      : 'needed'
    : 'free';
export type Made<O, T, G = T> = Field<Value<O, T>, Value<O, G>, Need<O>>;

type SentOf<F> = F extends Field<infer Sent, infer _G, infer _N> ? Sent : never;
type GotOf<F> = F extends Field<infer _S, infer Got, infer _N> ? Got : never;
type Free<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<infer _S, infer _G, infer N> ? ('free' extends N ? K : never) : never;
}[keyof F];

/** The validated body of a create. */
export type SentFields<F extends Fields> = { [K in Exclude<keyof F, Free<F>>]: SentOf<F[K]> } & {
  [K in Free<F>]?: SentOf<F[K]> | undefined;
};
/** The stored columns. */
export type StoredFields<F extends Fields> = { [K in keyof F]: SentOf<F[K]> };
/** Marks a picture, which a read answers as an address under `<name>Url`. Types only. */
export interface Addressed {
  readonly addressed: true;
}

type GotName<F extends Fields, K extends keyof F> =
  GotOf<F[K]> extends never ? never : GotOf<F[K]> extends Addressed ? `${Extract<K, string>}Url` : K;
/** What a read answers; passwords are never answered. */
export type GotFields<F extends Fields> = {
  [K in keyof F as GotName<F, K>]: GotOf<F[K]> extends Addressed ? string | null : GotOf<F[K]>;
};

/** Connects the facts of a field with its types. This is the only place where their agreement is asserted. */
export function field<O extends Common<T>, T, G = T>(
  kind: Kind,
  label: string,
  schema: z.ZodMiniType<T, unknown>,
  options: O | undefined,
  more: Partial<Field> = {},
): Made<O, T, G> {
  return {
    kind,
    label,
    schema,
    required: options?.required,
    unless: options?.unless,
    initial: options?.initial,
    emptied: options?.emptied,
    help: options?.help,
    ...more,
  } as unknown as Made<O, T, G>;
}

type Optional<F extends Fields> = { [K in keyof F]: Field<SentOf<F[K]> | null, GotOf<F[K]> | null, 'free'> };

/** These fields, each of which may be left out of a body. Only the handler knows which of them are needed together. */
export function optional<F extends Fields>(fields: F): Optional<F> {
  const free = Object.entries(fields).map(([name, field]) => [name, { ...field, required: undefined }]);
  return Object.fromEntries(free) as Optional<F>;
}

export interface Definition<N extends string, F extends Fields, S extends Fields, B extends string> {
  /** The name of the table: correct English, snake_case. */
  readonly table: N;
  /** The path on the wire, as the specification spells it. */
  readonly path: string;
  readonly one: string;
  readonly many: string;
  readonly screen?: ScreenFacts;
  /** What a client may send. */
  readonly fields: F;
  /** What only the server sets; reads carry it, writes ignore it. */
  readonly stored?: S;
  /** Facts that other slices tell about each row of its list, for callers who may read them. Pages and files show them, nothing stores them. */
  readonly told?: Fields;
  /** Facts that other slices tell about a record read by itself, likewise. */
  readonly toldOfOne?: Fields;
  /** Names that a client may send without effect, beyond `stored` (B5). */
  readonly ignored?: readonly string[];
  /** What a reference to it shows. */
  readonly brief: readonly B[];
  /** The fields that `q` searches: its own, or `ref.field` of a referenced record, which a row of it may refer to: `rows.ref.field` (B9). */
  readonly search: readonly string[];
  /** Its own searched fields that no index supports, because there are few records or because an index would cost each write too much. */
  readonly unindexed?: readonly string[];
  /** The date that `from` and `to` filter; createdAt by default. */
  readonly dated?: string;
  readonly options?: OptionFacts;
  /** Names of records that come with the program: stored in English and shown in the reader's language. */
  readonly usual?: readonly string[];
  /** Fields other than money whose sums a list answers too. */
  readonly summed?: readonly string[];
  /** The states by which the filter `state` narrows the list, by name: one of the conditions is enough. */
  readonly states?: Readonly<Record<string, readonly StateFact[]>>;
  /** True where voiding needs a reason (AL6). */
  readonly reasoned?: true;
  /** Whether DELETE deletes the row or marks it as voided (R 5.2); delete by default. */
  readonly erase?: 'delete' | 'void';
  /**
   * For screens that share a path, the values that identify this one's records: lists filter by them, and new records
   * carry them.
   */
  readonly only?: Readonly<Record<string, string>>;
  /** True if it can be imported from a CSV or XLSX file. */
  readonly importable?: true;
  /** The fields of a line in such a file, if its lines are not records. */
  readonly lines?: () => Entity;
  /** How a record is printed; its PDF is `{path}/{id}/pdf`. */
  readonly print?: PrintFacts<Extract<keyof NoInfer<F> | keyof NoInfer<S> | 'createdAt', string>>;
  /** True if a new record may wait on the device until the server can be reached. */
  readonly waits?: true;
}

/** Any entity, for code to which the fields do not matter. */
export interface Entity extends Definition<string, Fields, Fields, string> {
  readonly stored: Fields;
  readonly erase: 'delete' | 'void';
  readonly dated: string;
}
