import type { Write } from './outbox';

/** The account whose writes wait, unless another is named. */
export const amina = 'academy:amina';

/** A write that waits on a phone. */
export function write(_id: string, more: Partial<Write> = {}): Write {
  return {
    _id,
    account: amina,
    host: '/api/academy',
    path: 'marks',
    body: { _id },
    key: 'own id',
    group: _id,
    told: { one: 'Mark', facts: [] },
    screen: '/marks',
    draft: { name: 'marks', values: {} },
    madeAt: '2026-11-21T08:00:00Z',
    ...more,
  };
}
