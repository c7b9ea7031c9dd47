import { endpoint, reply, type Saved } from '#kit/contract/endpoint';

/** A guardian made from the parent of students, or an existing one who has gained children. */
export interface FromParents {
  /** Null in a preview. */
  readonly _id: string | null;
  readonly guardianName: string;
  readonly guardianPhone: string;
  /** The names of the children that were added. */
  readonly children: readonly string[];
}

interface Made extends Saved<readonly FromParents[]> {
  /** The existing guardians who have gained children. */
  readonly merged: readonly FromParents[];
  /** Students who have the most guardians allowed already, or whose guardian has the most children allowed (FA2). */
  readonly skipped: readonly { readonly _id: string; readonly studentName: string; readonly stdID: number }[];
}

export const fromParents = endpoint({
  method: 'POST',
  path: 'guardian/fromParents',
  title: "Guardians from the parents' phones of students; preview=1 only says which",
  query: ['preview'],
  reply: reply<Made>(),
});
