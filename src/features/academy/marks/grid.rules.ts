import { t } from '#kit/contract/language';
import { checkValue, isObject, type Parsed } from '#kit/contract/parse';
import { latinDigits } from '#kit/contract/latin-digits';
import type { GivenMark, MarkedStudent } from './class-marks.contract';
import { meanwhileSaid } from './class-marks.rules';
import { marks } from './marks.contract';

/** What a field says, over the version of the mark that it was typed over; null where there was no mark. */
export interface Entry {
  readonly text: string;
  readonly base: number | null;
}

/** Fields by student. */
export type Sheet = Readonly<Record<string, Entry>>;

/** The content of a student's field, and the message about it. */
export interface Cell extends Entry {
  /** True where it is still to be saved. */
  readonly changed: boolean;
  /** Why it cannot be saved as it is. */
  readonly problem: string | undefined;
  /** What somebody else saved here since it was typed. */
  readonly meanwhile: string | undefined;
}

/** The fields of a class before anything is typed: what waits to be sent in place of what is saved, and empty without either. */
export function startSheet(students: readonly MarkedStudent[], subjectID: string, over: Sheet): Sheet {
  return Object.fromEntries(students.map(({ _id, marks: given }) => [_id, over[_id] ?? entryOf(given, subjectID)]));
}

function entryOf(given: readonly GivenMark[], subjectID: string): Entry {
  const mark = given.find((one) => one.subjectID === subjectID);
  return mark ? { text: String(mark.Amount), base: mark.__v } : { text: '', base: null };
}

/** The fields as they will be once they are saved: whoever types on types over the versions that this makes. */
export function onceSaved(sheet: Sheet): Sheet {
  return Object.fromEntries(
    Object.entries(sheet).map(([id, { text, base }]) => [id, { text, base: base === null ? 0 : base + 1 }]),
  );
}

/** The mark that is typed, or why it is none. */
export function markIn(text: string): Parsed<number> {
  return checkValue(marks.fields.Amount.schema, plainNumber(text));
}

/** A number as the contract reads it: a decimal comma and Arabic digits are written as a spreadsheet writes them. */
function plainNumber(text: string): string {
  return latinDigits(text.trim()).replace(',', '.');
}

/** A student's field: the typed mark, or else the stored one. */
export function cellOf(typed: Entry | undefined, start: Entry): Cell {
  const still = { changed: false, problem: undefined, meanwhile: undefined };
  if (typed === undefined || typed.text.trim() === start.text) return { ...start, ...still };
  const text = typed.text.trim();
  if (text === '' && typed.base === null && start.base === null) return { ...typed, ...still };
  if (text === '' && start.base !== null)
    return {
      ...typed,
      ...still,
      changed: true,
      problem: t('A saved mark is deleted in the list of results, not here.'),
    };
  const [mark, there] = [markIn(text), markIn(start.text)];
  if (mark.ok && there.ok && mark.value === there.value) return { ...typed, ...still };
  const meanwhile = typed.base === start.base ? undefined : meanwhileSaid(storedIn(start));
  return { ...typed, changed: true, problem: mark.ok ? undefined : Object.values(mark.errors)[0], meanwhile };
}

/**
 * The version that whoever types on types over: what the field says, also where that is on its way and typed on
 * meanwhile. Whoever has not seen what is stored types on over what was seen.
 */
export function baseUnder(typed: Entry | undefined, start: Entry): number | null {
  return typed !== undefined && cellOf(typed, start).changed ? typed.base : start.base;
}

function storedIn({ text, base }: Entry): { readonly Amount: number } | undefined {
  return base === null ? undefined : { Amount: Number(text) };
}

/** The marks that are sent of what was typed: those that say something new. */
export function itemsOf(typed: Sheet, start: Sheet) {
  return Object.entries(changedOf(typed, start)).flatMap(([studentID, { text, base }]) => {
    const mark = markIn(text);
    return mark.ok ? [{ studentID, Amount: mark.value, ...(base === null ? {} : { __v: base }) }] : [];
  });
}

/** What is typed and still to be saved, of the students who are there: a draft may be older than a change of seats. */
export function changedOf(typed: Sheet, start: Sheet): Sheet {
  return Object.fromEntries(
    Object.entries(typed).filter(([id, entry]) => {
      const there = start[id];
      return there !== undefined && cellOf(entry, there).changed;
    }),
  );
}

/** What was typed after some of it was sent; what has been sent is dropped. */
export function typedSince(typed: Sheet, sent: Sheet): Sheet {
  return Object.fromEntries(Object.entries(typed).filter(([id, { text }]) => text !== sent[id]?.text));
}

/** The fields among values that a tab kept; whatever else is there is passed over. */
export function sheetIn(kept: Readonly<Record<string, unknown>> | undefined): Sheet {
  return Object.fromEntries(
    Object.entries(kept ?? {}).flatMap(([id, entry]) => (isEntry(entry) ? [[id, entry] as const] : [])),
  );
}

function isEntry(value: unknown): value is Entry {
  return isObject(value) && typeof value.text === 'string' && (value.base === null || typeof value.base === 'number');
}

/** How many of the students have a mark in a subject. */
export function givenIn(students: readonly MarkedStudent[], subjectID: string): number {
  return students.filter(({ marks: given }) => given.some((mark) => mark.subjectID === subjectID)).length;
}
