import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { transfer } from '#features/ledger/transfer/transfer.contract';
import type { Day } from '#kit/contract/day';
import { addDays } from '#kit/rules/calendar';
import type { PastCalls } from './past-calls.server';
import type { Act } from './story';

interface World {
  readonly calls: PastCalls;
  readonly today: Day;
}

const months = 12;

/** The phones of the wallets that are there from the beginning. */
const wallets: Readonly<Record<string, string>> = {
  'Evc plus': '252615550700',
  'e-Dahab': '252625550700',
  Jeeb: '252685550700',
};

/** The amount that people leave in a wallet. */
const left = 20;

/**
 * The transfers of a year. Every month the money of the wallets is fetched into the cash box, from which nearly everything is paid, and
 * what the box does not need is taken to the bank. Once in the year the provider kept something.
 */
export function accountStory({ calls, today }: World): readonly Act[] {
  const opening = addDays(today, -30 * (months + 1));
  const fetched = Array.from({ length: months }, (_none, back): Act => {
    const on = addDays(today, -30 * back - 3);
    return { on, take: () => fetchAll(calls, on, back === months - 1 ? 1 : 0) };
  });
  return [{ on: opening, take: () => openAccounts(calls) }, ...fetched];
}

async function openAccounts(calls: PastCalls): Promise<void> {
  for (const { _id, name } of await calls.read(moneyAccount.path)) {
    const number = wallets[String(name)];
    if (number !== undefined) await calls.change(`${moneyAccount.path}/${_id}`, { number });
  }
  await calls.save(moneyAccount.path, { name: 'Salaam Bank', kind: 'bank', number: '30117845' });
}

async function fetchAll(calls: PastCalls, date: Day, fee: number): Promise<void> {
  const accounts = await calls.read(moneyAccount.path);
  const idOf = (name: string) => accounts.find((one) => one.name === name)?._id;
  for (const { _id, name, balance } of accounts) {
    const amount = Math.floor((Number(balance) - left) / 10) * 10;
    if (wallets[String(name)] === undefined || amount <= 0) continue;
    await calls.save(transfer.path, { fromID: _id, toID: idOf('Cash'), amount, fee, date, note: 'For the cash box' });
  }
  const held = Number((await calls.read(moneyAccount.path)).find(({ name }) => name === 'Cash')?.balance);
  if (held > 1_000)
    await calls.save(transfer.path, {
      fromID: idOf('Cash'),
      toID: idOf('Salaam Bank'),
      amount: Math.floor((held - 500) / 100) * 100,
      date,
      note: 'To the bank',
    });
}
