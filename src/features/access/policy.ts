import { entities } from '../../entities';
import type { Entity } from '../../kit/contract/entity';
import { t } from '../../kit/contract/language';
import type { Caller } from '../../kit/server/call';
import type { Policy } from '../../kit/server/http/policy';
import { isAdministrator } from './escalation/escalation.rules';
import { calls, callsInOneBrand, screenCalls } from './grants.contract';
import { brands } from './menu/menu.contract';

/** Calls of everybody, without a token. What screens grant stands in `grants.contract.ts`; all else is denied. */
const open = new Set([
  'POST login',
  'POST login/code',
  'POST login/activation',
  'POST login/activation/check',
  'PUT login/passUpdate/',
  'POST loginportal',
  'GET setup',
  'POST setup',
]);

/** Calls of everyone who is logged in as staff. */
const everyStaff = new Set([
  'POST logout',
  'PUT profile',
  'PUT profile/password',
  'GET profile/secondFactor',
  'PUT profile/secondFactor',
  'PUT profile/secondFactor/confirm',
  'DELETE profile/secondFactor',
  'GET settings',
  'GET search',
  'GET notifications',
  'PUT notifications/{id}',
]);

/** Calls of superAdmin and admin alone, which no screen grants. */
const administrators = new Set([
  'PUT settings',
  'GET outbox',
  'GET health',
  'POST health/check',
  'POST settings/testMail',
  // Narrowed to superAdmins by its own rule, as what is done to superAdmins is elsewhere.
  'DELETE users/{id}/secondFactor',
]);

/** What a role does not do, whatever its screens. */
const denied: Readonly<Record<string, ReadonlySet<string>>> = {
  // The table of complaints is hidden from teachers (A17).
  teacher: new Set(['GET complain', 'GET complain/{studentID}', 'PUT complain/{id}', 'DELETE complain/{id}']),
};

/** Calls of a student's token; each slice answers own data only. */
const portal = new Set([
  'GET settings',
  'POST logout',
  'GET marks',
  'GET marks/sheet/{studentId}',
  'GET attendence',
  'POST attendence/attendenceReport',
  'GET certificate/studentClases/{studentId}',
  'GET complain/{studentID}',
  'POST complain',
  'GET fee',
  'GET receipt [feeID]',
  'GET receipt/{id}/pdf [feeID]',
]);

/** What the screen of a plain entity grants: its calls, its import, and the choice lists of its references. */
function plain(of: Entity): string[] {
  const lists = Object.values(of.fields).flatMap((field) => field.to?.() ?? []);
  return [
    ...calls(of.path),
    ...(of.importable ? [`POST ${of.path}/import`] : []),
    ...lists.filter((to) => to.options).map((to) => `GET ${to.path}/options`),
  ];
}

const every: readonly Entity[] = Object.values(entities);

/** Every screen with the calls that it grants, as far as they exist. */
const grants: ReadonlyMap<string, readonly string[]> = new Map([
  ...every.flatMap((of): [string, string[]][] => (of.screen ? [[of.screen.path, plain(of)]] : [])),
  ...Object.entries(screenCalls),
]);

/** Who reads a list may read its choices too (R-detail 0.4). */
function withChoices(rights: readonly string[]): string[] {
  return rights.flatMap((right) => (/^GET \w+$/.test(right) ? [right, `${right}/options`] : [right]));
}

const screensOf = new Map<string, Set<string>>();
for (const [screen, rights] of grants) {
  for (const right of withChoices(rights)) screensOf.set(right, (screensOf.get(right) ?? new Set()).add(screen));
}

/** Whether a screen grants a call in one brand alone. */
function grantedIn(brand: string, screen: string, right: string): boolean {
  const own = brands.find((one) => one === brand);
  return own !== undefined && (callsInOneBrand[own][screen]?.includes(right) ?? false);
}

const named = new Set([...open, ...everyStaff, ...administrators, ...portal, ...screensOf.keys()]);

const ofStudents = new Set(withChoices([...portal]));

/** Calls that a role is refused whatever its screens grant: Marketing only reads performance (R 4.4). */
const refusedTo: Readonly<Record<string, readonly string[]>> = {
  Marketing: [...calls('performance').filter((right) => !right.startsWith('GET ')), 'POST performance/pay'],
};

function may(right: string, caller: Caller, brand: string): boolean {
  if (caller.kind === 'staff' && refusedTo[caller.userType]?.includes(right)) return false;
  if (caller.kind === 'student') return ofStudents.has(right);
  if (isAdministrator(caller.userType) || everyStaff.has(right)) return true;
  if (denied[caller.userType]?.has(right)) return false;
  // A right without a condition holds under every one: /statement reads both sides.
  const granting = [right, right.replace(/ \[.*/, '')].flatMap((one) => [...(screensOf.get(one) ?? [])]);
  return (
    granting.some((screen) => caller.screens.has(screen)) ||
    [...caller.screens].some((screen) => grantedIn(brand, screen, right))
  );
}

export const policy: Policy = {
  isPublic: (right) => open.has(right),
  problem: (right, caller, brand) => (may(right, caller, brand) ? undefined : t('No permission to access')),
  knows: (right) => named.has(right) || [...named].some((one) => one.startsWith(`${right} [`)),
};

/** Whether a caller may read a list at all, if only under some condition. */
export function mayReadSome(path: string, caller: Caller, brand: string): boolean {
  const right = `GET ${path}`;
  return [...named].some((one) => (one === right || one.startsWith(`${right} [`)) && may(one, caller, brand));
}

/** A screen of the caller's that grants a call: where its result is found. */
export function screenGranting(right: string, caller: Caller): string | undefined {
  const granting = [...screensOf].filter(([one]) => one === right || one.startsWith(`${right} [`));
  return granting.flatMap(([, screens]) => [...screens]).find((screen) => caller.screens.has(screen));
}

/** Who may make a call, in words: for the readable page of the API. */
export function callersOf(right: string): string[] {
  if (open.has(right)) return [t('everyone')];
  const screens = [...screensOf]
    .filter(([one]) => one === right || one.startsWith(`${right} [`))
    .flatMap(([, granting]) => [...granting]);
  return [
    ...(everyStaff.has(right) ? [t('all staff')] : []),
    ...new Set(screens),
    ...([...portal].some((one) => one === right || one.startsWith(`${right} [`)) ? [t('students (own data)')] : []),
    'superAdmin',
    'admin',
  ];
}
