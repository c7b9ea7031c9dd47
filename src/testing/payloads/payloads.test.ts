import { expect, it } from 'vitest';
import { battery } from '#testing/battery';
import { handWritten } from './hand-written';
import { payloads } from './variations';

it('sixty payloads are written by hand, no two alike, each short enough for a name of sixty characters', () => {
  expect(new Set(handWritten.map(({ text }) => text)).size).toBe(60);
  expect(handWritten.filter(({ text }) => text.length > 60)).toEqual([]);
});

it('variations are made by the dice, after those written by hand, none twice and none too long for a name', () => {
  const sizes = { few: 1, gate: 1, goal: 1, perRun: 1 };
  const made = payloads(2000, battery('variations', sizes).random).map(({ text }) => text);
  expect(made.slice(0, 60)).toEqual(handWritten.map(({ text }) => text));
  expect(new Set(made).size).toBe(2000);
  expect(made.filter((text) => text.length > 120 || !text.isWellFormed() || text.includes('\0'))).toEqual([]);
});
