import { money } from '#kit/contract/fields-number';
import { transaction } from './transaction.contract';

/** The statement: both sides by date, with the balance after each row, beginning with the balance brought forward. */
export const statement = {
  ...transaction,
  one: 'Statement',
  many: 'Statement',
  stored: { ...transaction.stored, runningBalance: money('Balance', { initial: 0 }) },
  only: { running: '1', opening: '1' },
} as const;

/** Sent with the rows: the sum of everything before the range, and the balance after it. */
export const statementFigures = {
  broughtForward: money('Balance brought forward'),
  balanceAtEnd: money('Balance at the end'),
};
