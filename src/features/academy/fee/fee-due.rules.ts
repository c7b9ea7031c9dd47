import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { changedNames } from '#kit/rules/changed-names';
import type { Part } from '#features/ledger/debt/due.contract';
import { dueDateProblems, planFor } from '#features/ledger/debt/due.rules';
import { dueAfterPlan, planProblems } from '#features/ledger/debt/plan.rules';

/** When a fee is due, and its parts where it has a plan. */
interface FeeDue {
  readonly dueDate: Day;
  readonly instalments: readonly Part[] | null;
}

/** The part of an edit of a fee that bears on when it is due. */
export interface DueEdit {
  readonly stored: FeeDue;
  readonly sent: { readonly dueDate?: Day | undefined; readonly instalments?: readonly Part[] | null | undefined };
  /** What is owed after the edit, and what is paid. */
  readonly amount: Money;
  readonly paid: Money;
  /** The day on which it was charged. */
  readonly day: Day;
  readonly shown: (amount: Money) => string;
}

/** The plan that was sent, unless it is the stored one. */
function newPlan({ stored, sent }: Pick<DueEdit, 'stored' | 'sent'>): readonly Part[] | undefined {
  if (sent.instalments === undefined) return undefined;
  const { instalments } = sent;
  return changedNames({ instalments: stored.instalments ?? [] }, { instalments: instalments ?? [] }).length > 0
    ? (instalments ?? [])
    : undefined;
}

/** Problems of when a fee is due, by field (FE1, FE2). */
export function dueEditProblems(edit: DueEdit): Errors {
  const { stored, sent, amount, paid, day, shown } = edit;
  const plan = newPlan(edit);
  if (plan && plan.length > 0) {
    const early = plan[0] && plan[0].dueDate < day ? dueDateProblems(plan[0].dueDate, day).dueDate : undefined;
    return {
      ...(early === undefined ? {} : { 'instalments.0.dueDate': early }),
      ...planProblems(plan, { amount, paid, shown }),
    };
  }
  const moved = sent.dueDate !== undefined && sent.dueDate !== stored.dueDate;
  if (!moved) return {};
  const isPlanned = plan === undefined && planFor(stored.instalments, amount) !== null;
  return isPlanned
    ? { dueDate: t('The first instalment says when it is due') }
    : dueDateProblems(sent.dueDate ?? stored.dueDate, day);
}

/**
 * When a fee is due after a valid edit: a plan is adjusted to what is owed (FE3), and a plan that is removed leaves its last day as the
 * due day (FE2).
 */
export function dueAfterEdit(edit: DueEdit): FeeDue {
  const { stored, sent, amount } = edit;
  const plan = newPlan(edit);
  const said = sent.dueDate ?? stored.dueDate;
  if (plan === undefined) return { dueDate: said, instalments: planFor(stored.instalments, amount) };
  if (plan.length > 0) return { dueDate: plan[0]?.dueDate ?? said, instalments: plan };
  const moved = said !== stored.dueDate;
  return { dueDate: moved ? said : (dueAfterPlan(stored.instalments ?? []) ?? said), instalments: null };
}
