import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#kit/server/project-root';

interface Word {
  readonly word: string;
  readonly meaning: string;
  readonly file: string;
}

function wordsIn(page: string): Word[] {
  return [...page.matchAll(/^\| ([^|]+) \| ([^|]+) \|[^|]*\| `([^`|]+)` \|$/gm)].map(
    ([, word = '', meaning = '', file = '']) => ({ word, meaning, file }),
  );
}

const listed = wordsIn(readFileSync(join(projectRoot, 'docs/words.md'), 'utf8'));

it('the words of the code are at most sixty, each once', () => {
  expect(listed.length).toBeGreaterThan(50);
  expect(listed.length).toBeLessThanOrEqual(60);
  expect(new Set(listed.map(({ word }) => word)).size).toBe(listed.length);
});

it('each is shown by a file that is there and says the word', () => {
  const astray = listed.filter(({ word, file }) => {
    const path = join(projectRoot, file);
    return (
      !existsSync(path) || !new RegExp(word.replace(' ', '\\W?'), 'i').test(`${file} ${readFileSync(path, 'utf8')}`)
    );
  });
  expect(astray).toEqual([]);
});
