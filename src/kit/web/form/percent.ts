/** A factor as it is typed: 0.05 is 5. */
export function percentFrom(factor: number): string {
  return String(Number((factor * 100).toFixed(2)));
}

/**
 * The factor of a typed percentage, digit by digit: 12.5 is 0.125. What is not a percentage with at most two decimals is returned with a
 * sign behind it, so that it is not taken for a factor.
 */
export function percentTo(typed: string): string {
  const [, whole, decimals = ''] = /^(\d{1,10})(?:[.,](\d{1,2}))?\s*%?$/.exec(typed) ?? [];
  if (whole === undefined) return `${typed}%`;
  const digits = whole.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}${decimals}`;
}
