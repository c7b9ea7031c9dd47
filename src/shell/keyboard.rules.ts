/** The visible height of a page, in pixels: now, and the most so far. */
interface Seen {
  /** Whether a field that takes letters has the focus. */
  readonly isTyped: boolean;
  readonly height: number;
  readonly tallest: number;
}

/** A keyboard takes a third of a screen or more; the browser's own bars, which come and go as well, take less than this. */
const leastTaken = 0.22;

/** Whether an on-screen keyboard is open. */
export function isKeyboard({ isTyped, height, tallest }: Seen): boolean {
  return isTyped && height < tallest * (1 - leastTaken);
}
