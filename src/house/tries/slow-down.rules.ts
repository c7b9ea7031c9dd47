/** How many attempts may fail before waiting begins, and after how long a pause (ms) they are forgotten. */
export interface Patience {
  readonly free: number;
  readonly forgottenAfter: number;
  /** The longest wait, in seconds. */
  readonly longestWait: number;
}

const hour = 3_600_000;

/** For one account: attempts to guess its password have to wait, wherever they come from. */
export const accountPatience: Patience = { free: 5, forgottenAfter: 24 * hour, longestWait: 300 };
/** For one address: a whole academy may be behind it. */
export const addressPatience: Patience = { free: 30, forgottenAfter: hour, longestWait: 300 };
/** For codes requested for one e-mail address: each is worth five guesses. */
export const resetPatience: Patience = { free: 5, forgottenAfter: 24 * hour, longestWait: 900 };

/** For test mails of one user: each keeps a mail server busy. */
export const mailPatience: Patience = { free: 10, forgottenAfter: hour, longestWait: 300 };

/** Seconds to wait after so many failures in a row: 1, 2, 4 … up to the longest wait. */
export function waitSeconds(failures: number, patience: Patience): number {
  if (failures < patience.free) return 0;
  return Math.min(patience.longestWait, 2 ** Math.min(failures - patience.free, 16));
}
