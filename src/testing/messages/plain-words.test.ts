// Proves S§2.
import { expect, it } from 'vitest';
import { readSources } from '#testing/architecture/source';
import { messagesOf } from './messages';

/** Words that only a program uses: names of fields and calls, commands, methods. */
const programs = /\b_{1,2}\w+|\bnpm\b|\bUUID\b|\bJSON\b|\bnull\b|\b(?:GET|POST|PUT|DELETE)\b|\b[a-z]+[A-Z]\w*/;

/** Sentences for authors of programs that call ours, and names that are the product's own. */
const spared = [
  'GET',
  'POST',
  '_id must be a UUID',
  '__v must be a whole number',
  'Say which record: _id is missing',
  'This _id is already used',
  'an _id of {path}',
  'takesStudents takes 1',
  'The part is serviceTasks or salesTasks',
];

const withoutValues = (sentence: string) => sentence.replaceAll(/\{\w+\}/g, '').replaceAll(/superAdmins?/g, '');

it('a sentence says nothing that only a program knows, but for those of callers', () => {
  const said = messagesOf(readSources()).flatMap(({ key, one }) => [key, ...(one === undefined ? [] : [one])]);
  expect(said.length).toBeGreaterThan(1000);
  const found = said.filter((sentence) => programs.test(withoutValues(sentence)));
  expect([...new Set(found)].toSorted()).toEqual(spared.toSorted());
});

/** Headings and buttons of once, which people did not understand. */
const given = ['By a document', 'Phone paid', 'Phone receipt', 'Generate invoice', 'Submit order'];

it.each(given)('nothing is called “%s” any more', (words) => {
  const said = messagesOf(readSources()).flatMap(({ key, one = '' }) => [key, one]);
  expect(said.filter((sentence) => sentence.toLowerCase() === words.toLowerCase())).toEqual([]);
});
