import type { Money } from '#kit/contract/money';
import { dividedBy, noMoney, wholeTimes } from '#kit/rules/money';

/** A second currency: its sign, and how many of it make 1.00; 0 if none is set. */
export interface Second {
  readonly name: string | null | undefined;
  readonly rate: number;
}

/** The worth of an amount of the second currency: the rate says how many of it make 1.00; 0 means that none is set. */
export function worthOf(second: Money, rate: number): Money {
  return rate > 0 ? dividedBy(second, rate) : noMoney;
}

/** An amount in the second currency, rounded down to whole units; undefined where no rate is set. */
export function inSecond(amount: Money, rate: number): number | undefined {
  return rate > 0 ? wholeTimes(amount, rate) : undefined;
}

/** The text of change, in both currencies if there are two (CO8). */
export function changeSaid(change: Money, shown: (amount: Money) => string, { name, rate }: Second): string {
  const whole = name ? inSecond(change, rate) : undefined;
  return whole === undefined || whole === 0
    ? shown(change)
    : `${shown(change)} · ${whole.toLocaleString('en')} ${name}`;
}
