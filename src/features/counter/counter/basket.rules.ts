import { t } from '#kit/contract/language';
import { type Money, readTyped } from '#kit/contract/money';
import { doubtOf } from '#kit/contract/written-number';
import type { Errors } from '#kit/contract/parse';
import { noMoney, sum, timesWithin } from '#kit/rules/money';
import { discountProblem } from '#features/shop/invoice/discount.rules';

/** Something that is sold. */
export interface DraftItem {
  readonly itemID: string;
  readonly label: string;
  readonly price: Money;
  /** 0 while nothing is typed. */
  readonly quantity: number;
  readonly inStock: number;
}

/** The basket with one more of an item. */
export function withOneMore(basket: readonly DraftItem[], item: Omit<DraftItem, 'quantity'>): DraftItem[] {
  const held = basket.find(({ itemID }) => itemID === item.itemID);
  if (!held) return [...basket, { ...item, quantity: 1 }];
  return basket.map((one) => (one === held ? { ...one, quantity: one.quantity + 1 } : one));
}

/** The total of a basket. */
export function basketTotal(basket: readonly DraftItem[]): Money {
  return sum(basket.map(({ price, quantity }) => timesWithin(price, quantity) ?? noMoney));
}

/** Problems of a basket: items without a quantity or with more than is in stock, by id, and its discount. */
export function basketProblems(basket: readonly DraftItem[], discount: string): Errors {
  const wrong = basket.filter(({ quantity, inStock }) => quantity === 0 || quantity > inStock);
  const pieces = Object.fromEntries(wrong.map((one) => [one.itemID, quantityProblem(one)]));
  if (basket.length === 0 || discount.trim() === '') return pieces;
  const typed = readTyped(discount);
  if (typed === undefined) return { ...pieces, discount: doubtOf(discount) ?? t('Enter amount') };
  const problem = wrong.length > 0 ? undefined : discountProblem(typed, basketTotal(basket));
  return problem === undefined ? pieces : { discount: problem };
}

function quantityProblem({ quantity, inStock }: DraftItem): string {
  return quantity === 0 ? t('Enter quantity') : t('Only {left} left in stock', { left: inStock });
}
