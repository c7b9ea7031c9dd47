import { counted, t } from '#kit/contract/language';
import { commonPasswords } from './common-passwords';

/** The shortest password anywhere (S§9); a setting may ask for more (A24). */
export const shortestPassword = 5;

/** Why a password cannot be used for a login (A24); undefined if it can. */
export function passwordProblem(
  password: string,
  username: string,
  minimum: number = shortestPassword,
): string | undefined {
  if (password.trim() === '') return t('Password is required');
  if (Array.from(password).length < minimum) {
    return counted(
      minimum - 1,
      'Your password must be more than {count} character',
      'Your password must be more than {count} characters',
    );
  }
  if (isUsername(password, username)) return t('The password must not be the username');
  if (commonPasswords.has(password.toLowerCase())) return t('This password is too common, choose another');
  return undefined;
}

function isUsername(password: string, username: string): boolean {
  const written = password.trim().toLowerCase();
  const own = username.trim().toLowerCase();
  return written === own || written === own.split('@')[0];
}

/** Problems of a new password that was typed twice, by field. */
export function twiceProblems(typed: Readonly<Record<string, unknown>>, username: string) {
  const [newPassword, confirmPassword] = [String(typed.newPassword), String(typed.confirmPassword)];
  return {
    newPassword: passwordProblem(newPassword, username),
    confirmPassword: confirmProblem(newPassword, confirmPassword),
  };
}

/** The sentence for a repeated password that does not match; undefined if it does. */
export function confirmProblem(password: string, confirmPassword: string): string | undefined {
  return password === confirmPassword ? undefined : t('The passwords do not match');
}
