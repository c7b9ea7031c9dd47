/** A sentence of the product, as a translator gets it. */
export interface Message {
  /** The English sentence; of one that counts, the form for many. */
  readonly key: string;
  /** The English form for one, where the sentence counts. */
  readonly one?: string;
  /** The first file that contains it, relative to the project. */
  readonly where: string;
  /** What it is, where that can be determined. */
  readonly hint?: string;
}

/** Each sentence once, in the order of the alphabet; one that counts anywhere counts everywhere. */
export function distinct(messages: readonly Message[]): Message[] {
  const known = new Map<string, Message>();
  for (const message of messages) {
    const before = known.get(message.key);
    if (!before) known.set(message.key, message);
    else if (before.one === undefined && message.one !== undefined) known.set(message.key, message);
  }
  return [...known.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
