import { expect, test } from 'vitest';
import { refusal } from '#kit/server/refusal';
import { type Company, openLanes } from './lanes';
import { withinTransaction } from './outside';

const open = (waiting = 8) => openLanes({ waiting, refusal: () => refusal(429, 'Later') });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Enters a lane and tells its name once it is in. */
function entering() {
  const lanes = open();
  const inside: string[] = [];
  const enter = async (who: string, company: Company, name = 'account') => {
    const leave = await lanes.enter(name, company);
    inside.push(who);
    return leave;
  };
  return { inside, enter };
}

test('those beside others go in together, whoever has to be alone goes in when they are gone, and nobody overtakes him', async () => {
  const { inside, enter } = entering();
  const [first, second] = await Promise.all([enter('a', 'beside others'), enter('b', 'beside others')]);
  const alone = enter('alone', 'alone');
  const later = [enter('c', 'beside others'), enter('d', 'beside others')];
  first();
  await settled();
  expect(inside).toEqual(['a', 'b']);
  second();
  const done = await alone;
  await settled();
  expect(inside).toEqual(['a', 'b', 'alone']);
  done();
  await Promise.all(later);
  expect(inside).toEqual(['a', 'b', 'alone', 'c', 'd']);
});

test('a name waits for no other', async () => {
  const { inside, enter } = entering();
  await enter('a', 'alone', 'one');
  await enter('b', 'alone', 'other');
  expect(inside).toEqual(['a', 'b']);
});

test('whoever comes when too many wait is refused, and the line goes on', async () => {
  const lanes = open(1);
  const leave = await lanes.enter('account', 'alone');
  const waits = lanes.enter('account', 'beside others');
  await expect(lanes.enter('account', 'beside others')).rejects.toMatchObject({ status: 429 });
  leave();
  (await waits)();
  (await lanes.enter('account', 'alone'))();
});

test('nobody waits for others within a transaction', () => {
  const lanes = open();
  expect(() => withinTransaction(() => lanes.enter('account', 'alone'))).toThrow('no work for within a transaction');
});
