import fc from 'fast-check';
import { expect, it } from 'vitest';
import { battery } from './battery';
import { brokenChecks } from './interleaving/state';
import { beginning } from './money-model/begin';
import { booksPlans } from './money-model/books-commands';
import { boxPlans } from './money-model/box-commands';
import { commandsOf } from './money-model/command';
import { compareAll } from './money-model/compare';
import { discountPlans } from './money-model/discount-commands';
import { counterPlans, salePlans } from './money-model/counter-commands';
import { feePlans } from './money-model/fee-commands';
import { notePlans, returnPlans } from './money-model/note-commands';
import { peoplePlans } from './money-model/people-commands';
import { servicePlans } from './money-model/service-commands';
import { shopPlans } from './money-model/shop-commands';
import { signingPlans } from './money-model/signing-commands';
import { startWholeApp } from './whole-app';

const { size, seed, patience, report } = battery('money model, commands', {
  few: 200,
  gate: 5_000,
  goal: 5_000_000,
  perRun: 200,
});

const everywhere = [
  ...commandsOf('people', peoplePlans, ['enterEntry', 'makeCommission']),
  ...commandsOf('books', booksPlans),
  ...commandsOf('boxes', boxPlans, ['enterInBox', 'transfer', 'countBox', 'voidCounted', 'voidCounted', 'voidClose']),
  ...commandsOf('counter', counterPlans, [
    'takeDebts',
    'takeDebts',
    'takeDebts',
    'giveBack',
    'payAhead',
    'takeBackRefund',
    'voidPayment',
  ]),
  ...commandsOf('boxes', signingPlans, ['sign']),
  ...commandsOf('notes', notePlans, ['takeOff', 'takeOff', 'takeOff', 'voidNote']),
];
const brands = [
  [
    'academy',
    [
      ...commandsOf('fees', feePlans, ['enrol', 'charge', 'charge', 'payFee', 'editFeeReceipt', 'voidFeeReceipt']),
      ...commandsOf('notes', discountPlans, ['splitFee', 'splitFee']),
      ...everywhere,
    ],
  ],
  [
    'decoration',
    [
      ...commandsOf('shop', shopPlans, [
        'buy',
        'sell',
        'sell',
        'payInvoice',
        'payInvoice',
        'voidInvoiceReceipt',
        'voidInvoiceReceipt',
        'editInvoice',
        'editInvoiceReceipt',
        'returnStock',
      ]),
      ...commandsOf('shop', servicePlans, [
        'order',
        'order',
        'payService',
        'payService',
        'editServiceReceipt',
        'editServiceReceipt',
        'voidServiceReceipt',
      ]),
      ...commandsOf('counter', salePlans, ['sellAtCounter', 'sellAtCounter']),
      ...commandsOf('notes', returnPlans, ['bringBack', 'bringBack', 'bringBack']),
      ...everywhere,
    ],
  ],
] as const;

/** Sequences that one database takes: the activity log grows, and each command writes to it. */
const sequences = size > 10_000 ? 100 : 20;

it('keeps every balance, number, status, stock, payroll, statement row and figure as a pure model does, and refuses what it refuses', {
  timeout: patience,
}, async () => {
  const failures: string[] = [];
  const tally = new Map<string, number>();
  const done = () => [...tally.values()].reduce((all, one) => all + one, 0);
  // Both brands at once, each with a product of its own.
  await Promise.all(
    brands.map(async ([brand, arbitraries]) => {
      for (let round = 0; done() < size && failures.length === 0; round++) {
        const app = await startWholeApp();
        const begin = await beginning(app, brand, tally);
        const property = fc.asyncProperty(
          fc.commands([...arbitraries], { maxCommands: 60, size: 'max' }),
          async (sequence) => {
            const { model, real } = await begin.fresh();
            await fc.asyncModelRun(() => ({ model, real }), sequence);
            await compareAll(model, real.call);
            expect(await brokenChecks(app.database.pool, brand), 'npm run verify').toEqual({});
          },
        );
        await fc
          .assert(property, { numRuns: sequences, seed: seed + round, unbiased: true })
          .catch((error: unknown) =>
            failures.push(`${brand}: ${String(error)} ${error instanceof Error ? String(error.cause) : ''}`),
          );
        await app.stop();
      }
    }),
  );
  expect(report(done(), failures)).toEqual([]);
  if (process.env.TRUST_REPORT) console.log([...tally].map(([name, times]) => `${name}: ${times}`).join(', '));
  if (done() < 3_000) return;
  // What is always refused would prove nothing.
  const taken = new Set([...tally.keys()].filter((key) => key.endsWith(' 200')).map((key) => key.replace(' 200', '')));
  const all = [
    feePlans,
    shopPlans,
    servicePlans,
    peoplePlans,
    booksPlans,
    boxPlans,
    signingPlans,
    counterPlans,
    salePlans,
    notePlans,
    discountPlans,
    returnPlans,
  ].flatMap((plans) => Object.keys(plans));
  expect(all.filter((name) => !taken.has(name))).toEqual([]);
});
