import { t } from '#kit/contract/language';

/** RFC 6238 as every app takes it without being told: six digits, a new code each 30 seconds. */
export const codeDigits = 6;
const stepSeconds = 30;

/** How long a login waits for its code, and how many wrong ones end it. */
export const challengeMinutes = 5;
export const mostTries = 5;

export const recoveryCodeCount = 10;
/** Without letters and digits that are taken for each other on paper. */
export const recoveryLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const recoveryLength = 10;

/** The time step of a moment. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/** The steps whose codes are taken now: a phone's clock may be one off, and no code is taken twice. */
export function openSteps(now: Date, lastStep: number): number[] {
  const step = stepOf(now);
  return [step, step - 1, step + 1].filter((one) => one > lastStep);
}

/** A code as it was meant: typed with blanks, in small letters, or in the digits of another script. */
export function meantCode(typed: string): string {
  return typed
    .replace(/[\s-]/g, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toUpperCase();
}

/** True of what an app shows; anything else can only be a recovery code. */
export function isAppCode(meant: string): boolean {
  return meant.length === codeDigits && /^\d+$/.test(meant);
}

/** True of what could be a recovery code: anything else need not be compared with all of them. */
export function isRecoveryCode(meant: string): boolean {
  return meant.length === recoveryLength && Array.from(meant).every((letter) => recoveryLetters.includes(letter));
}

/** A recovery code as it is printed: in two halves. */
export function shownRecoveryCode(code: string): string {
  return `${code.slice(0, recoveryLength / 2)}-${code.slice(recoveryLength / 2)}`;
}

/** A name that is too long makes a QR code too fine for a cheap camera. */
const longestIssuer = 30;

/** What an app reads from the QR code: whose login, of which house, and the secret. */
export function appAddress(login: { house: string; username: string; secret: string }): string {
  const issuer = encodeURIComponent(
    Array.from(login.house.replaceAll(':', ' ')).slice(0, longestIssuer).join('').trim(),
  );
  return `otpauth://totp/${issuer}:${encodeURIComponent(login.username)}?secret=${login.secret}&issuer=${issuer}`;
}

/** Why somebody may not take the second factor of a user away. */
export function resetProblem(
  caller: { readonly _id: string; readonly userType: string },
  target: { readonly _id: string; readonly secondFactorSince: string | null },
): { readonly status: 403 | 409; readonly sentence: string } | undefined {
  if (caller.userType !== 'superAdmin')
    return { status: 403, sentence: t('Only a superAdmin resets the two-step login of others') };
  // An open session must not be enough to take the own one away.
  if (caller._id === target._id)
    return { status: 409, sentence: t('Turn your own two-step login off in your profile') };
  return target.secondFactorSince === null ? { status: 409, sentence: t('Two-step login is off already') } : undefined;
}
