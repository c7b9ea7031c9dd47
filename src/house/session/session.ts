import type { GuardianClaims, StaffClaims, StudentClaims } from './login.contract';
import type { Brand } from '#house/brand/brand.contract';
import { makeStore, useStore } from '#kit/web/store';
import type { Shelf } from '#kit/web/call';
import { forgetPages } from '#kit/web/kept-pages';
import { emptyStorage } from '#kit/web/own-storage';
import { apiHost } from '#house/brand/api-hosts';
import { areaOf, worksOffline, portalLogin } from './areas';
import { guardianClaims, keptClaims, staffClaims, studentClaims } from './claims';
import { forgetOther } from './other-token';

/** The login of this tab. The storage keys are the specification's (A20). */
export interface Session {
  readonly brand: Brand;
  readonly token: string | undefined;
  readonly studentToken: string | undefined;
  readonly guardianToken: string | undefined;
  readonly claims: StaffClaims | undefined;
  readonly student: StudentClaims | undefined;
  readonly guardian: GuardianClaims | undefined;
  /** True if somebody continues without a network and without a login, as the last known user of this device. */
  readonly offline: boolean;
  /** True from the moment the server refused the token until the next sign-in. */
  readonly ended: boolean;
}

/** Our own storage key, besides the specification's: the claims of a token while its owner works without a network. */
const offlineKey = 'offlineUser';
const session = makeStore<Session>(readSession(false));

/** The session; components that use it render again when it changes. */
export function useSession(): Session {
  return useStore(session);
}

/** The staff token of this tab; undefined if nobody is logged in. */
export function token(): string | undefined {
  return session.get().token;
}

/** The token of the student or guardian who is logged in to the portal in this tab; undefined if nobody is. */
export function portalToken(): string | undefined {
  const { studentToken, guardianToken } = session.get();
  return studentToken ?? guardianToken;
}

/** The brand of this tab. */
export function brand(): Brand {
  return session.get().brand;
}

/** The claims of the member of staff who is logged in, with role and screens; undefined if none is. */
export function claims(): StaffClaims | undefined {
  return session.get().claims;
}

/** Chooses the brand, and signs out of the other one in this tab. */
export function setBrand(chosen: Brand): void {
  const leaves = chosen !== session.get().brand && session.get().claims !== undefined;
  if (chosen !== session.get().brand) forgetStaff();
  sessionStorage.setItem('brandType', chosen);
  session.set(readSession(false));
  if (leaves) forgetOthers();
}

/**
 * Continues without a login, as the last known user of this device, on screens that work offline. There is no token, so
 * nothing is sent.
 */
export function goOnOffline(chosen: Brand, user: StaffClaims): void {
  sessionStorage.setItem('brandType', chosen);
  sessionStorage.setItem(offlineKey, JSON.stringify(user));
  change();
}

/** Stores a staff token and its claims. */
export function signIn(given: string): void {
  const said = staffClaims(given);
  if (said === undefined) return;
  sessionStorage.removeItem(offlineKey);
  sessionStorage.setItem('token', given);
  // A person who never touched the choice has made one too.
  sessionStorage.setItem('brandType', session.get().brand);
  sessionStorage.setItem('menus', JSON.stringify(said.menus));
  const authUser = { username: said.name, email: said.username, uid: said._id };
  localStorage.setItem('authUser', JSON.stringify(authUser));
  change();
}

/** Stores a student's token. A tab has one portal. */
export function signInStudent(given: string): void {
  sessionStorage.removeItem('guardianToken');
  sessionStorage.setItem('studentToken', given);
  change();
}

/** Stores a guardian's token (FA4). */
export function signInGuardian(given: string): void {
  sessionStorage.removeItem('studentToken');
  sessionStorage.setItem('guardianToken', given);
  change();
}

/** Stores the token of an extended session (A19), for the audience of the current address. */
export function tokenRenewed(given: string): void {
  // An answer may arrive after its user has logged out.
  if (tokenHere() === undefined) return;
  if (areaOf(address.get().pathname) !== 'portal') signIn(given);
  else if (session.get().student) signInStudent(given);
  else signInGuardian(given);
}

/** Forgets everyone, and what they typed and saw in this tab; what waits to be sent is stored elsewhere, and stays. */
export function signOut(): void {
  forgetStaff();
  forgetPortal();
  change();
}

