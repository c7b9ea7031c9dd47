import { t } from '#kit/contract/language';
import { latinDigits } from '#kit/contract/latin-digits';

/** RFC 6238 with the defaults of every app: six digits, a new code every 30 seconds. */
export const codeDigits = 6;
const stepSeconds = 30;

/** How many minutes a login waits for its code, and how many wrong codes end it. */
export const challengeMinutes = 5;
export const mostTries = 5;

export const recoveryCodeCount = 10;
/** Letters and digits that cannot be confused on paper. */
export const recoveryLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const recoveryLength = 10;

/** The time step of a moment. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/** The steps whose codes are accepted now: a phone's clock may be one step off, and no code is accepted twice. */
export function openSteps(now: Date, lastStep: number): number[] {
  const step = stepOf(now);
  return [step, step - 1, step + 1].filter((one) => one > lastStep);
}

/** A typed code in its normal form, without blanks, in capitals, with Latin digits. */
export function meantCode(typed: string): string {
  return latinDigits(typed.replace(/[\s-]/g, '')).toUpperCase();
}

/** True for a code in the form of an app's; anything else can only be a recovery code. */
export function isAppCode(meant: string): boolean {
  return meant.length === codeDigits && /^\d+$/.test(meant);
}

/** True for text in the form of a recovery code; anything else need not be compared with all of them. */
export function isRecoveryCode(meant: string): boolean {
  return meant.length === recoveryLength && Array.from(meant).every((letter) => recoveryLetters.includes(letter));
}

/** A recovery code as it is printed: in two halves. */
export function shownRecoveryCode(code: string): string {
  return `${code.slice(0, recoveryLength / 2)}-${code.slice(recoveryLength / 2)}`;
}

/** The longest name: a longer one makes a QR code too fine for a cheap camera. */
const longestIssuer = 30;

/** The address that an app reads from the QR code: login, organisation and secret. */
export function appAddress(login: { house: string; username: string; secret: string }): string {
  const issuer = encodeURIComponent(
    Array.from(login.house.replaceAll(':', ' ')).slice(0, longestIssuer).join('').trim(),
  );
  return `otpauth://totp/${issuer}:${encodeURIComponent(login.username)}?secret=${login.secret}&issuer=${issuer}`;
}

/** Why the caller may not remove the second factor of a user; undefined if allowed. */
export function resetProblem(
  caller: { readonly _id: string; readonly userType: string },
  target: { readonly _id: string; readonly secondFactorSince: string | null },
): { readonly status: 403 | 409; readonly sentence: string } | undefined {
  if (caller.userType !== 'superAdmin')
    return { status: 403, sentence: t('Only a superAdmin resets the two-step login of others') };
  // An open session must not be enough to remove one's own.
  if (caller._id === target._id)
    return { status: 409, sentence: t('Turn your own two-step login off in your profile') };
  return target.secondFactorSince === null ? { status: 409, sentence: t('Two-step login is off already') } : undefined;
}
