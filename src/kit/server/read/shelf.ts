/** The number of characters of rows that are ready for a reader. */
const most = 2_000_000;

/** What has been read and waits for its reader, up to a bound. */
export interface Shelf {
  /** Resolves when there is room: true to go on, false if the reader has left. */
  room(): Promise<boolean>;
  put(rows: string[]): void;
  /** Ends the shelf: what lies there is still taken, then the error is thrown, if any. */
  end(error?: unknown): void;
  /** The next rows; undefined after the last. */
  take(): Promise<string[] | undefined>;
  /** Called when the reader leaves. */
  close(): void;
}

/** Opens a shelf between one who reads rows and one who takes them at another pace. */
export function openShelf(): Shelf {
  const lying: string[][] = [];
  const now: { letters: number; closed: boolean; ended?: { readonly error?: unknown } } = { letters: 0, closed: false };
  // Each side waits for a change by the other.
  let changed: () => void = () => undefined;
  let change = new Promise<void>((resolve) => (changed = resolve));
  const tell = () => {
    changed();
    change = new Promise<void>((resolve) => (changed = resolve));
  };
  return {
    room: async () => {
      while (now.letters >= most && !now.closed) await change;
      return !now.closed;
    },
    put: (rows) => {
      lying.push(rows);
      now.letters += lengthOf(rows);
      tell();
    },
    end: (error) => {
      now.ended = error === undefined ? {} : { error };
      tell();
    },
    take: async () => {
      while (lying.length === 0 && !now.ended) await change;
      const rows = lying.shift();
      if (rows) now.letters -= lengthOf(rows);
      else if (now.ended?.error !== undefined) throw now.ended.error;
      tell();
      return rows;
    },
    close: () => {
      now.closed = true;
      lying.length = 0;
      tell();
    },
  };
}

function lengthOf(rows: readonly string[]): number {
  return rows.reduce((sum, row) => sum + row.length, 0);
}
