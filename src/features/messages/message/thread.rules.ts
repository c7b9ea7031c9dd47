/** The receiver of a message. */
interface ToSomebody {
  readonly studentID: { readonly _id: string } | null;
  readonly customerID: { readonly _id: string } | null;
  readonly noteID: { readonly _id: string } | null;
}

/** Messages by receiver, in the order in which the receivers first appear; each thread keeps the order of its messages. */
export function threadsOf<M extends ToSomebody>(messages: readonly M[]): M[][] {
  const threads = new Map<string, M[]>();
  for (const one of messages) {
    const person = (one.studentID ?? one.customerID ?? one.noteID)?._id ?? '';
    threads.set(person, [...(threads.get(person) ?? []), one]);
  }
  return [...threads.values()];
}
