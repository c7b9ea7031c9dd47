/** A PIN is six digits, valid for a week and five tries (FA5). */
export const pinDigits = 6;
export const pinDays = 7;
export const mostPinTries = 5;

/** How many minutes the choice of a password waits, once the PIN was right. */
export const choiceMinutes = 10;

/** True for text that can be a PIN; nothing else is compared with one. */
export function isPin(typed: string): boolean {
  return /^\d{6}$/.test(typed);
}
