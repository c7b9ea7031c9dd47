import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '#demo/seeded';
import { startTestApp, type TestApp } from './test-app';
import { soundsOf } from '#kit/rules/sound';
import { different, namesIn, spelt } from '#kit/rules/sound.fixture';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ slices: [] });
});
afterAll(() => app.stop());

/** The names for which the program and the database hear different sounds. */
async function heardDifferently(names: readonly string[]): Promise<unknown[]> {
  const { rows } = await app.database.pool.query<{ heard: string[] }>(
    'select academy.sounds_of(x) as heard from unnest($1::text[]) with ordinality u(x, at) order by at',
    [names],
  );
  return names
    .map((name, at) => [name, soundsOf(name).join(' '), rows[at]?.heard.join(' ')] as const)
    .filter(([, here, there]) => here !== there);
}

describe('how names sound', () => {
  it('is the same at both ends for 20,000 names and 20,000 mixtures of letters', async () => {
    const random = seeded(83);
    const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)];
    const all = [...namesIn(spelt), ...namesIn(different)].flat();
    const names = Array.from({ length: 20_000 }, () =>
      [0, 1, 2].map(() => pick(all)).join(pick([' ', '-', '  ']) ?? ' '),
    );
    const small = 'aaeeiioouuycxqkghdtsfbpvzmnlrwj  abdmohsh'.split('');
    const mixtures = Array.from({ length: 20_000 }, () =>
      Array.from({ length: 1 + Math.floor(random() * 24) }, () => pick(small)).join(''),
    );
    expect(await heardDifferently(names)).toEqual([]);
    expect(await heardDifferently(mixtures)).toEqual([]);
  });
});
