import { endpoint, reply, type Saved } from '#kit/contract/endpoint';

/** A guardian that parents of students have become, or a known one that has gained children. */
export interface FromParents {
  /** Null where it is only asked what would be. */
  readonly _id: string | null;
  readonly guardianName: string;
  readonly guardianPhone: string;
  /** The names of the children that come with it. */
  readonly children: readonly string[];
}

interface Made extends Saved<readonly FromParents[]> {
  /** The guardians that were there and have gained children. */
  readonly merged: readonly FromParents[];
  /** Students who have as many guardians as anybody has, or whose guardian has as many children (FA2). */
  readonly skipped: readonly { readonly _id: string; readonly studentName: string; readonly stdID: number }[];
}

export const fromParents = endpoint({
  method: 'POST',
  path: 'guardian/fromParents',
  title: "Guardians from the parents' phones of students; preview=1 only says which",
  query: ['preview'],
  reply: reply<Made>(),
});
