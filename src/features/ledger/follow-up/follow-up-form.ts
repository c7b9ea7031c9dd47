import { words } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { type Organisation, todayAt } from '#kit/web/organisation';
import type { Brand } from '#house/brand/brand.contract';
import { type followUp, writtenOutcomes } from './follow-up.contract';
import { followUpProblems, wasSpoken } from './follow-up.rules';

type Rules = FormRules<typeof followUp.fields>;

const what = ['channel', 'outcome', 'said', 'promiseDate', 'nextDate'] as const;

/** The form of a call, a visit or a message to a person who is known already. */
export function followUpForm(organisation: Organisation): Rules {
  const today = todayAt(organisation);
  return {
    title: words('Follow up'),
    fields: what,
    when: { promiseDate: ({ outcome }) => outcome === 'promised' },
    required: {
      said: ({ outcome }) => (outcome !== undefined && wasSpoken(outcome) ? words('Enter what was said') : undefined),
      promiseDate: () => words('Enter the promised day'),
    },
    words: { outcome: writtenOutcomes },
    start: () => ({ channel: 'call' }),
    changed: (name, { promiseDate }) => (name === 'promiseDate' && promiseDate ? { nextDate: promiseDate } : {}),
    problems: (values) => followUpProblems(values, today),
  };
}

/** What decides which people the form offers if it is not known whom it was about: only the academy has students and guardians. */
export interface Known {
  readonly brand: Brand;
  readonly families: boolean;
}

/** The form of a follow-up that also asks whom it was about. */
export function followUpOfAnybody(organisation: Organisation, { brand, families }: Known): Rules {
  return {
    ...followUpForm(organisation),
    fields: ['studentID', 'guardianID', 'customerID', ...what],
    when: {
      ...followUpForm(organisation).when,
      studentID: () => brand === 'academy',
      guardianID: () => brand === 'academy' && families,
    },
  };
}
