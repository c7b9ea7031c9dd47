import { words } from '#kit/contract/language';

/** Whether a class runs, is to come, or is over. */
export const runnings = ['active', 'upcoming', 'past'] as const;
export type Running = (typeof runnings)[number];

/** A part of a list of classes, or of what belongs to them; `empty` is what it says where nothing is in it. */
function partOf(name: Running, label: string, empty: string) {
  return { name, label, query: { runs: name }, empty };
}

/** The parts of such a list: what runs comes first. */
export const runningParts = [
  partOf('active', words('Active'), words('Nothing runs now')),
  partOf('upcoming', words('Upcoming'), words('Nothing is to come')),
  partOf('past', words('Past'), words('Nothing is over yet')),
];

/** The parts of a list that has nothing of classes to come. */
export const begunParts = runningParts.filter(({ name }) => name !== 'upcoming');
