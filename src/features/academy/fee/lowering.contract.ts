import type { Day } from '#kit/contract/day';
import type { Money } from '#kit/contract/money';
import type { Fitting } from '#features/academy/discount/discount.contract';

/** What lowers the fees of a student who is enrolled today. */
export interface Lowering {
  /** The standing discounts that apply, by the type of fee. */
  readonly discounts: readonly Fitting[];
  /** Whether the first month is charged by its days. */
  readonly prorates: boolean;
  readonly today: Day;
  /** The credit that is left for new fees once the older ones are paid. */
  readonly credit: Money;
}
