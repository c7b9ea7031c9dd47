/** How long a reader is waited for. */
export interface Patience {
  /**
   * Something is offered to the reader; to be called when it has been taken. Until then the clock runs, and where its time
   * is spent it is cut off.
   */
  offer(bytes: number): () => void;
}

export interface PatienceBounds {
  /** Milliseconds that a reader may take nothing. */
  readonly readerPatience: number;
  /** Bytes a second that a reader takes on the average of that time, at least. */
  readonly readerPace: number;
}

/**
 * Waits for a reader as long as it may take nothing. What is offered is time for it, as much as a slow reader needs for it,
 * and waiting spends that: who takes a little now and then is cut off like who takes nothing. What we are slow at does not count.
 */
export function openPatience({ readerPatience, readerPace }: PatienceBounds, cutOff: () => void): Patience {
  let left = readerPatience;
  return {
    offer: (bytes) => {
      left = Math.min(readerPatience, left + (bytes / readerPace) * 1000);
      const since = performance.now();
      const timer = setTimeout(cutOff, left);
      return () => {
        clearTimeout(timer);
        left -= performance.now() - since;
      };
    },
  };
}
