import { visitorNote } from '#features/people/visitor-note/visitor-note.contract';
import type { Day } from '#kit/contract/day';
import { addDays } from '#kit/rules/calendar';
import type { PastCalls } from './past-calls.server';
import { between, seeded } from './seeded';
import { person, pick } from './somali-names';
import type { Act } from './story';

interface World {
  readonly calls: PastCalls;
  readonly today: Day;
}

type Some = readonly [string, ...string[]];

/** What visitors of a house ask for and say. */
export interface Visitors {
  readonly seed: number;
  readonly wants: Some;
  readonly says: Some;
}

export const academyVisitors: Visitors = {
  seed: 1001,
  wants: ['Web Development', 'Graphic Design', 'Microsoft Office', 'Mobile Apps', 'Computer Networking', 'English'],
  says: [
    'Asked for the price and the next start.',
    'Wants evening lessons, works until five.',
    'Comes back with a brother who wants the same course.',
    'Asked whether the fee can be paid in two parts.',
    'Has finished secondary school and waits for the results.',
    'Knows a graduate of ours who recommended the course.',
  ],
};

export const shopVisitors: Visitors = {
  seed: 2002,
  wants: ['Graphic Design', 'Banner design', 'Wedding cards', 'Logo design', 'Offset printing'],
  says: [
    'Asked for a price for 500 cards and took samples along.',
    'Wants to learn design in the shop during the holidays.',
    'Comes back when the manager has agreed to the price.',
    'Needs a banner for an opening next month.',
    'Asked how long a sign of three metres takes.',
  ],
};

const days: Some = ['Saturday to Wednesday', 'Mornings', 'Evenings after 17:00', 'Thursday and Friday', 'Any day'];

const weeks = 40;

/** Two visitors a week who asked something and were entered. */
export function noteStory({ calls, today }: World, { seed, wants, says }: Visitors): readonly Act[] {
  const random = seeded(seed);
  return Array.from({ length: weeks * 2 }, (_none, number): Act => {
    const { name, phone, address } = person(random, number);
    const on = addDays(today, -Math.floor(number / 2) * 7 - between(random, 0, 5));
    const body = {
      Name: name,
      phone,
      Address: address,
      Course: pick(random, wants),
      Days: pick(random, days),
      Description: pick(random, says),
      dateVisit: random() < 0.6 ? addDays(on, between(random, 1, 9)) : null,
    };
    return { on, take: () => calls.save(visitorNote.path, body) };
  });
}
