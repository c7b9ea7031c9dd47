import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#kit/server/project-root';

/** How many requirements of level 1 and 2 each section of ASVS 5.0.0 has; they are numbered from 1. */
const sections = `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1
  8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2
  12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4
  17.3:2`;

const asked = sections.split(/\s+/).flatMap((section) => {
  const [name = '', count] = section.split(':');
  return Array.from({ length: Number(count) }, (_one, index) => `${name}.${index + 1}`);
});

const page = readFileSync(join(projectRoot, 'docs/asvs.md'), 'utf8');
const rows = page.split('\n').flatMap((line) => {
  const [, number, answer, where] =
    /^\| (\d+\.\d+\.\d+) \| [12] \| [^|]+ \| (yes|partly|no|not applicable) \| ([^|]+) \|$/.exec(line) ?? [];
  return number && answer && where ? [{ number, answer, where }] : [];
});

/** The files of ours that a text names. */
function filesIn(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+)`/g)].flatMap(([, name = '']) =>
    /^[\w-]+\/|^[A-Z]+\.md$/.test(name) ? [name] : [],
  );
}

/** What is built and not kept is named, too. */
const isThere = (file: string) => file.startsWith('dist') || existsSync(join(projectRoot, file));

it('docs/asvs.md answers each requirement of level 1 and 2 once', () => {
  expect(asked).toHaveLength(253);
  expect(rows.map(({ number }) => number)).toEqual(asked);
});

it('docs/asvs.md names only files that exist', () => {
  const missing = rows.flatMap(({ number, where }) =>
    filesIn(where)
      .filter((file) => !isThere(file))
      .map((file) => `${number}: ${file}`),
  );
  expect(missing).toEqual([]);
  expect(rows.flatMap(({ where }) => filesIn(where)).length).toBeGreaterThan(100);
  expect(filesIn('as `src/nowhere.ts` and `README.md` say, not `/api` or `TRUSTED_PROXY`').map(isThere)).toEqual([
    false,
    true,
  ]);
});

it('docs/asvs.md counts its answers rightly, and tells above every no in its table', () => {
  for (const answer of ['yes', 'partly', 'no', 'not applicable']) {
    const count = rows.filter((row) => row.answer === answer).length;
    expect(page).toContain(`**${answer}** ${count}`);
  }
  const missing = page.split('## What is missing')[1]?.split('\n## ')[0] ?? '';
  const untold = rows.filter(({ number, answer }) => answer === 'no' && !missing.includes(number));
  expect(untold).toEqual([]);
});
