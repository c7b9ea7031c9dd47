import type { Caller } from '#kit/server/caller';
import type { Quota } from '#kit/server/bounds';
import type { Actor as LoggedActor } from '#kit/server/plain-tables';
import type { SeenChild } from './login.contract';
import type { Owner } from './owner.server';

/** A member of staff, by a role. */
export interface StaffCaller {
  readonly kind: 'staff';
  readonly userType: string;
  /** The teacher to whom the login belongs. */
  readonly teacherID: string | null;
  /** The employee to whom the login belongs. */
  readonly employeeID: string | null;
  readonly studentID: null;
}

/** A student in the portal, or anybody with the student's login. */
export interface StudentCaller {
  readonly kind: 'student';
  readonly userType: 'student';
  readonly teacherID: null;
  readonly employeeID: null;
  readonly studentID: string;
}

/** A guardian in the portal. */
export interface GuardianCaller {
  readonly kind: 'guardian';
  readonly userType: 'guardian';
  readonly teacherID: null;
  readonly employeeID: null;
  readonly studentID: null;
  /** The children of whom the guardian sees something. */
  readonly children: readonly SeenChild[];
}

declare module '#kit/server/caller' {
  interface Callers {
    readonly staff: StaffCaller;
    readonly student: StudentCaller;
    readonly guardian: GuardianCaller;
  }
}

declare module '#kit/server/call' {
  interface House {
    readonly phone: string;
    readonly minimumPassword: number;
    /** How many days after a charge or sale it is due, and the due day within the month of a monthly fee. */
    readonly paymentDays: number;
    readonly feeDueDay: number;
    /** Whether a first month is charged by its days, and whether papers are held back from students whose fees are overdue. */
    readonly prorateFirstMonth: boolean;
    readonly holdPapersForDues: boolean;
  }
}

declare module '#kit/server/plain-tables' {
  interface Actor {
    readonly userID: string | null;
    readonly studentID: string | null;
    readonly guardianID: string | null;
  }
}

/** The columns of the activity log that name a caller; empty where there is none. */
export function actorOf(me: Caller | undefined): LoggedActor {
  const idOf = (kind: Caller['kind']) => (me?.kind === kind ? me._id : null);
  return { userID: idOf('staff'), studentID: me?.studentID ?? null, guardianID: idOf('guardian') };
}

/** How much the owner of a login may save, and how often they may log in, in an hour. */
export function quotaOf({ kind }: Pick<Owner, 'kind'>): Quota {
  return kind === 'user' ? 'tenfold' : 'usual';
}
