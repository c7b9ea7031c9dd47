import { t } from '#kit/contract/language';

/** The caller, with the screens of the caller's role, whether their features are on or not. */
export interface Caller {
  readonly _id: string;
  readonly userType: string;
  readonly granted: ReadonlySet<string>;
}

/** The part of a role that matters for giving it. */
export interface GivenRole {
  readonly role: string;
  readonly screens: ReadonlySet<string>;
}

/** The part of a user that matters for blocking and changing. */
export interface Account {
  readonly _id: string;
  readonly userType: string;
  readonly status: boolean;
}

/** True for superAdmin and admin, who may do everything and alone see the settings, which belong to no role (I8). */
export function isAdministrator(userType: string): boolean {
  return administrators.includes(userType);
}

/** The roles that have all screens, whatever their rows list (A8). */
export const administrators: readonly string[] = ['superAdmin', 'admin'];

/** Why the caller may not give this role or change a user who has it: 403 (A7); undefined if allowed. */
export function grantProblem(caller: Caller, given: GivenRole): string | undefined {
  if (caller.userType === 'superAdmin') return undefined;
  if (given.role === 'superAdmin') return t('Only a superAdmin makes or changes superAdmins');
  if (caller.userType === 'admin') return undefined;
  if (given.role === 'admin') return t('Only superAdmin and admin make or change admins');
  return screensProblem(caller, given.screens);
}

/** Why the caller may not put these screens into a role: 403 (A7); undefined if allowed. */
export function screensProblem(caller: Caller, screens: ReadonlySet<string>): string | undefined {
  if (isAdministrator(caller.userType)) return undefined;
  const lacking = [...screens].find((screen) => !caller.granted.has(screen));
  return lacking === undefined
    ? undefined
    : t('You cannot give the screen {screen}, which you do not have yourself', { screen: lacking });
}

/** Why the users screen cannot give this user type: 400 (A1). */
export function userTypeProblem(userType: string): string | undefined {
  if (userType === 'teacher') return t('Register teachers on the Teachers screen');
  if (userType.toLowerCase() === 'student') return t('Register students on the Students screen');
  return undefined;
}

/** Why the caller may not change this user to another type: 409. */
export function roleChangeProblem(
  caller: Caller,
  target: Account,
  userType: string,
  otherSuperAdmins: number,
): string | undefined {
  if (target.userType === userType) return undefined;
  if (target._id === caller._id) return t('You cannot change your own role');
  return lastSuperAdminProblem(target, otherSuperAdmins);
}

/**
 * Why the caller may not change this user's employee: 409. Changing one's own would allow paying oneself as somebody
 * else.
 */
export function employeeChangeProblem(
  caller: Caller,
  target: { readonly _id: string; readonly employeeID: string | null },
  employeeID: string | null,
): string | undefined {
  const own = target._id === caller._id && target.employeeID !== employeeID;
  return own ? t('You cannot change which employee you are') : undefined;
}

/** Why the caller may not set this user active or blocked: 409. */
export function blockProblem(
  caller: Caller,
  target: Account,
  wanted: boolean,
  otherSuperAdmins: number,
): string | undefined {
  if (wanted) return undefined;
  if (target._id === caller._id) return t('You cannot block yourself');
  return lastSuperAdminProblem(target, otherSuperAdmins);
}

/** Why a user may not be deleted: 409 (B25). */
export function userDeleteProblem(caller: Caller, target: Account, otherSuperAdmins: number): string | undefined {
  if (target._id === caller._id) return t('You cannot delete yourself');
  return lastSuperAdminProblem(target, otherSuperAdmins);
}

/** `otherSuperAdmins` counts the active superAdmins apart from the target. */
function lastSuperAdminProblem(target: Account, otherSuperAdmins: number): string | undefined {
  const last = target.userType === 'superAdmin' && target.status && otherSuperAdmins === 0;
  return last ? t('This is the last active superAdmin') : undefined;
}
