import { isObject, type Parsed } from '#kit/contract/parse';

/** The content of a field, with the version of the record that it was typed over; null if there was none. */
export interface Entry {
  readonly text: string;
  readonly base: number | null;
}

/** Fields by their names. */
export type Sheet = Readonly<Record<string, Entry>>;

/** How the fields of a sheet are read, and the messages about them. */
export interface Reading {
  /** A text as it is written once it is stored, or why it cannot be. */
  readonly read: (text: string, name: string) => Parsed<string>;
  /** Why a field with a stored value cannot be left empty. */
  readonly emptied: () => string;
  /** The message about a field that somebody else has changed meanwhile, given the stored value; undefined for none. */
  readonly meanwhile: (stored: string | undefined) => string;
}

/** The content of a field, and the message about it. */
export interface Cell extends Entry {
  /** True where it is still to be saved. */
  readonly changed: boolean;
  /** Why it cannot be saved as it is. */
  readonly problem: string | undefined;
  /** The message about what somebody else saved here since it was typed. */
  readonly meanwhile: string | undefined;
}

/** A field in which nothing is stored or typed. */
export const emptyEntry: Entry = { text: '', base: null };

/** A field of a sheet as it is shown: what is typed, or else what is stored. */
export function cellIn(typed: Sheet, start: Sheet, name: string, reading: Reading): Cell {
  const [mine, there] = [typed[name], start[name] ?? emptyEntry];
  const still = { changed: false, problem: undefined, meanwhile: undefined };
  const text = mine?.text.trim();
  if (mine === undefined || text === undefined || text === there.text) return { ...there, ...still };
  if (text === '' && mine.base === null && there.base === null) return { ...mine, ...still };
  if (text === '' && there.base !== null) return { ...mine, ...still, changed: true, problem: reading.emptied() };
  const [wanted, stored] = [reading.read(text, name), reading.read(there.text, name)];
  if (wanted.ok && stored.ok && wanted.value === stored.value) return { ...mine, ...still };
  const seen = mine.base === there.base;
  return {
    ...mine,
    changed: true,
    problem: wanted.ok ? undefined : Object.values(wanted.errors)[0],
    meanwhile: seen ? undefined : reading.meanwhile(there.base === null ? undefined : there.text),
  };
}

/**
 * The version over which the next letter is typed. While the field holds something unsaved, that is the version over which it was typed,
 * even if somebody has saved another since: they have not seen that one. Otherwise it is the stored version.
 */
export function baseUnder(typed: Sheet, start: Sheet, name: string, reading: Reading): number | null {
  const mine = typed[name];
  if (mine !== undefined && cellIn(typed, start, name, reading).changed) return mine.base;
  return (start[name] ?? emptyEntry).base;
}

/** The typed values that are still to be saved, of the fields that are there: a draft may be older than they are. */
export function changedIn(typed: Sheet, start: Sheet, reading: Reading): Sheet {
  return Object.fromEntries(
    Object.entries(typed).filter(([name]) => start[name] !== undefined && cellIn(typed, start, name, reading).changed),
  );
}

/** The fields of a sheet with others in place of those of the same name. */
export function laidOver(stored: Sheet, over: Sheet): Sheet {
  return Object.fromEntries(Object.entries(stored).map(([name, entry]) => [name, over[name] ?? entry]));
}

/** The fields with the versions that saving will give them: what is typed while a save is on its way is typed over these. */
export function onceSaved(sheet: Sheet): Sheet {
  return Object.fromEntries(
    Object.entries(sheet).map(([name, { text, base }]) => [name, { text, base: base === null ? 0 : base + 1 }]),
  );
}

/** The values that were typed after some of them were sent; those that have been sent are dropped. */
export function typedSince(typed: Sheet, sent: Sheet): Sheet {
  return Object.fromEntries(Object.entries(typed).filter(([name, { text }]) => text !== sent[name]?.text));
}

/** The fields among values that a tab kept; whatever else is there is passed over. */
export function sheetIn(kept: Readonly<Record<string, unknown>> | undefined): Sheet {
  return Object.fromEntries(
    Object.entries(kept ?? {}).flatMap(([name, entry]) => (isEntry(entry) ? [[name, entry] as const] : [])),
  );
}

function isEntry(value: unknown): value is Entry {
  return isObject(value) && typeof value.text === 'string' && (value.base === null || typeof value.base === 'number');
}
