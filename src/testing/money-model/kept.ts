/** Whatever is voided, never erased. */
export interface Voidable {
  live: boolean;
}

export const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);
export const live = <T extends Voidable>(list: readonly T[]) => list.filter((one) => one.live);
export const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)];
export const amount = (cents: number) => (cents / 100).toFixed(2);
/** One of two answers. */
export const either = (condition: boolean, yes: number, no: number) => (condition ? yes : no);
export const monthOf = (day: string) => day.slice(0, 7);

export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}
