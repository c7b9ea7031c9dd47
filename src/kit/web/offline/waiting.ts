import type { Write } from '#kit/rules/outbox';

const key = 'waiting';

/** Records how many writes of each account wait, so that the frame can show it without loading the sender. */
export function tellWaiting(writes: readonly Write[]): void {
  const counts: Record<string, number> = {};
  for (const { account } of writes) counts[account] = (counts[account] ?? 0) + 1;
  if (writes.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(counts));
}

/** The number of writes of an account that wait on this device. */
export function waitingOf(account: string | undefined): number {
  const noted: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
  if (account === undefined || typeof noted !== 'object' || noted === null) return 0;
  return Number(Object.entries(noted).find(([name]) => name === account)?.[1] ?? 0);
}
