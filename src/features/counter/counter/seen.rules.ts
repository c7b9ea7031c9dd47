import { isObject } from '#kit/contract/parse';
import { sum } from '#kit/rules/money';
import { ranked } from '#kit/rules/label-fit';
import { areAlike } from '#kit/rules/phone';
import type { FoundPerson, OpenDebts } from './counter.contract';
import { lessPaid, type Paid } from './waiting.rules';

type Who = Pick<FoundPerson, 'kind' | '_id'>;

/** The most people that are offered: as many as the server finds. */
const most = 10;

/** The people whom earlier searches found and who fit what is typed, those of the newest answer first. */
export function seenPeople(answers: readonly unknown[], typed: string): FoundPerson[] {
  const seen = new Map<string, FoundPerson>();
  for (const person of answers.flatMap(peopleIn)) {
    const key = `${person.kind} ${person._id}`;
    const before = seen.get(key);
    // The newest answer counts, with the debts from the newest answer that has them.
    seen.set(key, before ? { ...person, ...before } : person);
  }
  const isCalled = ({ phone }: FoundPerson) => phone !== null && areAlike(phone, typed);
  return ranked([...seen.values()], typed, isCalled).slice(0, most);
}

/** The debts as they were last read, of a person or a member of a family; undefined if they never were. */
export function seenDebts(
  { kind, _id }: Who,
  { found, opened }: { readonly found: readonly unknown[]; readonly opened: readonly unknown[] },
): OpenDebts | undefined {
  if (kind === 'family') return undefined;
  const open = opened.filter(isOpen).find(({ people }) => people.some((one) => one._id === _id));
  if (open) {
    const debts = open.debts.filter(({ personID }) => personID === _id);
    return { people: open.people.filter((one) => one._id === _id), debts, total: sum(debts.map((one) => one.balance)) };
  }
  const person = found.flatMap(peopleIn).find((one) => one.kind === kind && one._id === _id && one.debts);
  if (!person?.debts) return undefined;
  const { label, credit, debts } = person;
  return { people: [{ kind, _id, label, credit }], debts, total: sum(debts.map((one) => one.balance)) };
}

/** An answer that was read before a payment, less what the payment paid, so that nobody takes it again. */
export function answerLess(answer: unknown, paid: Paid): unknown {
  if (isOpen(answer)) {
    const debts = lessPaid(answer.debts, paid);
    return { ...answer, debts, total: sum(debts.map(({ balance }) => balance)) };
  }
  if (!Array.isArray(answer)) return answer;
  return answer.map((one: unknown) => {
    if (!isFound(one) || !one.debts) return one;
    const debts = lessPaid(one.debts, paid);
    return { ...one, debts, due: sum(debts.map(({ balance }) => balance)) };
  });
}

const peopleIn = (answer: unknown): FoundPerson[] => (Array.isArray(answer) ? answer.filter(isFound) : []);

function isFound(value: unknown): value is FoundPerson {
  return isObject(value) && [value.kind, value._id, value.label].every((each) => typeof each === 'string');
}

function isOpen(value: unknown): value is OpenDebts {
  return isObject(value) && Array.isArray(value.people) && Array.isArray(value.debts);
}
