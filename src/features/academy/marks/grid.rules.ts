import { t } from '#kit/contract/language';
import { latinDigits } from '#kit/contract/latin-digits';
import { checkValue, type Parsed } from '#kit/contract/parse';
import { changedIn, emptyEntry, type Entry, laidOver, type Reading, type Sheet } from '#kit/rules/sheet';
import type { GivenMark, MarkedStudent } from './class-marks.contract';
import { meanwhileSaid } from './class-marks.rules';
import { marks } from './marks.contract';

/** How a field with a mark is read. */
export const markReading: Reading = {
  read: (text) => {
    const mark = markIn(text);
    return mark.ok ? { ok: true, value: String(mark.value) } : mark;
  },
  emptied: () => t('A saved mark is deleted in the list of results, not here.'),
  meanwhile: (stored) => meanwhileSaid(stored === undefined ? undefined : { Amount: Number(stored) }),
};

/** The fields of a class by student before anything is typed: what waits to be sent, otherwise what is saved, otherwise empty. */
export function startSheet(students: readonly MarkedStudent[], subjectID: string, over: Sheet): Sheet {
  const saved = students.map(({ _id, marks: given }) => [_id, entryOf(given, subjectID)] as const);
  return laidOver(Object.fromEntries(saved), over);
}

function entryOf(given: readonly GivenMark[], subjectID: string): Entry {
  const mark = given.find((one) => one.subjectID === subjectID);
  return mark ? { text: String(mark.Amount), base: mark.__v } : emptyEntry;
}

/** The mark that is typed, or why it is not a mark. */
export function markIn(text: string): Parsed<number> {
  return checkValue(marks.fields.Amount.schema, plainNumber(text));
}

/** A number as the contract reads it: a decimal comma and Arabic digits are written as a spreadsheet writes them. */
function plainNumber(text: string): string {
  return latinDigits(text.trim()).replace(',', '.');
}

/** The typed marks that are sent: those that differ from the stored ones. */
export function itemsOf(typed: Sheet, start: Sheet) {
  return Object.entries(changedIn(typed, start, markReading)).flatMap(([studentID, { text, base }]) => {
    const mark = markIn(text);
    return mark.ok ? [{ studentID, Amount: mark.value, ...(base === null ? {} : { __v: base }) }] : [];
  });
}

/** How many of the students have a mark in a subject. */
export function givenIn(students: readonly MarkedStudent[], subjectID: string): number {
  return students.filter(({ marks: given }) => given.some((mark) => mark.subjectID === subjectID)).length;
}
