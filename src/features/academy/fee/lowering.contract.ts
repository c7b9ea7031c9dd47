import type { Day } from '#kit/contract/day';
import type { Money } from '#kit/contract/money';
import type { Fitting } from '#features/academy/discount/discount.contract';

/** What lowers the fees of whoever is enrolled today. */
export interface Lowering {
  /** The standing discounts that fit, each under the type of fee that it is of. */
  readonly discounts: readonly Fitting[];
  /** Whether the first month is charged by its days. */
  readonly prorates: boolean;
  readonly today: Day;
  /** Credit that older fees leave for new ones. */
  readonly credit: Money;
}
