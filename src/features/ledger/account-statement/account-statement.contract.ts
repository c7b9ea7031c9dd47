import { endpoint, reply } from '#kit/contract/endpoint';
import { choice } from '#kit/contract/fields-choice';
import { money, whole } from '#kit/contract/fields-number';
import { date, text } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';

/** The kinds of movements of a person's debt (DE12). */
export const statementKinds = {
  charge: words('Charge'),
  creditNote: words('Credit note'),
  payment: words('Payment'),
  advance: words('Paid in advance'),
  refund: words('Paid back'),
} as const;

export type StatementKind = keyof typeof statementKinds;

/** A movement of what a person owes, or a payment from credit, whose money must not count twice. */
export interface Movement {
  readonly date: string;
  readonly kind: StatementKind;
  readonly number: number | null;
  readonly text: string;
  readonly debit: Money;
  readonly credit: Money;
  /** By how much it changes the balance: less than its amount if it was paid from credit. */
  readonly moves: Money;
}

/** The columns of the statement as a file. */
export const statementFields = {
  date: date('Date'),
  kind: choice('Kind', statementKinds),
  number: whole('Number', { min: 1, max: 1_000_000_000 }),
  text: text('Description'),
  debit: money('Debit'),
  credit: money('Credited'),
  balance: money('Balance'),
};

export interface StatementRow extends Omit<Movement, 'moves'> {
  /** What is owed after it, less what was paid ahead; negative if more was paid than is owed. */
  readonly balance: Money;
}

/** The person of a statement; a family's statement is that of a guardian, for all the children together. */
export interface StatementPerson {
  readonly kind: 'student' | 'customer' | 'family';
  readonly _id: string;
  readonly label: string;
  readonly phone: string | null;
}

export interface AccountStatement {
  readonly status: true;
  readonly person: StatementPerson;
  readonly opening: Money;
  readonly rows: readonly StatementRow[];
  readonly closing: Money;
  /** As of today, whatever days the rows cover. */
  readonly unusedCredit: Money;
  readonly overdue: Money;
  readonly nextDue: string | null;
}

/** The names of which the address carries exactly one; in their own portal students may leave them out. */
export const whoseStatement = ['studentID', 'customerID'] as const;

export const statementPath = 'accountStatement';

export const readStatement = endpoint({
  method: 'GET',
  path: statementPath,
  title: 'Statement of account of a person',
  query: [...whoseStatement, 'from', 'to', 'format'],
  reply: reply<AccountStatement>(),
});
