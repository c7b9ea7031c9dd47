import { randomInt, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '#kit/contract/endpoint';
import { familiesFeature } from '#house/family/families-feature.contract';
import { t } from '#kit/contract/language';
import { hashAhead } from '#kit/server/bounded/hashing';
import type { Call, Route } from '#kit/server/call';
import type { Config } from '#kit/server/config';
import { on } from '#kit/server/routes/crud';
import type { Database } from '#kit/server/db';
import { isFromThisMachine } from '#kit/server/http/address';
import { refuse } from '#kit/server/refusal';
import { startProblem } from '#kit/server/start-problem';
import { drawPhotos } from '#kit/server/pictures/draw';
import { keepPhotos } from '#kit/server/routes/upload';
import { committedRefusal } from '#house/tries/committed-refusal.server';
import { addressSubject, countTry } from '#house/tries/slow-down.server';
import { type Brand, brands } from '#house/brand/brand.contract';
import { makeBuiltInRoles } from '#features/people/role/built-in.server';
import { signInStaff } from '#house/session/session.server';
import { makeFirstUser } from '#features/people/user/own-user.server';
import { getSetup, type SetupState } from '#house/organisation/house.contract';
import { organisation, runSetup } from '#house/organisation/organisation.contract';
import { initially } from '#house/feature/feature.rules';
import { featuresOf } from '#house/feature/feature.server';
import { refuseTimeZone } from '#house/organisation/time-zone.server';
import {
  changeSettings,
  dropSetupCode,
  keepSetupCode,
  storedSetupCode,
  lockSettings,
  pictureUrl,
  refuseUnknownFeatures,
  settingsOf,
} from '#house/organisation/organisation.server';

declare module '#kit/server/product' {
  interface Product {
    /** The brands that this deployment offers (R 2.3). */
    readonly offered: readonly Brand[];
  }
}

/** The brands that a deployment offers: the one that it is limited to, or all (R 2.3). */
export function offeredBrands({ brand }: Pick<Config, 'brand'>): readonly Brand[] {
  return brand === undefined ? brands : brands.filter((one) => one === brand);
}

async function isEmpty(call: Pick<Call, 'db'>): Promise<boolean> {
  return (await call.db.selectFrom('app_user').select('_id').limit(1).executeTakeFirst()) === undefined;
}

const state = on(getSetup, async (call): Promise<SetupState> => {
  const needed = await isEmpty(call);
  const { name, logo } = await settingsOf(call);
  return {
    needed,
    codeNeeded: needed && !isFromThisMachine(call.request),
    name: name || null,
    logoUrl: await pictureUrl(call, logo),
    brands: call.product.offered,
    guardians: call.house.features.has(familiesFeature.name),
  };
});

const setUp = on(
  runSetup,
  async (outside, body) => {
    const { code, ...first } = body;
    // Attempts from other machines are counted, set up or not, so that no answer is free.
    const isElsewhere = !isFromThisMachine(outside.request);
    if (isElsewhere) await outside.transact((call) => countTry(call, [addressSubject(call)]));
    await refuseSetUp(outside);
    if (isElsewhere && !(await isSetupCode(outside, code ?? '')))
      return committedRefusal(outside, 403, wrongCode(), { code: wrongCode() });
    await outside.transact((call) => refuseTimeZone(call.db, first.timeZone));
    if (first.features !== undefined) refuseUnknownFeatures(outside, first.features);
    await drawPhotos(outside, organisation, first);
    await hashAhead(outside, first.password);
    return outside.transact((call) => makeBrand(call, first));
  },
  // A logo of 500 KB is sent as text, which needs four characters for three bytes.
  { transactions: 'own', publicBodyLimit: 1_048_576, saves: 'records' },
);

async function refuseSetUp(call: Call): Promise<void> {
  if (!(await isEmpty(call))) refuse(409, t('This brand is set up already'));
}

async function makeBrand(
  call: Call,
  { adminName, username, password, ...identity }: Omit<BodyOf<typeof runSetup>, 'code'>,
): Promise<unknown> {
  const stored = await lockSettings(call);
  await refuseSetUp(call);
  const features = { ...initially(featuresOf(call)), ...identity.features };
  await changeSettings(call, stored, await keepPhotos(call, organisation, { ...identity, features }));
  await makeBuiltInRoles(call);
  const phone = identity.phone ?? '';
  const userID = await makeFirstUser(call, { name: adminName, phone, username, password });
  await dropSetupCode(call);
  return signInStaff(call, userID, t('Welcome'));
}

function wrongCode(): string {
  return t('Enter the set-up code that the server printed where it was started');
}

export const setupRoutes: Route[] = [state, setUp];

// Without letters and digits that are easily mistaken for others.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

function newCode(): string {
  const text = Array.from({ length: 10 }, () => letters.charAt(randomInt(letters.length))).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

async function isSetupCode(call: Call, sent: string): Promise<boolean> {
  const setupCode = await storedSetupCode(call.db);
  if (setupCode === null) return false;
  const [typed, stored] = [sent, setupCode].map((text) => Buffer.from(text.toUpperCase().replace(/[^A-Z0-9]/g, '')));
  return (
    typed !== undefined && stored !== undefined && typed.length === stored.length && timingSafeEqual(typed, stored)
  );
}

/** The codes for setting up from another machine, for each brand that is not set up yet (A28). */
export async function setupCodes(
  database: Database,
  offered: readonly Brand[],
): Promise<{ readonly brand: Brand; readonly code: string }[]> {
  const codes: { brand: Brand; code: string }[] = [];
  for (const brand of offered) {
    const db = database.in(brand);
    if (!(await isEmpty({ db }))) continue;
    const setupCode = await keepSetupCode(db, newCode());
    if (setupCode !== null) codes.push({ brand, code: setupCode });
  }
  return codes;
}

const firstNames: Readonly<Record<Brand, string>> = { academy: 'Academy', decoration: 'Decoration' };

/** Sets up each offered brand that has no user yet from ADMIN_EMAIL and ADMIN_PASSWORD (R 2.5), by the same call that people make. */
export async function setUpUnattended(
  app: FastifyInstance,
  { admin, brand }: Pick<Config, 'admin' | 'brand'>,
): Promise<void> {
  if (!admin) return;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const offered of offeredBrands({ brand })) {
    const body = {
      name: firstNames[offered],
      currencySign: '$',
      timeZone,
      adminName: admin.email.split('@')[0],
      username: admin.email,
      password: admin.password,
    };
    const answer = await app.inject({ method: 'POST', url: `/api/${offered}/setup`, payload: body });
    if (answer.statusCode === 200 || answer.statusCode === 409) continue;
    throw startProblem(`ADMIN_EMAIL and ADMIN_PASSWORD were not taken: ${answer.json<{ message: string }>().message}`);
  }
}
