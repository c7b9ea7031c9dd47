import { fee } from '#features/academy/fee/fee.contract';
import { invoice } from '#features/shop/invoice/invoice.contract';
import { service } from '#features/shop/service/service.contract';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import type { Day } from '#kit/contract/day';
import { isObject } from '#kit/contract/parse';
import { addDays } from '#kit/rules/calendar';
import { creditNote } from '#features/ledger/credit-note/credit-note.contract';
import type { Made, PastCalls } from './past-calls.server';
import type { Act } from './story';

interface World {
  readonly calls: PastCalls;
  readonly today: Day;
}

/**
 * Credit notes of the academy: for part of a month, for a prize on a fee that was paid already, and for a charge that was right after
 * all.
 */
export function academyNoteStory({ calls, today }: World): readonly Act[] {
  const nth = async (query: string, place: number) =>
    (await calls.read(`${fee.path}?${query}&sort=-feeNo&page=1&pageSize=20`))[place];
  const off = async (fee: Made | undefined, amount: number, more: object) =>
    fee && amount > 0 ? calls.save(creditNote.path, { feeID: fee._id, amount: round(amount), ...more }) : undefined;
  return [
    on(addDays(today, -6), async () => {
      const fee = await nth('state=owed', 0);
      await off(fee, Number(fee?.feeBalance) / 2, {
        creditKind: 'waiver',
        reason: 'Was ill for two weeks; agreed with the manager',
      });
    }),
    on(addDays(today, -5), async () => {
      const fee = await nth('feeStatus=fullPaid', 0);
      await off(fee, Number(fee?.feeAmount) / 4, { creditKind: 'scholarship', reason: 'Best of the class' });
    }),
    on(addDays(today, -4), async () => {
      const fee = await nth('state=owed', 1);
      const wrong = await off(fee, Number(fee?.feeBalance), { creditKind: 'correction', reason: 'Charged by mistake' });
      if (wrong) await calls.remove(`${creditNote.path}/${wrong._id}`, { reason: 'It was right after all' });
    }),
  ];
}

/** Credit notes of the shop: for goods of an invoice that is still owed, and with money back for a print that was spoilt. */
export function shopNoteStory({ calls, today }: World): readonly Act[] {
  return [
    on(addDays(today, -4), async () => {
      const [sold] = await calls.read(`${invoice.path}?state=owed&sort=-invoiceNumber&page=1&pageSize=1`);
      const item = sold && firstItem(sold);
      if (!sold || item === undefined) return;
      const items = [{ itemID: item, Quantity: 1, restock: true }];
      await calls.save(creditNote.path, { invoiceID: sold._id, items, reason: 'Bought one too many' });
    }),
    on(addDays(today, -3), async () => {
      const [job] = await calls.read(`${service.path}?Status=fullPaid&sort=-createdAt&page=1&pageSize=1`);
      const cash = (await calls.read(moneyAccount.path)).find(({ name }) => name === 'Cash');
      const amount = Math.min(5, Number(job?.servicePrice ?? 0));
      if (!job || !cash || amount <= 0) return;
      const spoilt = { creditKind: 'correction', reason: 'One print was spoilt', refundAccountID: cash._id };
      await calls.save(creditNote.path, { serviceID: job._id, amount, ...spoilt });
    }),
  ];
}

const round = (amount: number) => Math.round(amount * 100) / 100;
const on = (day: Day, take: () => Promise<unknown>): Act => ({ on: day, take });

function firstItem({ items }: Made): string | undefined {
  const [first]: unknown[] = Array.isArray(items) ? items : [];
  const item = isObject(first) ? first.itemID : undefined;
  return isObject(item) && typeof item._id === 'string' ? item._id : undefined;
}
