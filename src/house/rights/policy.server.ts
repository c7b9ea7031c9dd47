import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Caller } from '#kit/server/caller';
import { rightOf } from '#kit/server/http/right';
import { absence, type Policy } from '#kit/server/policy';
import type { Slice } from '#house/slice/slice.server';
import type { Seen } from '#house/family/seen.contract';
import { studentsSeen } from '#house/session/seen-students.server';
import { isAdministrator } from '#house/role/escalation.rules';
import { grantedBy, withChoices } from './granted.server';

declare module '#kit/server/policy' {
  /** Further questions that the rights of the product answer, besides who may make which call. */
  interface Policy {
    /** True if a caller may read a list at all, even if only under some condition. */
    mayReadSome(path: string, caller: Caller, brand: string): boolean;
    /** True for staff who may make every call that a student's login may. */
    holdsPortal(caller: Caller, brand: string): boolean;
    /** True for staff who may make every call about a child that a guardian with this access may. */
    holdsGuardians(caller: Caller, what: Seen, brand: string): boolean;
    /** One of the caller's screens that grants a call, where its result can be seen; undefined if there is none. */
    screenGranting(right: string, caller: Caller): string | undefined;
    /** The roles to which a call is refused whatever screens they have. */
    rolesRefused(right: string): string[];
    /** Names in words those who may make a call, for the readable API page. */
    callersOf(right: string): string[];
  }
}

/** The rights that the slices declare; everything else is denied. */
export function rightsOf(slices: readonly Slice[], entities: readonly Entity[]): Policy {
  const { open, everyStaff, students, guardians, firstSteps, screensOf, inOneBrand, refused, named } = grantedBy(
    slices,
    entities,
  );
  const ofStudents = new Set(withChoices(students));
  const ofGuardians = new Set(Object.values(guardians).flatMap((calls) => [...calls]));
  const nothing: ReadonlySet<string> = new Set();
  const switched = switchedBy(slices);
  const featuresOf = (right: string) => switched.get(right.replace(/ \[.*/, '')) ?? [];
  const isThere = (right: string, { features }: Caller) => absence(featuresOf(right), features) === undefined;

  function may(right: string, caller: Caller, brand: string): boolean {
    if (caller.kind === 'student') return ofStudents.has(right);
    if (caller.kind === 'guardian') return openTo(caller).some((what) => guardians[what].has(right));
    if (refused.get(caller.userType)?.has(right)) return false;
    if (isAdministrator(caller.userType) || everyStaff.has(right)) return true;
    // A right without a condition includes every condition: /statement reads both sides.
    const granting = [right, right.replace(/ \[.*/, '')].flatMap((one) => [...(screensOf.get(one) ?? nothing)]);
    return (
      granting.some((screen) => caller.screens.has(screen)) ||
      [...caller.screens].some((screen) => inOneBrand.get(`${brand} ${screen}`)?.has(right))
    );
  }

  /** What a guardian sees of at least one child; the calls that need nothing are always open. */
  function openTo(caller: Caller): (Seen | '')[] {
    return ['', ...(['fees', 'all'] as const).filter((what) => studentsSeen(caller, what)?.length)];
  }

  /** The screens that grant a call, even if only under some condition. */
  function screensGranting(right: string): string[] {
    return [...screensOf].filter(([one]) => isUnder(right, one)).flatMap(([, screens]) => [...screens]);
  }

  return {
    isPublic: (right) => open.has(right),
    problem: (right, caller, brand) => {
      if (caller.confined && !firstSteps.has(right)) return t('Choose a new password first');
      const missing = absence(featuresOf(right), caller.features);
      if (missing !== undefined) return missing;
      return may(right, caller, brand) ? undefined : t('No permission to access');
    },
    featuresOf,
    knows: (right) => named.has(right) || [...named].some((one) => one.startsWith(`${right} [`)),
    mayReadSome: (path, caller, brand) =>
      [...named].some((one) => isUnder(`GET ${path}`, one) && isThere(one, caller) && may(one, caller, brand)),
    holdsPortal: (caller, brand) =>
      [...students].every((right) => firstSteps.has(right) || !isThere(right, caller) || may(right, caller, brand)),
    holdsGuardians: (caller, what, brand) =>
      [...guardians.fees, ...(what === 'all' ? guardians.all : [])].every(
        (right) => !isThere(right, caller) || may(right, caller, brand),
      ),
    screenGranting: (right, caller) => screensGranting(right).find((screen) => caller.screens.has(screen)),
    rolesRefused: (right) => [...refused].flatMap(([role, rights]) => (rights.has(right) ? [role] : [])),
    callersOf: (right) => {
      if (open.has(right)) return [t('everyone')];
      return [
        ...(everyStaff.has(right) ? [t('all staff')] : []),
        ...new Set(screensGranting(right)),
        ...([...students].some((one) => isUnder(right, one)) ? [t('students (own data)')] : []),
        ...([...ofGuardians].some((one) => isUnder(right, one)) ? [t('guardians (own children)')] : []),
        'superAdmin',
        'admin',
      ];
    },
  };
}

/** True for the right itself, and for the same right under a condition. */
function isUnder(right: string, one: string): boolean {
  return one === right || one.startsWith(`${right} [`);
}

/** The features of each call that belongs to some, by its right. */
function switchedBy(slices: readonly Slice[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    slices.flatMap(({ features, routes = [] }) =>
      features ? routes.map((route) => [rightOf(route), features.map(({ name }) => name)] as const) : [],
    ),
  );
}
