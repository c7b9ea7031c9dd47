/** The worth of an amount of the second currency at a rate of so much for 1.00, half up; nothing without a rate. */
export const worthOf = (second: number, rate: number) => (rate > 0 ? Math.floor((2 * second + rate) / (2 * rate)) : 0);

/** Cash as it was handed over, in both currencies; undefined where it was not stated. */
export interface Handed {
  readonly given: number | undefined;
  readonly second: number | undefined;
}

/** The worth of the money handed over; undefined where none was entered. */
export function handedOver({ given, second }: Handed, rate: number): number | undefined {
  return given === undefined && second === undefined ? undefined : (given ?? 0) + worthOf(second ?? 0, rate);
}

/** The most that is worth so many cents once it is rounded; `less` is one unit short of what is worth them. */
export const barelyWorth = (cents: number, rate: number, less: number) =>
  Math.max(1, cents * rate - Math.floor(rate / 2) - less);
