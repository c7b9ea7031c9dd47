import { isObject } from '#kit/contract/parse';
import type { GuardianClaims, StaffClaims, StudentClaims } from './login.contract';

/** The claims of a staff token; undefined for anything else (a student's token, other text). */
export function staffClaims(token: string): StaffClaims | undefined {
  const said = claimsIn(token);
  return isStaff(said) ? said : undefined;
}

/** The claims of a staff token from their stored text, without the token; undefined for anything else. */
export function keptClaims(text: string): StaffClaims | undefined {
  const said: unknown = JSON.parse(text);
  return isStaff(said) ? said : undefined;
}

/** The claims of a student's token; undefined for anything else. */
export function studentClaims(token: string): StudentClaims | undefined {
  const said = claimsIn(token);
  return isStudent(said) ? said : undefined;
}

/** The claims of a guardian's token; undefined for anything else. */
export function guardianClaims(token: string): GuardianClaims | undefined {
  const said = claimsIn(token);
  return isGuardian(said) ? said : undefined;
}

/** The middle part of a JWT, unverified: the server checks every call. */
function claimsIn(token: string): unknown {
  const [, middle = ''] = token.split('.');
  try {
    const binary = atob(middle.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))));
  } catch {
    return undefined;
  }
}

/** The user types of the people who use a portal. */
const portals: ReadonlySet<string> = new Set(['student', 'guardian']);

function isStaff(said: unknown): said is StaffClaims {
  return (
    isObject(said) && typeof said.userType === 'string' && !portals.has(said.userType) && Array.isArray(said.menus)
  );
}

function isStudent(said: unknown): said is StudentClaims {
  return isObject(said) && said.userType === 'student' && isObject(said.studentInfo);
}

function isGuardian(said: unknown): said is GuardianClaims {
  return isObject(said) && said.userType === 'guardian' && Array.isArray(said.children);
}
