import type { Day } from '#kit/contract/day';
import { comma, t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import type { Access } from '#features/academy/student/relation.contract';
import { mostGuardians } from './guardian.contract';

/** A child as it is typed or sent. */
interface Child {
  readonly studentID?: string | undefined;
  readonly access?: Access | undefined;
  readonly consentDate?: Day | null | undefined;
}

/** Problems of the children of a guardian, as one sentence at the field of the list. */
export function childrenProblems(children: readonly Child[] | undefined, today: Day): Errors {
  const problem = children && firstProblem(children, today);
  return problem === undefined ? {} : { children: problem };
}

function firstProblem(children: readonly Child[], today: Day): string | undefined {
  const named = children.flatMap(({ studentID }) => studentID ?? []);
  if (new Set(named).size < named.length) return t('This child stands here twice');
  return children.map((child) => agreementProblem(child, today)).find((problem) => problem !== undefined);
}

/** Problems of a line of a file of guardians, which names one child. */
export function lineProblems(line: Omit<Child, 'studentID'>, today: Day): Errors {
  const problem = agreementProblem(line, today);
  return problem === undefined ? {} : { consentDate: problem };
}

/**
 * Why the agreement about a child is missing: what a guardian sees has to be agreed. A guardian who only receives messages sees nothing.
 */
function agreementProblem({ access = 'all', consentDate }: Omit<Child, 'studentID'>, today: Day): string | undefined {
  if (!consentDate) return access === 'contact' ? undefined : t('Enter the day it was agreed');
  return consentDate > today ? t('It cannot have been agreed on a day to come') : undefined;
}

/** The widest access that a guardian's login has to any of the children. */
export function opensOf(children: readonly { readonly access: Access }[]): Exclude<Access, 'contact'>[] {
  const accesses = children.flatMap(({ access }) => (access === 'contact' ? [] : [access]));
  return [...new Set(accesses)];
}

/** A child as stored or as sent, with what may be seen of it. */
interface Agreed {
  readonly studentID: string;
  readonly access: Access;
}

/** The accesses that the children as sent open beyond those of the stored ones. */
export function opensBeyond(stored: readonly Agreed[], wanted: readonly Agreed[]): Exclude<Access, 'contact'>[] {
  const before = new Map(stored.map(({ studentID, access }) => [studentID, access]));
  return opensOf(
    wanted.filter(({ studentID, access }) => {
      const had = before.get(studentID);
      return had !== access && had !== 'all';
    }),
  );
}

/** Why a student cannot have another guardian (FA2). */
export function guardiansProblem(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  return t('{names} has {count} guardians already', { names: names.join(comma()), count: mostGuardians });
}
