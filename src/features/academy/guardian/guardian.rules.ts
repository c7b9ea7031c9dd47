import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import type { Access } from '#features/academy/student/family.contract';
import { mostGuardians } from './guardian.contract';

/** A child as it is typed or sent. */
interface Child {
  readonly studentID?: string | undefined;
  readonly access?: Access | undefined;
  readonly consentDate?: Day | null | undefined;
}

/** What does not fit in the children of a guardian: all of it in one sentence, by the field of the list. */
export function childrenProblems(children: readonly Child[] | undefined, today: Day): Errors {
  const problem = children && firstProblem(children, today);
  return problem === undefined ? {} : { children: problem };
}

function firstProblem(children: readonly Child[], today: Day): string | undefined {
  const named = children.flatMap(({ studentID }) => studentID ?? []);
  if (new Set(named).size < named.length) return t('This child stands here twice');
  if (children.some(needsDay)) return t('Enter the day it was agreed');
  const isAhead = children.some(({ consentDate }) => consentDate && consentDate > today);
  return isAhead ? t('It cannot have been agreed on a day to come') : undefined;
}

/** Whoever is only written to sees nothing that would have to be agreed. */
function needsDay({ access = 'all', consentDate }: Child): boolean {
  return access !== 'contact' && !consentDate;
}

/** Why a student gets no further guardian (FA2). */
export function guardiansProblem(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  return t('{names} has {count} guardians already', { names: names.join(', '), count: mostGuardians });
}
