import type { Brand } from '#house/brand/brand.contract';
import type { Route } from '#kit/server/call';
import { routes } from '#app/product';
import { askedOfReport, span } from '#testing/asked-of-reports';
import { everyEntity, type Examples } from '#testing/example-records';
import { neededQuery } from '#testing/needed-query';
import { recordOf } from '#testing/permissions/attempt';
import { routesStrangeTo } from '#testing/strange-to';
import type { Answer, TestApp } from '#testing/test-app';

/** Everything that the product says of a brand, by the call that says it. */
export type Figures = Readonly<Record<string, unknown>>;

/** Calls whose answers go on whatever becomes of a document, each with the reason. */
export const ongoing: Readonly<Record<string, string>> = {
  'GET activity': 'the log keeps everything',
  'GET activity/{id}': 'the log keeps everything',
  'GET guardian/me': 'answers guardians alone',
  'GET notifications': 'what was told stays told',
  'GET outbox': 'what was sent stays sent',
  'GET health': 'says how long the server has run, and its room',
  'POST reports/usersReport': 'counts what users wrote, and voiding is writing',
};

// What every write of a parent moves, an item's own history, and what a day's close and the owner are told was taken back on the day.
const passing = ['__v', 'updatedAt', 'movements', 'lastLogin', 'lastSeen', 'takenBack', 'voids', 'voidAmount'];

/** Asks every list, record, report, choice list and dashboard; a call that refuses fails the test that asks. */
export async function readFigures(app: TestApp, token: string, brand: Brand, examples: Examples): Promise<Figures> {
  const figures: Record<string, unknown> = {};
  const ask = async (route: Route, path: string, body?: object) => {
    const answer = await app.call(route.method, path, { token, brand, ...(body ? { body } : {}) });
    if (answer.status !== 200) throw new Error(`${route.method} ${path} answered ${answer.status} ${answer.text}`);
    figures[`${route.method} ${path}`] = said(answer);
  };
  const strange = namesOf(routesStrangeTo(brand));
  for (const route of routes) {
    const name = `${route.method} ${route.path}`;
    if (Object.hasOwn(ongoing, name) || strange.has(name)) continue;
    if (route.asks === 'report') await ask(route, route.path, askedOfReport(route.path, examples.ids));
    if (route.method !== 'GET' || route.path.endsWith('/pdf') || route.path === 'search') continue;
    if (route.path.includes('{')) {
      const id = recordOf(route, '', examples);
      // Pictures and cards are not figures.
      if (id !== undefined && isRecord(route)) await ask(route, route.path.replace(/\{\w+\}/g, id));
      continue;
    }
    for (const query of queriesOf(route, examples)) await ask(route, query ? `${route.path}?${query}` : route.path);
  }
  return figures;
}

const namesOf = (some: Iterable<Route>) => new Set([...some].map(({ method, path }) => `${method} ${path}`));

const isRecord = ({ path }: Route) => everyEntity.some((of) => path === `${of.path}/{id}`);

/** A list is asked for whole and by its days; with its voided rows it is asked for its sums alone. */
function queriesOf({ path, schema }: Route, examples: Examples): string[] {
  const of = everyEntity.find((one) => one.path === path);
  const kinds = (schema.query ?? []).includes('of') ? ['of=fee', 'of=invoice'] : [];
  const needed = neededQuery({ path }, examples);
  const paged = of ? ['page=1', `page=1&from=${span.startDate}&to=${span.endDate}`] : [needed];
  const voided = of?.erase === 'void' ? ['voided=1'] : [];
  const running = path === 'transection' ? ['running=1&page=1'] : [];
  const open = path === 'fee' ? ['feeStatus=due&page=1'] : [];
  const own = [...paged, ...voided, ...running, ...open];
  return kinds.length === 0 ? own : kinds.flatMap((kind) => own.map((query) => `${query}&${kind}`));
}

function said({ headers, body, text }: Answer): unknown {
  const sums = headers['x-totals'] === undefined ? null : JSON.parse(headers['x-totals']);
  // A record counts its history there, not itself.
  const rows = Array.isArray(body) ? (headers['x-total-count'] ?? null) : null;
  return { rows, sums, body: body === undefined ? text : still(body) };
}

function still(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(still);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !passing.includes(name))
      .map(([name, one]) => [name, still(one)]),
  );
}

/** The calls that say something else than before, but lists that were asked for their voided rows: there the sums count. */
export function changedFigures(before: Figures, after: Figures): string[] {
  return Object.keys({ ...before, ...after }).filter((call) => compared(call, before) !== compared(call, after));
}

function compared(call: string, figures: Figures): string {
  const said = figures[call];
  return JSON.stringify(call.includes('voided=1') && typeof said === 'object' ? { ...said, body: 0, rows: 0 } : said);
}
