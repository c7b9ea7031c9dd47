import { words } from '#kit/contract/language';
import { aside, columnsOf, opening } from '#kit/web/list/column';
import { pageOfPayer } from '#features/ledger/credit/credit.rules';
import { type FollowUp, followUp } from './follow-up.contract';

const { field, badge, ref, column } = columnsOf(followUp);

/** The person a follow-up was about. */
export function personShown({ studentID, customerID, guardianID, noteID }: FollowUp): string {
  if (studentID) return `${studentID.studentName} (${studentID.stdID})`;
  return customerID?.name ?? guardianID?.guardianName ?? noteID?.Name ?? '';
}

/** The columns of follow-ups on the page of a person. */
export const columnsOfPerson = [
  opening({ ...field('createdAt'), label: words('When') }),
  badge('outcome'),
  badge('channel'),
  field('said'),
  field('promiseDate'),
  field('nextDate'),
];

/** The columns of follow-ups of anybody. */
export const followUpColumns = [
  { ...column(words('Name'), personShown), to: pageOfPayer },
  ...columnsOfPerson,
  // Not summed: what was open then may have been paid since.
  field('amountOpen'),
  ...aside(ref('userID', ({ name }) => name)),
];
