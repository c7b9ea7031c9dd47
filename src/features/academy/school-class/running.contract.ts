import { words } from '#kit/contract/language';

/** Whether a class runs, is to come, or is over. */
export const runnings = ['active', 'upcoming', 'past'] as const;
export type Running = (typeof runnings)[number];

/** A tab of a list of classes, or of what belongs to them; `empty` is the sentence shown where it is empty. */
function partOf(name: Running, label: string, empty: string) {
  return { name, label, query: { runs: name }, empty };
}

/** The tabs of such a list: running classes come first. */
export const runningParts = [
  partOf('active', words('Active'), words('Nothing runs now')),
  partOf('upcoming', words('Upcoming'), words('Nothing is to come')),
  partOf('past', words('Past'), words('Nothing is over yet')),
];

/** The tabs of a list that has nothing about future classes. */
export const begunParts = runningParts.filter(({ name }) => name !== 'upcoming');
