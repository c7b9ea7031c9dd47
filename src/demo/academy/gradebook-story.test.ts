import { expect, it } from 'vitest';
import { addDays } from '#kit/rules/calendar';
import { academyPlan } from './academy-plan';
import { gradebookStory } from './gradebook-story.server';
import { nothingMade } from './made';

const today = '2026-11-23';
const never = async () => {
  throw new Error('Nothing is asked before the day');
};
const calls = { at: never, found: never, logIn: never, save: never, saveAll: never, change: never };
const rest = { ask: never, remove: never, read: never, end: never };

function toldOf(most?: { readonly students: number; readonly classes: number }) {
  const world = { ...academyPlan(today, most), calls: { ...calls, ...rest }, made: nothingMade() };
  return gradebookStory(world).map(({ on }) => on);
}

it('the class of the student who shows the portal has three assessments of the last weeks', () => {
  expect(toldOf()).toEqual([18, 9, 2].map((ago) => addDays(today, -ago)));
});

it('a class that has ended has none: its subjects have marks by hand', () => {
  expect(toldOf({ students: 16, classes: 4 })).toEqual([]);
});
