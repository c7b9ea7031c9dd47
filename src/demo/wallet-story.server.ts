import { fee } from '#features/academy/fee/fee.contract';
import { invoice } from '#features/shop/invoice/invoice.contract';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { findPeople } from '#features/counter/counter/counter.contract';
import type { Day } from '#kit/contract/day';
import { addDays } from '#kit/rules/calendar';
import { walletMessage } from '#features/counter/wallet-message/wallet-message.contract';
import { bookMessages } from '#features/counter/wallet/wallet.contract';
import type { Made, PastCalls } from './past-calls.server';
import type { Act } from './story';

interface World {
  readonly calls: PastCalls;
  readonly today: Day;
}

/** The codes that pay into the wallets of an example. */
const codes: Readonly<Record<string, string>> = { 'Evc plus': '*712*{number}*{amount}#' };

/** A message of EVC Plus: so much from a phone, at a time, and what was left. */
interface Told {
  readonly amount: number;
  readonly phone: string;
  readonly time: string;
  readonly left: number;
}

type Payer = Pick<Told, 'amount' | 'phone'>;

/** What is owed in an example: a list of debts, the names of amount and number in it, and the letter by which one is found. */
interface Owed {
  readonly path: string;
  readonly balance: string;
  readonly number: string;
  readonly letter: string;
}

export const academyOwed: Owed = {
  path: `${fee.path}?state=owed&sort=-feeNo&page=1&pageSize=40`,
  balance: 'feeBalance',
  number: 'feeNo',
  letter: 'f',
};

export const shopOwed: Owed = {
  path: `${invoice.path}?state=owed&sort=-invoiceNumber&page=1&pageSize=40`,
  balance: 'balance',
  number: 'invoiceNumber',
  letter: 'i',
};

/** Two days of a wallet: messages that are booked, one that is ignored, one that was lost, and what is still to be booked today. */
export function walletStory({ calls, today }: World, owed: Owed): readonly Act[] {
  return [
    { on: addDays(today, -9), take: () => tellCodes(calls) },
    { on: addDays(today, -1), take: () => dayBefore(calls, owed, addDays(today, -1)) },
    { on: today, take: () => ofToday(calls, owed, today) },
  ];
}

async function tellCodes(calls: PastCalls): Promise<void> {
  for (const { _id, name } of await calls.read(moneyAccount.path)) {
    const dialCode = codes[String(name)];
    if (dialCode !== undefined) await calls.change(`${moneyAccount.path}/${_id}`, { dialCode });
  }
}

async function dayBefore(calls: PastCalls, owed: Owed, day: Day): Promise<void> {
  const [first] = await payersOf(calls, owed);
  if (!first) return;
  const sure = await pasteInto(calls, 'e-Dahab', edahab(day, first));
  if (sure) await calls.saveAll(bookMessages.path, { ids: [sure._id] });
  const friend = { amount: 3, phone: '0615559901', time: '16:40:02', left: 215.5 };
  const other = await paste(calls, day, friend);
  if (other)
    await calls.change(`${walletMessage.path}/${other._id}`, { status: 'ignored', reason: 'Money between colleagues' });
}

async function ofToday(calls: PastCalls, owed: Owed, day: Day): Promise<void> {
  const [first, second] = await payersOf(calls, owed);
  if (!first || !second) return;
  await paste(calls, day, { ...first, time: '07:45:10', left: 215.5 + first.amount });
  // Between the two a message of 30.00 is lost.
  const amount = Math.round((second.amount + 5) * 100) / 100;
  await paste(calls, day, { phone: second.phone, amount, time: '08:20:33', left: 245.5 + first.amount + amount });
  await paste(calls, day, { amount: 12, phone: '0615559902', time: '08:31:05', left: 257.5 + first.amount + amount });
}

/** The debts that are looked at, and the people among them who pay. */
const [looked, paying] = [40, 2];

/** Those who owe something of the newest debts, each once, with their phones. */
async function payersOf(calls: PastCalls, { path, balance, number, letter }: Owed): Promise<Payer[]> {
  const payers = new Map<string, Payer>();
  for (const debt of (await calls.read(path)).slice(0, looked)) {
    const [person] = await calls.read(`${findPeople.path}?q=${letter}${String(debt[number])}`);
    const amount = debt[balance];
    if (payers.size === paying) break;
    if (typeof person?.phone === 'string' && typeof amount === 'number' && !payers.has(person._id))
      payers.set(person._id, { amount, phone: person.phone });
  }
  return [...payers.values()];
}

async function paste(calls: PastCalls, day: Day, { amount, phone, time, left }: Told): Promise<Made | undefined> {
  const [year, month, date] = day.split('-');
  const text = `[-EVCPlus-] waxaad $${amount} ka heshay ${phone}, Tar: ${date}/${month}/${year?.slice(2)} ${time} haraagagu waa $${left}`;
  return pasteInto(calls, 'Evc plus', text);
}

/** A message of e-Dahab, which names a reference and no day. */
function edahab(day: Day, { amount, phone }: Payer): string {
  const reference = `PP${day.slice(2).replaceAll('-', '')}.1612.A00017`;
  return `${amount} Dollar ayaad ka heshay HALIMA NUR. Lambarka :${phone} Aqanoosiga : ${reference} Haraagaaga cusubi waa: 118.25 Dollar`;
}

async function pasteInto(calls: PastCalls, account: string, text: string): Promise<Made | undefined> {
  const wallet = (await calls.read(moneyAccount.path)).find(({ name }) => name === account);
  const [made] = await calls.saveAll(walletMessage.path, { accountID: wallet?._id, text });
  return made;
}
