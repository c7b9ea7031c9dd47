import { payment } from '#features/ledger/counter-payment/counter-payment.contract';
import { customer } from '#features/shop/customer/customer.contract';
import { counterPath } from '#features/counter/counter/counter.contract';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { fee } from '#features/academy/fee/fee.contract';
import type { Day } from '#kit/contract/day';
import { isObject } from '#kit/contract/parse';
import { refundCredit } from '#features/ledger/credit/credit.contract';
import { addDays } from '#kit/rules/calendar';
import type { Made, PastCalls } from './past-calls.server';
import type { Act } from './story';

interface World {
  readonly calls: PastCalls;
  readonly today: Day;
}

/** A fee that is open, and the student who owes it. */
interface Open {
  readonly feeID: string;
  readonly studentID: string;
  readonly balance: number;
}

/**
 * Money that the academy's counter took in the last days: for several fees at once, in two ways of paying, with a note too large, ahead
 * of fees.
 */
export function academyCounterStory({ calls, today }: World): readonly Act[] {
  const at = counterOf(calls);
  const on = (back: number, take: () => Promise<unknown>): Act => ({ on: addDays(today, -back), take });
  let ahead: string | undefined;
  return [
    on(6, async () => {
      const fees = await at.openOf(0, 3);
      await at.take(fees, [['Evc plus', sumOf(fees)]]);
    }),
    on(5, async () => {
      const fees = await at.openOf(1, 2);
      const half = Math.floor(sumOf(fees) / 2);
      await at.take(fees, [
        ['e-Dahab', half, { reference: 'ED-48213' }],
        ['Cash', round(sumOf(fees) - half)],
      ]);
    }),
    on(4, async () => {
      const fees = await at.openOf(2, 1);
      const given = Math.ceil((sumOf(fees) + 1) / 10) * 10;
      await at.take(fees, [['Cash', sumOf(fees), { given }]]);
    }),
    on(3, async () => {
      const fees = await at.openOf(0, 1);
      ahead = fees[0]?.studentID;
      await at.take(fees, [['Jeeb', round(sumOf(fees) + 60)]], { keepRest: true, note: 'Pays two months ahead' });
    }),
    on(2, async () => {
      const fees = (await at.open()).filter(({ studentID }) => studentID !== ahead).slice(0, 1);
      const wrong = await at.take(fees, [['Cash', sumOf(fees)]]);
      await calls.remove(`${payment.path}/${wrong?._id}`, { reason: 'Taken from the wrong student' });
    }),
    on(1, async () => {
      const fees = (await at.open()).filter(({ studentID }) => studentID === ahead).slice(0, 1);
      const amount = Math.min(25, sumOf(fees));
      if (amount > 0)
        await at.take(
          fees.map((fee) => ({ ...fee, balance: amount })),
          [],
          { useCredit: amount },
        );
    }),
    on(0, async () => {
      const fees = await at.openOf(1, 2);
      await at.take(fees, [['Evc plus', sumOf(fees)]]);
    }),
  ];
}

/** Money that the shop's counter took and gave back: of a customer ahead of an order that was called off. */
export function shopCounterStory({ calls, today }: World): readonly Act[] {
  const at = counterOf(calls);
  return [
    {
      on: addDays(today, -2),
      take: async () => {
        const [oldest] = await calls.read(`${customer.path}?page=1&pageSize=1&sort=code`);
        const accountID = await at.account('Cash');
        if (!oldest) return;
        const ahead = { customerID: oldest._id, payments: [{ accountID, amount: 20 }], keepRest: true };
        await calls.save(counterPath, { ...ahead, note: 'For a banner that is still to be agreed' });
      },
    },
    {
      on: addDays(today, -1),
      take: async () => {
        const [oldest] = await calls.read(`${customer.path}?page=1&pageSize=1&sort=code`);
        const accountID = await at.account('Cash');
        if (!oldest) return;
        const reason = 'The banner is not made after all';
        await calls.save(refundCredit.path, { customerID: oldest._id, accountID, amount: 20, reason });
      },
    },
  ];
}

type Row = readonly [account: string, amount: number, more?: object];

function counterOf(calls: PastCalls) {
  const account = async (name: string) => (await calls.read(moneyAccount.path)).find((one) => one.name === name)?._id;
  const open = async (): Promise<Open[]> => {
    const rows = await calls.read(`${fee.path}?state=owed&sort=feeNo&page=1&pageSize=100`);
    return rows.flatMap((row) => openIn(row));
  };
  /** The first fees of the nth student who owes at least so many. */
  const openOf = async (nth: number, count: number): Promise<Open[]> => {
    const byStudent = new Map<string, Open[]>();
    for (const fee of await open()) byStudent.set(fee.studentID, [...(byStudent.get(fee.studentID) ?? []), fee]);
    const most = [...byStudent.values()].toSorted((one, other) => other.length - one.length);
    return most[nth]?.slice(0, count) ?? [];
  };
  const take = async (fees: readonly Open[], rows: readonly Row[], more: object = {}): Promise<Made | undefined> => {
    const [first] = fees;
    if (!first) return undefined;
    const payments = [];
    for (const [name, amount, how = {}] of rows) payments.push({ accountID: await account(name), amount, ...how });
    const debts = fees.map(({ feeID, balance }) => ({ feeID, amount: balance }));
    return calls.save(counterPath, { studentID: first.studentID, debts, payments, ...more });
  };
  return { account, open, openOf, take };
}

function openIn({ _id: feeID, feeBalance, studentID }: Made): Open[] {
  if (!isObject(studentID) || typeof studentID._id !== 'string' || typeof feeBalance !== 'number') return [];
  return [{ feeID, studentID: studentID._id, balance: feeBalance }];
}

const round = (amount: number) => Math.round(amount * 100) / 100;
const sumOf = (fees: readonly Open[]) => round(fees.reduce((all, { balance }) => all + balance, 0));
