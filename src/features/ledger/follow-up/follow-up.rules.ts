import type { Day } from '#kit/contract/day';
import { comma, t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { addDays } from '#kit/rules/calendar';
import { changedNames, type Values } from '#kit/rules/changed-names';
import { type Outcome, writtenOutcomes } from './follow-up.contract';

/** The values of a follow-up. */
interface Said {
  readonly studentID?: string | null | undefined;
  readonly customerID?: string | null | undefined;
  readonly guardianID?: string | null | undefined;
  readonly noteID?: string | null | undefined;
  readonly outcome?: Outcome | null | undefined;
  readonly said?: string | null | undefined;
  readonly promiseDate?: Day | null | undefined;
  readonly nextDate?: Day | null | undefined;
}

/** Whether somebody was spoken to, so that what was said has to be recorded. */
export function wasSpoken(outcome: Outcome | null | undefined): boolean {
  return outcome !== 'noAnswer' && outcome !== 'wrongNumber' && outcome !== 'sent';
}

/** Contradictions within a follow-up, by field. */
export function followUpProblems(of: Said, today: Day): Errors {
  const wrong: Record<string, string | undefined> = {
    ...whoProblem(of),
    outcome: of.outcome === 'sent' ? writtenAlone() : undefined,
    said: wasSpoken(of.outcome) && !of.said ? t('Enter what was said') : undefined,
    promiseDate: promiseProblem(of, today),
    nextDate: of.nextDate && of.nextDate < today ? t('The next follow-up is today or later') : undefined,
  };
  return Object.fromEntries(Object.entries(wrong).flatMap(([name, problem]) => (problem ? [[name, problem]] : [])));
}

/** Why a person cannot enter this outcome: only a message is `sent`. */
function writtenAlone(): string {
  return t('Choose one of: {choices}', { choices: Object.keys(writtenOutcomes).join(comma()) });
}

/** The fields that name whom a follow-up was about. */
const whom = ['studentID', 'customerID', 'guardianID', 'noteID'] as const;

/** Why a follow-up does not name exactly one person. */
function whoProblem(of: Said): Readonly<Record<string, string>> {
  const [first, second] = whom.filter((name) => of[name]);
  if (first === undefined) return { studentID: t('Say whom it was about') };
  return second === undefined ? {} : { [second]: t('Say whom it was about') };
}

function promiseProblem({ outcome, promiseDate }: Said, today: Day): string | undefined {
  if (outcome !== 'promised') return promiseDate ? t('Only a promise has a promised day') : undefined;
  if (!promiseDate) return t('Enter the promised day');
  return promiseDate < today ? t('A promised day is today or later') : undefined;
}

/** Errors of an edit that would change the person of a follow-up: the debts noted in it were that person's. */
export function otherPersonErrors(stored: Values, wanted: Values): Errors {
  const sent = whom.map((name) => [name, wanted[name]] as const).filter(([, value]) => value !== undefined);
  const problem = t('A follow-up stays with whom it was about');
  return Object.fromEntries(changedNames(stored, Object.fromEntries(sent)).map((name) => [name, problem]));
}

/** Why a follow-up cannot be changed: it is fixed when its day is over (ME13), and a message is never changed. */
export function fixedProblem(outcome: Outcome, madeOn: Day, today: Day): string | undefined {
  if (outcome === 'sent') return t('This stands for a message that was sent, and stays');
  return madeOn < today ? t('A follow-up is fixed after its day') : undefined;
}

/** For how many days after a follow-up nobody is asked again (ME14). */
const quietDays = 3;

/** The first day from which a follow-up still keeps somebody from being asked again. */
export function quietSince(today: Day): Day {
  return addDays(today, -quietDays);
}
