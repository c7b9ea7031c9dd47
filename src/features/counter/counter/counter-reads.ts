import { type Option, readOptions } from '#kit/web/use-options';
import { accountChoices } from '#house/money-account/money-account.contract';
import { stockChoices } from '#features/shop/stock/stock-choices.contract';

/** The accounts that take money, as the counter offers them. */
export function readAccounts(signal?: AbortSignal): Promise<Option[]> {
  return readOptions(accountChoices.path, { isActive: '1' }, signal);
}

/** The items that are buttons at the counter. */
export function readQuickItems(signal?: AbortSignal): Promise<Option[]> {
  return readOptions(stockChoices.path, { quick: '1' }, signal);
}

/** Reads what a cashier will need without a network (AL22); screens that work offline store their reads. */
export async function readCounterAhead(): Promise<void> {
  await Promise.all([readAccounts(), readQuickItems()]);
}
