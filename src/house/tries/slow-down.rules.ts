/** How many tries may fail before waiting begins, and after how long a pause (ms) they are forgotten. */
export interface Patience {
  readonly free: number;
  readonly forgottenAfter: number;
  /** Seconds that a wait is at most. */
  readonly longestWait: number;
}

const hour = 3_600_000;

/** One account: whoever guesses its password waits, wherever the tries come from. */
export const accountPatience: Patience = { free: 5, forgottenAfter: 24 * hour, longestWait: 300 };
/** One address: a whole academy may stand behind it. */
export const addressPatience: Patience = { free: 30, forgottenAfter: hour, longestWait: 300 };
/** Codes asked for one e-mail: each is worth five guesses. */
export const resetPatience: Patience = { free: 5, forgottenAfter: 24 * hour, longestWait: 900 };

/** Test mails of one user: each keeps a mail server busy. */
export const mailPatience: Patience = { free: 10, forgottenAfter: hour, longestWait: 300 };

/** Seconds to wait after so many failures in a row: 1, 2, 4 … up to the longest wait. */
export function waitSeconds(failures: number, patience: Patience): number {
  if (failures < patience.free) return 0;
  return Math.min(patience.longestWait, 2 ** Math.min(failures - patience.free, 16));
}
