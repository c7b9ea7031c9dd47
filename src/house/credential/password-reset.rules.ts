/** A code is valid for ten minutes and five attempts (R 4.5). */
export const codeMinutes = 10;
export const mostTries = 5;

/** What is stored about a requested reset. */
export interface AskedReset {
  readonly email: string;
  readonly tries: number;
  readonly checked: boolean;
  readonly expiresAt: string;
}

function isUnderWay(reset: AskedReset, email: string, now: Date): boolean {
  return reset.email === email && Date.parse(reset.expiresAt) > now.getTime();
}

/** True while a code may be tried. */
export function takesCode(reset: AskedReset, email: string, now: Date): boolean {
  return isUnderWay(reset, email, now) && reset.tries < mostTries && !reset.checked;
}

/** True once the code was right and while the password may be set. */
export function takesPassword(reset: AskedReset, email: string, now: Date): boolean {
  return isUnderWay(reset, email, now) && reset.checked;
}
