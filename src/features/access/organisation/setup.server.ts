import { randomInt, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { t } from '../../../kit/contract/language';
import type { Call, Route } from '../../../kit/server/call';
import type { Config } from '../../../kit/server/config';
import { on } from '../../../kit/server/crud';
import type { Database } from '../../../kit/server/db';
import { refuse, refuseInvalid } from '../../../kit/server/refusal';
import { startProblem } from '../../../kit/server/start-problem';
import { keepPhotos } from '../../../kit/server/upload';
import { change } from '../../../kit/server/write/change';
import { keptRefusal } from '../login/kept-refusal.server';
import { addressSubject, countTry } from '../login/slow-down.server';
import { type Brand, brands } from '../menu/menu.contract';
import { makeBuiltInRoles } from '../role/built-in.server';
import { signInStaff } from '../session/session.server';
import { makeFirstUser } from '../user/own-user.server';
import { getSetup, organisation, runSetup, type SetupState } from './organisation.contract';
import { timeZoneProblem } from './organisation.rules';
import { lockSettings, pictureUrl, settingsOf } from './organisation.server';

let offered: readonly Brand[] = brands;

/** Tells which brands this deployment offers (R 2.3). */
export function offerBrands(brand: string | undefined): void {
  offered = brand === undefined ? brands : brands.filter((one) => one === brand);
}

/** True for a person at the server itself; whoever comes through a proxy is not, whatever the connection says. */
function isLocal({ ip, headers }: FastifyRequest): boolean {
  const loopback = ip === '::1' || /^(::ffff:)?127\./.test(ip);
  return loopback && !['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers);
}

async function isEmpty(call: Pick<Call, 'db'>): Promise<boolean> {
  return (await call.db.selectFrom('app_user').select('_id').limit(1).executeTakeFirst()) === undefined;
}

const state = on(getSetup, async (call): Promise<SetupState> => {
  const needed = await isEmpty(call);
  const { name, logo } = await settingsOf(call);
  return {
    needed,
    codeNeeded: needed && !isLocal(call.request),
    name: name || null,
    logoUrl: await pictureUrl(call, logo),
    brands: offered,
  };
});

const setUp = on(runSetup, async (call, body) => {
  const { adminName, username, password, code, ...identity } = body;
  const stored = await lockSettings(call);
  if (!(await isEmpty(call))) refuse(409, t('This brand is set up already'));
  if (!isLocal(call.request)) {
    await countTry(call, [addressSubject(call)]);
    if (!(await isSetupCode(call, code ?? ''))) return keptRefusal(call, 403, wrongCode(), { code: wrongCode() });
  }
  const zone = timeZoneProblem(identity.timeZone);
  if (zone !== undefined) refuseInvalid({ timeZone: zone });
  await change(call, organisation, stored._id, await keepPhotos(call, organisation, identity));
  await makeBuiltInRoles(call);
  const phone = identity.phone ?? '';
  const userID = await makeFirstUser(call, { name: adminName, phone, username, password });
  await call.db.updateTable('organisation').set({ setupCode: null }).execute();
  return signInStaff(call, userID, t('Welcome'));
});

function wrongCode(): string {
  return t('Enter the set-up code that the server printed where it was started');
}

export const setupRoutes: Route[] = [state, setUp];

// No letter or digit that is easily taken for another.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

function newCode(): string {
  const text = Array.from({ length: 10 }, () => letters.charAt(randomInt(letters.length))).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

async function isSetupCode(call: Call, sent: string): Promise<boolean> {
  const { setupCode } = await call.db.selectFrom('organisation').select('setupCode').executeTakeFirstOrThrow();
  if (setupCode === null) return false;
  const [typed, kept] = [sent, setupCode].map((text) => Buffer.from(text.toUpperCase().replace(/[^A-Z0-9]/g, '')));
  return typed !== undefined && kept !== undefined && typed.length === kept.length && timingSafeEqual(typed, kept);
}

/** The codes that set-up from another machine asks for, of each brand that waits for its set-up (A28). */
export async function setupCodes(database: Database): Promise<{ readonly brand: Brand; readonly code: string }[]> {
  const codes: { brand: Brand; code: string }[] = [];
  for (const brand of offered) {
    const db = database.in(brand);
    if (!(await isEmpty({ db }))) continue;
    // Several processes may start at once: the first code stands for all.
    await db.updateTable('organisation').set({ setupCode: newCode() }).where('setupCode', 'is', null).execute();
    const { setupCode } = await db.selectFrom('organisation').select('setupCode').executeTakeFirstOrThrow();
    if (setupCode !== null) codes.push({ brand, code: setupCode });
  }
  return codes;
}

const firstNames: Readonly<Record<Brand, string>> = { academy: 'Academy', decoration: 'Decoration' };

/** Sets up each offered brand that has no user yet from ADMIN_EMAIL and ADMIN_PASSWORD (R 2.5), by the very call that people make. */
export async function setUpUnattended(app: FastifyInstance, { admin }: Pick<Config, 'admin'>): Promise<void> {
  if (!admin) return;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const brand of offered) {
    const body = {
      name: firstNames[brand],
      currencySign: '$',
      timeZone,
      adminName: admin.email.split('@')[0],
      username: admin.email,
      password: admin.password,
    };
    const answer = await app.inject({ method: 'POST', url: `/api/${brand}/setup`, payload: body });
    if (answer.statusCode === 200 || answer.statusCode === 409) continue;
    throw startProblem(`ADMIN_EMAIL and ADMIN_PASSWORD were not taken: ${answer.json<{ message: string }>().message}`);
  }
}
