const listeners = new Set<() => void>();

/** Tells those who asked that a call was refused for the time being: it may be that the server's disk is nearly full. */
export function tellDiskLow(): void {
  for (const told of listeners) told();
}

/** Asks to be told; answers how to stop that. */
export function whenDiskLow(told: () => void): () => void {
  listeners.add(told);
  return () => void listeners.delete(told);
}
