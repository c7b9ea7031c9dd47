import { endpoint, reply } from '#kit/contract/endpoint';
import { words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { OpenDebt } from '#features/counter/open-debt/open-debt.contract';

/** The kinds of payers at the counter: one person, or several who share a guardian or a parent's phone (CO2). */
export const personKinds = { student: words('Student'), customer: words('Customer'), family: words('Family') } as const;

export type PersonKind = keyof typeof personKinds;

/** Somebody who owes, or whose credit is kept. */
export interface Payer {
  readonly kind: Exclude<PersonKind, 'family'>;
  readonly _id: string;
  readonly label: string;
  readonly credit: Money;
}

/** Somebody whom the counter has found (CO1). */
export interface FoundPerson {
  readonly kind: PersonKind;
  /** A family's is that of its guardian, else that of its eldest student. */
  readonly _id: string;
  readonly label: string;
  readonly phone: string | null;
  readonly number: number | null;
  readonly due: Money;
  readonly credit: Money;
  /** The debts of the first person found, so that they can be shown at once. */
  readonly debts?: readonly OpenDebt[];
}

/** The debts of a person, or of a family together. */
export interface OpenDebts {
  readonly people: readonly Payer[];
  readonly debts: readonly OpenDebt[];
  readonly total: Money;
}

export const findPeople = endpoint({
  method: 'GET',
  path: 'counter/people',
  title: 'People at the counter, by name, phone, number or document',
  query: ['q'],
  reply: reply<readonly FoundPerson[]>('list'),
});

/** The parameters of which the address has exactly one. */
export const whoseDebts = ['studentID', 'customerID', 'guardianID', 'familyOf'] as const;

export const findDebts = endpoint({
  method: 'GET',
  path: 'counter/debts',
  title: 'Open debts of a person or of a family',
  query: whoseDebts,
  reply: reply<OpenDebts>(),
});

/** The path where money is taken; what it can be taken for is in the contract of that call. */
export const counterPath = 'counter';
