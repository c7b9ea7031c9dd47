import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '#demo/seeded';
import { fold } from '#kit/contract/fold';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ slices: [] });
});
afterAll(() => app.stop());

async function foldedThere(texts: readonly string[]): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ folded: string }>(
    'select academy.fold(x) as folded from unnest($1::text[]) with ordinality u(x, at) order by at',
    [texts],
  );
  return rows.map(({ folded }) => folded);
}

/** Where both ends differ, or folding again gives something else. */
async function differing(texts: readonly string[]): Promise<unknown[]> {
  const there = await foldedThere(texts);
  return texts
    .map((text, at) => [text, fold(text), there[at], fold(fold(text))] as const)
    .filter(([, here, there, again]) => here !== there || here !== again);
}

const points = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_one, at) => first + at);
/** Latin, its marks and signs, and Arabic, with their extensions and forms; all that a keyboard or a phone book gives. */
const blocks = [
  ...points(0x20, 0x2af),
  ...points(0x2b0, 0x3ff),
  ...points(0x600, 0x77f),
  ...points(0x860, 0x8ff),
  ...points(0x1e00, 0x1eff),
  ...points(0x2000, 0x214f),
  ...points(0x2c60, 0x2c7f),
  // Without the newest ones: PostgreSQL and Node.js learn them at different times.
  ...points(0xa720, 0xa7ca),
  ...points(0xa7f2, 0xa7ff),
  ...points(0xab30, 0xab6f),
  ...points(0xfb00, 0xfb06),
  ...points(0xfb50, 0xfdff),
  ...points(0xfe00, 0xfeff),
  ...points(0xff00, 0xffef),
];
const letters = blocks.map((point) => String.fromCodePoint(point)).filter((letter) => !/\p{Cn}/u.test(letter));

describe('text as searches compare it', () => {
  it.each([
    ['احمد', 'أحمد'],
    ['فاطمه', 'فاطمة'],
    ['ٱلهدى', 'الهدي'],
    ['مُحَمَّد', 'محـــمد'],
    ['مؤمن', 'مومن'],
    ['عائشة', 'عايشه'],
    ['کریم', 'كريم'],
    ['صف ٣', 'صف 3'],
    ['صف ۳', 'صف 3'],
    ['said', 'Sa’id'],
    ['said', "Sa'id"],
    ['said', 'Saʿīd'],
    ['said', 'Sa`id'],
    ['said', 'Sa´id'],
    ['abdirahman', 'Abdi-Rahman'],
    ['abdirahman', 'Abdi\u2011Rahman'],
    ['ahmed', 'Ah\u200bmed\u200e'],
    ['jose', 'José'],
    ['strasse', 'STRAẞE'],
  ])('is the same for %s and %s', (one, other) => {
    expect(fold(other)).toBe(fold(one));
  });

  it('is the same at both ends for every letter of Latin and Arabic', async () => {
    expect(letters.length).toBeGreaterThan(3_000);
    expect(await differing(letters.flatMap((letter) => [letter, `a${letter}b`]))).toEqual([]);
  });

  it('is the same at both ends for 20,000 names and 20,000 mixtures of all these letters', async () => {
    const random = seeded(38);
    const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)];
    const pieces = [
      'Cabdi',
      'raxmaan',
      'Sa',
      'id',
      'Ünal',
      'محمد',
      'أحمد',
      'فاطمة',
      'بن',
      'على',
      'O',
      'Brien',
      'José',
      'Xaawo',
    ];
    const joins = [' ', '-', "'", '’', 'ʿ', '‐', '\u200f', 'ـ', '\u064e', ''];
    const text = (of: readonly string[], most: number) =>
      Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(of)).join('');
    const names = Array.from({ length: 20_000 }, () =>
      Array.from({ length: 1 + Math.floor(random() * 4) }, () => `${pick(pieces)}${pick(joins)}`).join(''),
    );
    const mixtures = Array.from({ length: 20_000 }, () => text(letters, 12));
    expect(await differing(names)).toEqual([]);
    expect(await differing(mixtures)).toEqual([]);
  });
});
