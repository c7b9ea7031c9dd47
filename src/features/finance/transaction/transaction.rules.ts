import { t } from '../../../kit/contract/language';
import { type TransactionType, incomeTypes } from './transaction.contract';

/** What is wrong with the category of a hand-entered row: income has a closed list, an expense is free text (D14). */
export function typeProblem(transectionType: TransactionType, type: string): string | undefined {
  if (transectionType === 'expense' || Object.hasOwn(incomeTypes, type)) return undefined;
  return t('Choose one of: {choices}', { choices: Object.keys(incomeTypes).join(', ') });
}

/** Why a row cannot be changed by hand: its document says what it is (D13). */
export function postedProblem(posted: boolean): string | undefined {
  return posted ? t('Change the receipt instead') : undefined;
}

/** Why a row cannot go over to the other side of the statement (D14). */
export function sideProblem(stored: TransactionType, wanted: TransactionType): string | undefined {
  return stored === wanted ? undefined : t('Income cannot become expense, nor expense income');
}

/** A category as people read it: income's are words of the catalogue, an expense's is as it was typed. */
export function typeShown(type: string): string {
  const named = Object.entries(incomeTypes).find(([one]) => one === type)?.[1];
  return named === undefined ? type : t(named);
}
