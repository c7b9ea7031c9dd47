/** How strongly PostgreSQL locks a row. */
export type Strength = 'key share' | 'share' | 'no key update' | 'update';

/** The strengths with what PostgreSQL calls them, the weakest first. */
export const strengths: readonly { readonly name: Strength; readonly said: RegExp }[] = [
  { name: 'key share', said: /^(for )?key share$/i },
  { name: 'share', said: /^(for )?share$/i },
  { name: 'no key update', said: /^(for )?no key update$/i },
  { name: 'update', said: /^((for )?update|delete)$/i },
];

/** The strengths of locks that wait for each other (PostgreSQL, 'Row-Level Locks'). */
const waits: Readonly<Record<Strength, readonly Strength[]>> = {
  'key share': ['update'],
  share: ['no key update', 'update'],
  'no key update': ['share', 'no key update', 'update'],
  update: ['key share', 'share', 'no key update', 'update'],
};

/** True if one of two locks of a row waits for the other. */
export function conflict(one: Strength, other: Strength): boolean {
  return waits[one].includes(other);
}
