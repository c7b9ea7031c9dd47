/** How long a reader is waited for. */
export interface Patience {
  /**
   * Called when bytes are offered to the reader; returns a function to call when they have been taken. Until then the
   * clock runs, and when the time is used up the reader is cut off.
   */
  offer(bytes: number): () => void;
}

export interface PatienceBounds {
  /** Milliseconds for which a reader may take nothing. */
  readonly readerPatience: number;
  /** The fewest bytes a second that a reader must take on average over that time. */
  readonly readerPace: number;
}

/**
 * A budget of waiting time for a reader. Offered bytes add as much time as a slow reader needs for them, and waiting
 * uses it up, so that a reader who takes a little now and then is cut off like one who takes nothing. Our own delays do
 * not count.
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
