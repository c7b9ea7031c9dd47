import type { Write } from '#kit/rules/outbox';
import { makeStore, useStore } from '#kit/web/store';

/** The writes that wait on this device, oldest first, as the outbox last read them: none before it is loaded. */
export const waitingWrites = makeStore<readonly Write[]>([]);

/** The writes of an account that wait on this device or were refused, oldest first. */
export function useWrites(account: string | undefined): readonly Write[] {
  return useStore(waitingWrites).filter((write) => write.account === account);
}
