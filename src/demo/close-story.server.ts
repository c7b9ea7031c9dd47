import { settings } from '#house/organisation/house.contract';
import { dayClose, signClose } from '#features/ledger/day-close/day-close.contract';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { transfer } from '#features/ledger/transfer/transfer.contract';
import type { Day } from '#kit/contract/day';
import { addDays } from '#kit/rules/calendar';
import { demoPassword } from './demo-brand';
import type { Made, PastCalls } from './past-calls.server';
import type { Act } from './story';

interface World {
  readonly calls: PastCalls;
  readonly today: Day;
}

/** Who counts in the evening and makes all other calls, and who signs the day after. */
interface Hands {
  readonly counts: string;
  readonly signs: string;
}

interface Evening {
  readonly on: Day;
  readonly off: number;
  readonly reason?: string;
  /** Whether what is above the float is brought to the bank. */
  readonly floats?: true;
}

/** The sums by which the cash box was over or short on the evenings of a week, the first evening being its opening, and why. */
const week: readonly Omit<Evening, 'on'>[] = [
  { off: 0 },
  { off: 0 },
  { off: -2, reason: 'Change was given twice' },
  { off: 0, floats: true },
  { off: 0.5, reason: 'Found under the drawer' },
  { off: -6.5, reason: 'A fare was paid without a slip' },
];

/** The amount that stays in the box when the rest is taken to the bank. */
const float = 100;

/** The most that is paid out of the box in a day. */
const nextDay = 300;

/**
 * A week of evenings: the cash box is counted by notes, the largest wallet by what its phone shows. All but the last evening is
 * signed by somebody else.
 */
export function closeStory({ calls, today }: World, hands: Hands): readonly Act[] {
  const closes: Made[] = [];
  const evenings = week.map((evening, index): Act => {
    const on = addDays(today, index - week.length);
    return {
      on,
      take: async () => {
        const box = await countBox(calls, { ...evening, on });
        const wallet = index % 2 === 0 ? await countWallet(calls) : undefined;
        for (const close of [box, wallet]) if (close) closes.push(close);
      },
    };
  });
  return [
    {
      on: addDays(today, -week.length),
      take: () => calls.change(settings.path, { secondCurrency: 'SOS', secondRate: 26_000 }),
    },
    ...evenings.slice(0, -1),
    { on: addDays(today, -1), take: () => signAll(calls, closes, hands) },
    ...evenings.slice(-1),
  ];
}

async function countBox(calls: PastCalls, { on, off, reason, floats }: Evening): Promise<Made | undefined> {
  const bank = await accountOf(calls, 'Salaam Bank');
  const box = await withEnough(calls, { on, box: await accountOf(calls, 'Cash'), bank });
  // What was in the box on the first evening is known by its count alone: more than was taken that day.
  const amount = box.lastCount === null ? 862.5 : Math.max(0, Number((Number(box.balance) + off).toFixed(2)));
  if (off === 0 && (await isIdle(calls, box))) return undefined;
  const away = floats && amount > float ? { leave: float, moveToID: bank._id } : {};
  return calls.save(dayClose.path, {
    accountID: box._id,
    notes: notesOf(amount),
    counted: amount,
    ...(reason === undefined ? {} : { reason }),
    ...away,
  });
}

/** The box, to which so much is brought from the bank as salaries and rent took out of it beyond what was in it, and what the next day needs. */
async function withEnough(calls: PastCalls, { on, box, bank }: { on: Day; box: Made; bank: Made }): Promise<Made> {
  const balance = Number(box.balance);
  if (box.lastCount === null || balance >= 0) return box;
  const amount = Math.ceil((nextDay - balance) / 100) * 100;
  await calls.save(transfer.path, { fromID: bank._id, toID: box._id, amount, date: on, note: 'For the cash box' });
  return accountOf(calls, 'Cash');
}

async function countWallet(calls: PastCalls): Promise<Made | undefined> {
  const wallet = await accountOf(calls, 'Evc plus');
  if (await isIdle(calls, wallet)) return undefined;
  return calls.save(dayClose.path, { accountID: wallet._id, counted: Math.max(0, Number(wallet.balance)) });
}

/** Whether an account holds what was counted last: on a day on which nothing happened nobody counts. */
async function isIdle(calls: PastCalls, { _id, balance }: Made): Promise<boolean> {
  const [last] = await calls.read(`${dayClose.path}?accountID=${_id}&latest=1`);
  return last !== undefined && last.counted === balance;
}

async function accountOf(calls: PastCalls, name: string): Promise<Made> {
  const found = (await calls.read(moneyAccount.path)).find((one) => one.name === name);
  if (!found) throw new Error(`The example has no account ${name}`);
  return found;
}

/** The fewest notes and coins that come to an amount. */
function notesOf(amount: number): readonly object[] {
  let left = Math.round(amount * 100);
  const notes = [100, 50, 20, 10, 5, 1].map((value) => {
    const count = Math.floor(left / (value * 100));
    left -= count * value * 100;
    return { currency: 'main', value, count };
  });
  return left === 0 ? notes : [...notes, { currency: 'main', value: left / 100, count: 1 }];
}

async function signAll(calls: PastCalls, closes: readonly Made[], { counts, signs }: Hands): Promise<void> {
  await calls.logIn(signs, demoPassword);
  for (const { _id } of closes) await calls.save(signClose.path.replace('{id}', _id), {});
  await calls.logIn(counts, demoPassword);
}
