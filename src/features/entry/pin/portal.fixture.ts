import { type AcademyRecords, academyRecords } from '#testing/academy-records';
import { academySlices } from '#testing/parts/academy';
import { expectSaved, ownerPassword, startTestApp, type TestApp } from '#testing/test-app';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';
import { settingsSlice } from '#features/oversight/settings/settings-slice.server';
import { guardianSlice } from '#features/academy/guardian/guardian-slice.server';
import { studentPinSlice } from '#features/academy/student/pin-slice.server';
import { guardianLoginSlice } from '#features/entry/login/guardian-login-slice.server';
import { pinSlice } from './pin-slice.server';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Guardian {
  readonly _id: string;
  readonly guardianPhone: string;
}

/** An academy that keeps families, with everybody who uses its portal. */
export async function startPortal() {
  let owner = '';
  let make: AcademyRecords | undefined;
  let phones = 0;
  let now = Date.parse('2026-11-23T09:00:00Z');
  const app: TestApp = await startTestApp({
    slices: [
      ...academySlices,
      settingsSlice,
      activitySlice,
      guardianSlice,
      studentPinSlice,
      guardianLoginSlice,
      pinSlice,
    ],
  });
  app.setClock(new Date(now));
  owner = await app.setUp();
  const call = (method: Method, path: string, body?: unknown, token = owner) =>
    app.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  const records = (): AcademyRecords => {
    make ??= academyRecords(app, owner);
    return make;
  };
  const portal = {
    app,
    call,
    records,
    owner: () => owner,
    minutes: (count: number) => {
      now += count * 60_000;
      app.setClock(new Date(now));
    },
    /** Long after the waits of the test before, by an owner who has just logged in. */
    later: async () => {
      portal.minutes(120);
      const body = { username: 'owner@academy.test', password: ownerPassword };
      owner = (await app.call('POST', 'login', { body })).body.token;
      make = undefined;
    },
    switched: (families: boolean) => expectSaved(call('PUT', 'settings', { features: { families } })),
    someGuardian: async (values: object = {}): Promise<Guardian> => {
      const { _id: studentID } = await records().student();
      const children = [{ studentID, relation: 'mother', consentDate: '2026-11-20' }];
      const body = { guardianName: 'Halima Nur', guardianPhone: `25261${7_000_000 + phones++}`, children, ...values };
      return (await expectSaved(call('POST', 'guardian', body))).body.info;
    },
    pinOf: async ({ _id }: Guardian): Promise<string> =>
      (await expectSaved(call('POST', `guardian/pin/${_id}`))).body.pin,
    logIn: (guardianPhone: string, password: string) =>
      app.call('POST', 'loginguardian', { body: { guardianPhone, password } }),
    choose: (challenge: string, password: string, confirmPassword = password) =>
      app.call('POST', 'login/setPassword', { body: { challenge, password, confirmPassword } }),
    opens: async (token: string) => (await app.call('GET', 'settings', { token })).status,
    /** A guardian who has chosen a password. */
    someoneIn: async (password = 'mango tree 7'): Promise<Guardian & { readonly token: string }> => {
      const guardian = await portal.someGuardian();
      const { challenge } = (await portal.logIn(guardian.guardianPhone, await portal.pinOf(guardian))).body;
      return { ...guardian, token: (await portal.choose(challenge, password)).body.token };
    },
  };
  await portal.switched(true);
  return portal;
}

export type TestPortal = Awaited<ReturnType<typeof startPortal>>;

export const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
