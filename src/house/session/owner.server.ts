import type { Caller } from '#kit/server/caller';

/** The owner of a login or session: a user, a student or a guardian. */
export interface Owner {
  readonly kind: 'user' | 'student' | 'guardian';
  readonly id: string;
}

/** The owner of the login that a caller came in with. */
export function ownerOf({ kind, _id }: Pick<Caller, 'kind' | '_id'>): Owner {
  return { kind: kind === 'staff' ? 'user' : kind, id: _id };
}
