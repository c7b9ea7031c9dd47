import type { Sheet } from '#kit/rules/sheet';
import type { GridAssessment, GridStudent } from './gradebook.contract';
import { fieldOf } from './score-sheet.rules';

type Weighed = Pick<GridAssessment, '_id' | 'weight' | 'resitOf'>;

/** The share of the mark that each assessment decides, a factor; a resit has its original's and none of its own (GB1, GB4). */
export function sharesOf(assessments: readonly Weighed[]): ReadonlyMap<string, number> {
  const counting = assessments.filter(({ resitOf }) => resitOf === null);
  const all = counting.reduce((sum, { weight }) => sum + weight, 0);
  return new Map(counting.map(({ _id, weight }) => [_id, weight / all]));
}

/** The fields of an assessment, for the students who are enrolled now. */
export function fieldsOf(assessmentID: string, students: readonly GridStudent[]): string[] {
  return students.flatMap(({ studentID, enrolledStatus }) =>
    enrolledStatus === 'active' ? [fieldOf(assessmentID, studentID._id)] : [],
  );
}

/** How many of these fields are filled in. */
export function givenIn(fields: readonly string[], sheet: Sheet): number {
  return fields.filter((field) => (sheet[field]?.text ?? '') !== '').length;
}

/** The scores with one text typed into all empty fields. */
export function filled(
  fields: readonly string[],
  cell: (field: string) => { readonly text: string },
  text: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.filter((field) => cell(field).text.trim() === '').map((field) => [field, text]));
}

/** The entries of one assessment. */
export function columnIn(sheet: Sheet, assessmentID: string): Sheet {
  return Object.fromEntries(Object.entries(sheet).filter(([field]) => field.startsWith(`${assessmentID} `)));
}
