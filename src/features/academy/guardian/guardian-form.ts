import type { FormRules } from '#kit/web/form/form-rules';
import { type Organisation, todayAt } from '#kit/web/organisation';
import type { guardian } from './guardian.contract';
import { childrenProblems } from './guardian.rules';

type Rules = FormRules<typeof guardian.fields>;

/** Rules of a guardian's form beyond the contract. */
export function guardianForm(organisation: Organisation): Rules {
  return { problems: ({ children }) => childrenProblems(children, todayAt(organisation)) };
}

/** Rules of the form of a new guardian of a student, in which the student is the first child, agreed on today. */
export function guardianOfForm(organisation: Organisation, studentID: string): Rules {
  const today = todayAt(organisation);
  const child = { studentID, relation: 'other', access: 'all', consentDate: today } as const;
  return { ...guardianForm(organisation), start: () => ({ children: [child] }) };
}
