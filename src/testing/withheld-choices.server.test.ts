import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Entity } from '#kit/contract/entity';
import type { Brand } from '#house/brand/brand.contract';
import { staffClaims } from '#house/session/claims';
import { menus } from '#app/product';
import { everyEntity } from './example-records';
import { callersOf, type Callers } from './permissions/callers';
import { screensOf } from './permissions/cells';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';

let app: TestApp;
let callers: Callers;

beforeAll(async () => {
  app = await startWholeApp();
  callers = await callersOf(app);
});
afterAll(() => app.stop());

const offering = everyEntity.filter(({ options }) => options);

/** The choice lists that a token names as withheld. */
const withheldBy = (token: string) => staffClaims(token)?.withheld ?? [];

/** Whether a brand has the screen of an entity, if that has one. */
const isIn = (brand: Brand, { screen }: Entity) => screen === undefined || menus.offered(brand).has(screen.path);

/** What is wrong with the choice lists that somebody is told to be withheld: those refused are, and those of the brand that answer are not. */
async function wrongWith(brand: Brand, token: string, who: string): Promise<string[]> {
  const withheld = withheldBy(token);
  const each = offering.map(async (of) => {
    const { status } = await app.call('GET', `${of.path}/options`, { token, brand });
    const isWithheld = withheld.includes(of.path);
    const isExpected = status === 403 || !isIn(brand, of);
    return isWithheld === isExpected
      ? []
      : [`${brand} ${who} ${of.path}: ${status}, ${isWithheld ? 'withheld' : 'offered'}`];
  });
  return (await Promise.all(each)).flat();
}

it.each(['academy', 'decoration'] as const)(
  'whoever holds one screen of the %s is offered no filter whose choices answer 403, and every other one of the brand',
  async (brand) => {
    const wrong: string[] = [];
    for (const screen of screensOf(brand))
      wrong.push(...(await wrongWith(brand, await callers.holding(brand, [screen]), screen)));
    expect(wrong).toEqual([]);
  },
);

it('from the owner nothing is withheld but what the brand has no screen for', async () => {
  expect(await wrongWith('academy', callers.owner('academy'), 'owner')).toEqual([]);
  expect(await wrongWith('decoration', callers.owner('decoration'), 'owner')).toEqual([]);
  expect(withheldBy(callers.owner('decoration'))).toContain('student');
  expect(withheldBy(callers.owner('academy'))).not.toContain('student');
});
