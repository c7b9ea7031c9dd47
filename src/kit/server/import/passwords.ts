import type { Entity } from '#kit/contract/entity';
import { hashAhead } from '#kit/server/bounded/hashing';
import { type Call, refuseCancelled, type Work } from '#kit/server/call';
import type { Line } from './lines';

/** Hashes the passwords of lines for a later transaction, without holding a connection or a lock. */
export async function hashPasswordsOf<E extends Entity>(
  call: Call & { readonly work: Work },
  of: E,
  lines: readonly Line<E>[],
): Promise<void> {
  const names = Object.entries(of.fields)
    .filter(([, { kind }]) => kind === 'password')
    .map(([name]) => name);
  for (const { sent } of lines) {
    for (const name of names) {
      const password = (sent as Readonly<Record<string, unknown>> | undefined)?.[name];
      if (typeof password !== 'string') continue;
      refuseCancelled(call);
      await hashAhead(call, password);
    }
  }
}