/** Called when the server refuses the token; the guard then leads to the login (A21). */
export function sessionEnded(): void {
  if (areaOf(address.get().pathname) === 'portal') forgetPortal();
  else forgetStaff();
  session.set(readSession(true));
}

/** The current address, set by the frame, because the router changes a moment before the browser's own address. */
const address = makeStore<Address>({ pathname: location.pathname, search: location.search });

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Tells the session the current address, on which token and store depend. */
export function standAt(next: Address): void {
  address.set(next);
}

/**
 * The token that calls from the current address carry; none on the login screens, so that a wrong password ends no
 * session.
 */
export function tokenHere(): string | undefined {
  const area = areaOf(address.get().pathname);
  if (area === 'public') return undefined;
  if (area === 'portal') return portalToken();
  return area === 'leaving' ? (session.get().token ?? portalToken()) : session.get().token;
}

/** The account that works at the current address, as brand and user: what waits on this device belongs to it. */
export function accountHere(): string | undefined {
  const { brand: chosen, claims: user } = session.get();
  return areaOf(address.get().pathname) === 'staff' && user ? accountOf(chosen, user) : undefined;
}

/** The key of an account on this device, for its store and its waiting writes. */
export function accountOf(chosen: Brand, { _id }: StaffClaims): string {
  return `${chosen}:${_id}`;
}

/** The owner of the storage that this tab uses at the current address: staff, or in the portal a student or guardian. */
export function ownerHere(): string | undefined {
  return areaOf(address.get().pathname) === 'portal' ? portalOwner() : accountHere();
}

function portalOwner(): string | undefined {
  const { student, guardian } = session.get();
  const _id = student?.studentID ?? guardian?.guardianID;
  return _id === undefined ? undefined : `academy:${_id}`;
}

/** Empties this tab's storage of what others typed and saw. */
function forgetOthers(): void {
  const { brand: chosen, claims: user } = session.get();
  emptyStorage([user && accountOf(chosen, user), portalOwner()]);
}

/** The store for what is read at the current address; undefined if nothing is stored. */
export function shelfHere(): Promise<Shelf> | undefined {
  return worksOffline(address.get().pathname) ? import('#kit/web/offline/kept-reads') : undefined;
}

/** The API's host for the current address, or for a resource's path. */
export function hostHere(path?: string): string {
  return hostAt(address.get(), session.get().brand, path);
}

/** The API's host for an address; the portal always uses the academy's (I2). */
export function hostAt({ pathname, search }: Address, chosen: Brand, path?: string): string {
  const students = areaOf(pathname) === 'portal' || pathname === portalLogin || search.includes('of=students');
  return apiHost(students ? 'academy' : chosen, path);
}

function forgetPortal(): void {
  sessionStorage.removeItem('studentToken');
  sessionStorage.removeItem('guardianToken');
}

function forgetStaff(): void {
  sessionStorage.removeItem(offlineKey);
  sessionStorage.removeItem('token');
  sessionStorage.removeItem('menus');
  forgetPages();
  forgetOther();
  localStorage.removeItem('authUser');
}

function readSession(ended: boolean): Session {
  const staff = sessionStorage.getItem('token') ?? undefined;
  const student = sessionStorage.getItem('studentToken') ?? undefined;
  const guardian = sessionStorage.getItem('guardianToken') ?? undefined;
  const known = sessionStorage.getItem(offlineKey);
  const said = staff === undefined ? (known === null ? undefined : keptClaims(known)) : staffClaims(staff);
  const guardianSaid = guardian === undefined ? undefined : guardianClaims(guardian);
  const studentSaid = student === undefined ? undefined : studentClaims(student);
  return {
    // Anything but decoration is the academy (S§2).
    brand: sessionStorage.getItem('brandType') === 'decoration' ? 'decoration' : 'academy',
    token: said && staff,
    offline: said !== undefined && staff === undefined,
    studentToken: studentSaid && student,
    guardianToken: guardianSaid && guardian,
    claims: said,
    student: studentSaid,
    guardian: guardianSaid,
    ended,
  };
}

/** Takes in who works here now, and empties the storage of what others typed and saw. */
function change(): void {
  session.set(readSession(false));
  forgetOthers();
}
