import { askedWith } from './load/asked.mjs';
import { scenariosOf } from './scenarios.mjs';

/**
 * Calls that are measured beside other calls of the product itself, by turns in the same run.
 * @typedef {import('./scenarios.mjs').Scenario} Scenario
 */

/**
 * All that is measured: first what the limit and the typical server do too.
 * @param {import('./load/facts.mjs').Facts} facts
 * @param {Awaited<ReturnType<typeof import('./load/shop.mjs').stockShop>>} shop
 * @param {import('./load/boxes.mjs').Boxes} boxes
 */
export function allScenarios(facts, shop, boxes) {
  const known = scenariosOf(facts, shop);
  return [...known, ...besideScenarios(facts, boxes, known)];
}

/**
 * @param {import('./load/facts.mjs').Facts} facts
 * @param {import('./load/boxes.mjs').Boxes} boxes
 * @param {readonly Scenario[]} known the calls beside which they are measured
 * @returns {Scenario[]}
 */
function besideScenarios({ token, fees, month, names, wholeNames, registers }, { cashID }, known) {
  const { get, post } = askedWith(token);
  const today = new Date().toISOString().slice(0, 10);
  let nth = 0;
  const one = (/** @type {readonly any[]} */ list) => list[Math.floor(Math.random() * list.length)];
  const beside = (/** @type {string} */ name) => {
    const found = known.find((scenario) => scenario.name === name);
    if (!found) throw new Error(`Nothing is measured under the name ${name}`);
    return found;
  };
  /** Takes a cent for each of the next fees that nobody has paid. @param {number} count */
  const debts = (count) => () => ({
    debts: Array.from({ length: count }, () => ({ feeID: fees[nth++ % fees.length].feeID, amount: 0.01 })),
    payments: [{ accountID: cashID, amount: count / 100 }],
    date: today,
  });
  const take = (/** @type {import('./scenarios.mjs').Asked} */ asked) => post('counter', asked);
  const people = (/** @type {readonly string[]} */ of) => () => ({ q: one(of) });
  const range = `from=${month.from}&to=${month.to}&page=1&pageSize=25`;
  const own = { kind: 'own', by: [] };
  return [
    {
      ...own,
      name: 'Counter: one debt',
      writes: true,
      ask: debts(1),
      product: take,
      beside: beside('Pay a fee'),
      flat: debts(1),
      growth: 1.3,
      goal: { beside: 1.3, rate: 0.8 },
    },
    {
      ...own,
      name: 'Counter: ten debts',
      writes: true,
      ask: debts(10),
      product: take,
      beside: beside('Pay a fee'),
      flat: debts(10),
      growth: 1.3,
      goal: { beside: 4 },
    },
    {
      ...own,
      name: 'Counter: find people',
      ask: people(names),
      product: ({ q }) => get(`counter/people?q=${encodeURIComponent(q)}`),
      beside: beside('Global search'),
      flat: people(wholeNames),
      growth: 1.3,
      goal: { beside: 1.5 },
    },
    {
      ...own,
      name: 'List of 25 accounts',
      ask: () => ({}),
      product: () => get('account?page=1&pageSize=25'),
      beside: beside('List of 25 with exact total'),
      flat: () => ({}),
      growth: 1.3,
      goal: { beside: 1.5 },
    },
    {
      ...own,
      name: 'Aged debts',
      ask: () => ({}),
      product: () => post('reports/agedDebts?page=1&pageSize=25', {}),
      beside: beside('Fee report: what is due'),
      goal: { beside: 2 },
    },
    {
      ...own,
      name: 'List of 25 messages',
      ask: () => ({}),
      product: () => get('message?page=1&pageSize=25'),
      beside: beside('List of 25 with exact total'),
      flat: () => ({}),
      growth: 1.3,
      goal: {},
    },
    {
      ...own,
      name: 'Preview of a message to a class of thirty',
      ask: () => one(registers),
      product: ({ classID }) =>
        post('message/send?preview=1', { channel: 'whatsapp', classID, text: 'Dear {name}, {balance} is open.' }),
      beside: beside('List of 25 with exact total'),
      flat: () => one(registers),
      growth: 1.3,
      goal: {},
    },
    {
      ...own,
      name: 'Entries of an account in a month',
      ask: () => ({}),
      product: () => get(`account/${cashID}/entries?${range}`),
      beside: {
        ...own,
        name: 'List of the same entries',
        ask: () => ({}),
        product: () => get(`transection?accountID=${cashID}&${range}`),
        goal: {},
      },
      goal: {},
    },
  ];
}
