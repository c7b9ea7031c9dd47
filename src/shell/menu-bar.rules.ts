/**
 * Which entry of a menu bar a key leads to from entry `at` of `count`; undefined for a key that leads to none.
 * In a menu that hangs below the bar only the sideways keys leave it: the others are that menu's own.
 */
export function nextEntry(
  key: string,
  at: number,
  count: number,
  direction: 'ltr' | 'rtl',
  isBelow: boolean,
): number | undefined {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === back) return (at - 1 + count) % count;
  if (isBelow) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
