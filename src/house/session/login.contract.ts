import { endpoint, reply } from '#kit/contract/endpoint';
import { whole } from '#kit/contract/fields-number';
import { email, password, phone, text } from '#kit/contract/fields-text';
import type { MenuEntry } from '#house/brand/brand.contract';
import { code } from './code.contract';
import { loginPaths } from './login-paths.contract';

/** The claims of a staff token (S§3, A19). For display only: the server trusts only `sid`. */
export interface StaffClaims {
  readonly userType: string;
  readonly teacherID: string | null;
  readonly menus: readonly MenuEntry[];
  readonly _id: string;
  readonly id: string;
  readonly name: string;
  readonly fullName: string;
  readonly username: string;
  /** YYYY-MM-DD, null without a subscription. */
  readonly SubscriptionExpiredDate: string | null;
  /** The kinds of logins, besides users', whose password and username the holder may set; missing in older tokens. */
  readonly keeps?: readonly RecordLogin[];
  /** The choice lists, by path, from which the holder chooses nothing; missing in older tokens. */
  readonly withheld?: readonly string[];
  /** The features that are switched on (AL15); missing in older tokens. */
  readonly features?: readonly string[];
  readonly sid: string;
  readonly exp: number;
}

/** Kinds of logins that belong to a record of their own. */
export type RecordLogin = 'teacher' | 'student';

/** The claims of a student's token (S§3). */
export interface StudentClaims {
  readonly userType: 'student';
  readonly name: string;
  readonly studentID: string;
  readonly studentInfo: {
    readonly _id: string;
    readonly studentName: string;
    readonly stdID: number;
    readonly studentPhone: string;
    readonly studentAddress: string;
    readonly educationalLevel: string;
  };
  readonly studentClasses: readonly {
    readonly _id: string;
    readonly className: string;
    readonly courseID: { readonly _id: string; readonly courseName: string };
  }[];
  /** Present if somebody else set the password: until another is chosen nothing else opens. */
  readonly choosesPassword?: true;
  /** The features that are switched on (AL15); missing in older tokens. */
  readonly features?: readonly string[];
  readonly sid: string;
  readonly exp: number;
}

/** A child of whom a guardian sees something: money, or everything (FA3). */
export interface SeenChild {
  readonly _id: string;
  readonly studentName: string;
  readonly stdID: number;
  readonly access: 'all' | 'fees';
}

/** The claims of a guardian's token (FA4). */
export interface GuardianClaims {
  readonly userType: 'guardian';
  readonly name: string;
  readonly guardianID: string;
  readonly children: readonly SeenChild[];
  readonly features?: readonly string[];
  readonly sid: string;
  readonly exp: number;
}

/** The answer of every call that signs someone in. */
export interface SignedIn {
  readonly status: true;
  readonly message: string;
  readonly token: string;
}

/** The answer to a right password whose owner has a second factor: no token, but the handle for the second step. */
export interface CodeAsked {
  readonly status: true;
  readonly message: string;
  readonly challenge: string;
}

/** The answer of a call that only has a message. */
export interface Told {
  readonly status: true;
  readonly message: string;
}

export const login = endpoint({
  method: 'POST',
  path: loginPaths.login.path,
  title: 'Log in as staff',
  body: {
    username: email('Email', { required: 'Please enter your email' }),
    password: password('Password', { required: 'Please enter your password' }),
  },
  reply: reply<SignedIn | CodeAsked>(),
});

/** The second step of a login: a code from the app, or a recovery code. */
export const loginCode = endpoint({
  method: 'POST',
  path: 'login/code',
  title: 'Log in as staff, second step: the code of the second factor',
  body: { challenge: text('Challenge', { required: 'Please log in again' }), code },
  reply: reply<SignedIn>(),
});

export const loginPortal = endpoint({
  method: 'POST',
  path: loginPaths.portal.path,
  title: 'Log in as a student',
  body: {
    stdID: whole('Student ID', { required: 'Please enter your student ID', min: 1, max: 999_999_999_999 }),
    password: password('Password', { required: 'Please enter your password' }),
  },
  reply: reply<SignedIn | CodeAsked>(),
});

/** A PIN in place of the password answers a challenge, with which the password is chosen (FA5). */
export const loginGuardian = endpoint({
  method: 'POST',
  path: loginPaths.guardian.path,
  title: 'Log in as a guardian',
  body: {
    guardianPhone: phone('Phone', { required: 'Please enter your phone' }),
    password: password('Password or PIN', { required: 'Please enter your password' }),
  },
  reply: reply<SignedIn | CodeAsked>(),
});

export const logout = endpoint({
  method: 'POST',
  path: loginPaths.logout.path,
  title: 'End your own session',
  reply: reply<Told>(),
});
