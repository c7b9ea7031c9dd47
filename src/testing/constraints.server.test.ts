import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempt, byHand, reasonOf } from './constraints/attempts';
import { type Constraint, constraintsOf } from './constraints/catalog';
import { unreachable } from './constraints/unreachable';
import { violate } from './constraints/violate';
import { type Examples, makeExamples } from './example-records';
import type { Answer, TestApp } from './test-app';
import { startWholeApp } from './whole-app';

let app: TestApp;
let token: string;
let examples: Examples;
let all: Constraint[];

beforeAll(async () => {
  app = await startWholeApp();
  app.setClock(new Date('2026-02-20T09:00:00Z'));
  token = await app.setUp();
  examples = await makeExamples(app, token, 'academy');
  all = await constraintsOf(app.database.pool, 'academy');
});
afterAll(() => app.stop());

describe('every CHECK, foreign key and unique index', () => {
  it('is the same in both brands', async () => {
    expect(await constraintsOf(app.database.pool, 'decoration')).toEqual(
      all.map((one) => ({
        ...one,
        columns: one.columns.map((column) => column.replace('academy.', 'decoration.')),
        where: one.where?.replaceAll('academy.', 'decoration.') ?? null,
      })),
    );
  });

  it('refuses by its own name what breaks it, whoever writes', async () => {
    const found: [string, string][] = [];
    for (const one of all) found.push([one.name, await violate(app.database.pool, 'academy', one)]);
    expect(found.filter(([name, refused]) => name !== refused)).toEqual([]);
  });

  it('is the one that names.txt lists: what is taken away is missed', async () => {
    const known = all.map(({ name }) => name).toSorted();
    await expect(known.map((name) => `${name}\n`).join('')).toMatchFileSnapshot('constraints/names.txt');
    const special = [...Object.keys(byHand), ...Object.keys(unreachable)];
    expect(special.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('has no reason where a call is known', async () => {
    expect(Object.keys(unreachable).filter((name) => Object.hasOwn(byHand, name))).toEqual([]);
    const needless = all.filter((one) => Object.hasOwn(unreachable, one.name) && reasonOf(one) !== undefined);
    expect(needless).toEqual([]);
  });

  it('is refused in a sentence where a call would break it, or has a reason why none can', async () => {
    const wrong: [string, string][] = [];
    for (const one of all) {
      const reason = unreachable[one.name] ?? reasonOf(one);
      const answer = reason === undefined ? await attempt(one, { app, token, examples }) : undefined;
      if (reason === undefined && !isRefusal(answer))
        wrong.push([one.name, answer?.text ?? 'no call is known that would']);
    }
    expect(wrong).toEqual([]);
  });
});

function isRefusal(answer: Answer | undefined): boolean {
  if (answer === undefined || answer.status < 400 || answer.status > 499 || answer.status === 404) return false;
  return typeof answer.body?.message === 'string' && answer.body.message.length > 5;
}
