import type { Day } from '#kit/contract/day';
import type { Errors } from '#kit/contract/parse';
import { flag } from '#kit/contract/fields-number';
import { words } from '#kit/contract/language';
import { usualTypes } from '#features/academy/certificate/certificate.contract';
import { type Candidate, certificateFields, completionFields, nextFields } from './completion.contract';

/** The fields of the form: those of the call, and the switches of its steps. */
export const askedFields = {
  ...completionFields,
  certifies: flag('Give certificates', { initial: false }),
  ...certificateFields,
  goesOn: flag('Some go on in another class', { initial: false }),
  ...nextFields,
};

/** The fields of each step, in the order of the steps. */
export const stepFields: readonly (readonly (keyof typeof askedFields)[])[] = [
  ['endDate', 'graduateStudents'],
  ['certifies', 'certificateType', 'issueDate'],
  ['goesOn', 'classID', 'Amount'],
];

/** The steps of the form by their places; certificates belong to papers, which may be off. */
export const stepNames = [words('Who graduates'), words('Certificates'), words('Who goes on')] as const;

/** The values that the form begins with. */
export function startOf(endDate: Day, today: Day) {
  return { endDate: endDate < today ? endDate : today, issueDate: today, certificateType: usualTypes[0] };
}

/** The students who are ticked at first: those who are suggested. */
export function suggestedOf(students: readonly Candidate[]): ReadonlySet<string> {
  return new Set(students.flatMap(({ suggested, enrollmentID }) => (suggested ? [enrollmentID] : [])));
}

/** A set with this member added, or removed if it was one. */
export function toggled(set: ReadonlySet<string>, member: string): ReadonlySet<string> {
  return set.has(member) ? new Set([...set].filter((one) => one !== member)) : new Set([...set, member]);
}

/** The messages of a refusal by the fields of the form, which has no groups; those of no field stay with the refusal. */
export function atFields(errors: Errors): Errors {
  return Object.fromEntries(
    Object.entries(errors)
      .map(([name, message]) => [name.split('.').at(-1) ?? name, message] as const)
      .filter(([name]) => Object.hasOwn(askedFields, name)),
  );
}

/** The errors of the fields that a step asks for. */
export function errorsIn(step: number, errors: Errors): Errors {
  const names: readonly string[] = stepFields[step] ?? [];
  return Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)));
}

/** The first step that has one of these errors. */
export function stepOf(errors: Errors): number | undefined {
  const found = stepFields.findIndex((names) => names.some((name) => errors[name] !== undefined));
  return found === -1 ? undefined : found;
}

/** The students ticked in the form, by their enrollments. */
export interface Ticked {
  readonly graduates: ReadonlySet<string>;
  readonly movers: ReadonlySet<string>;
}

/** The body of the call: for each step, what it asks for, or null where it is switched off. */
export function sentOf(asked: Readonly<Record<string, unknown>>, { graduates, movers }: Ticked) {
  const { endDate, graduateStudents, certifies, certificateType, issueDate, goesOn, classID, Amount } = asked;
  return {
    endDate,
    graduateStudents,
    graduates: [...graduates],
    certificate: certifies === true ? { certificateType, issueDate } : null,
    next: goesOn === true ? { classID, Amount, students: [...movers] } : null,
  };
}
