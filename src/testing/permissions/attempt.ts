import type { Brand } from '#house/brand/brand.contract';
import type { Route } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { everyEntity, type Examples } from '#testing/example-records';
import { sendFile } from '#testing/sent-file';
import type { Answer, TestApp } from '#testing/test-app';

/** How a call is tried: with real records and bodies, so that a missing lock would show, or with nothing to lose. */
export interface Attempt {
  readonly app: TestApp;
  readonly brand: Brand;
  readonly examples: Examples;
  readonly token?: string | undefined;
}

const parameters: Readonly<Record<string, string>> = {
  classId: 'school_class',
  studentId: 'student',
  studentID: 'student',
};

/** The record that a route's path names; undefined where none of the kind can be made yet. */
export function recordOf(route: Route, condition: string, { ids }: Examples): string | undefined {
  const name = /\{(\w+)\}/.exec(route.path)?.[1] ?? 'id';
  const table =
    parameters[name] ?? everyEntity.find((of) => of.path.toLowerCase() === resourceOf(route).toLowerCase())?.table;
  return table === undefined ? undefined : ids.get(condition ? `${table} ${condition}` : table);
}

const resourceOf = (route: Route) => route.path.split('/')[0] ?? '';

/** Where a POST makes records beside its entity's own: a body that would be saved. */
const sets: Readonly<Record<string, (ids: Examples['ids']) => Record<string, unknown>>> = {
  'marks/class': (ids) => ({
    classID: ids.get('school_class'),
    subjectID: ids.get('subject'),
    items: [{ studentID: ids.get('student'), Amount: 1 }],
  }),
  score: (ids) => ({ items: [{ assessmentID: ids.get('assessment'), studentID: ids.get('student'), score: 1 }] }),
  'assessment/unpublish/{id}': () => ({ reason: 'An example' }),
  'assessment/copy': (ids) => ({ fromClassID: ids.get('school_class'), classID: ids.get('school_class') }),
  'assessment/fromMarks': (ids) => ({ classID: ids.get('school_class'), subjectID: ids.get('subject') }),
  'gradebook/remark': (ids) => ({ enrollmentID: ids.get('enrollment'), remark: 'An example' }),
  'class/lockResults/{id}': () => ({ locked: true }),
};

/** The condition that the call itself judges by its body: the policy asks for none. */
export const ofAnother = '[account kept by another]';

/** The account of the examples that somebody keeps who makes none of the calls. */
export const keptByAnother = `money_account ${ofAnother}`;

/** The bodies that meet a condition in words. */
const meant: Readonly<Record<string, (ids: Examples['ids']) => Record<string, unknown>>> = {
  '[invoice]': () => ({ kind: 'invoice' }),
  '[statement]': () => ({ kind: 'statement' }),
  '[unearned credit or refund]': () => ({ leftDate: '2026-11-23', leftReason: 'other', unearned: 'credit' }),
  [ofAnother]: (ids) => ({ accountID: ids.get(keptByAnother) }),
};

function sentBy(condition: string, { ids }: Examples): Record<string, unknown> {
  const said = meant[condition];
  if (said) return said(ids);
  const [, name, value] = /^\[(\w+)(?:=(\w+))?\]$/.exec(condition) ?? [];
  if (name === undefined) return {};
  return { [name]: value ?? newId() };
}

function queryBy(route: Route, condition: string): string {
  if (route.method !== 'GET') return '';
  const [, whose] = /^\[(studentID|customerID|noteID)\]$/.exec(condition) ?? [];
  if (whose) return `${whose}=${newId()}`;
  if (route.path.includes('/')) return '';
  if (condition === '[feeID]') return 'of=fee';
  if (condition === '[invoiceID]') return 'of=invoice';
  const [, name, value] = /^\[(\w+)=(\w+)\]$/.exec(condition) ?? [];
  return name ? `${name}=${value}` : '';
}

/** Makes a call with real ids and, for a POST of records, a body that would be saved. */
export async function inEarnest(route: Route, condition: string, query: string, attempt: Attempt): Promise<Answer> {
  const id = recordOf(route, condition, attempt.examples) ?? newId();
  const of = everyEntity.find((one) => one.path === route.path);
  const ofSet = route.method === 'POST' ? sets[route.path]?.(attempt.examples.ids) : undefined;
  const full = ofSet ?? (of && route.method === 'POST' ? attempt.examples.bodyOf(of) : {});
  const { feeID, ...rest } = full;
  const fitting =
    condition === '[invoiceID]'
      ? { ...rest, ...sentBy(condition, attempt.examples) }
      : { ...full, ...(feeID === undefined ? sentBy(condition, attempt.examples) : {}) };
  return send(route, id, fitting, [query, queryBy(route, condition)], attempt);
}

/** Makes a call that can change nothing: what it says beyond 401 and 403 proves the right to it. */
export async function harmlessly(route: Route, condition: string, query: string, attempt: Attempt): Promise<Answer> {
  const reads = route.method === 'GET' || condition !== '';
  const id = (reads ? recordOf(route, condition, attempt.examples) : undefined) ?? newId();
  return send(
    route,
    id,
    route.method === 'POST' ? sentBy(condition, attempt.examples) : {},
    [query, queryBy(route, condition)],
    attempt,
  );
}

/** Makes a call about a record that is not there. */
export async function inVain(route: Route, _condition: string, query: string, attempt: Attempt): Promise<Answer> {
  return send(route, newId(), {}, [query], attempt);
}

function send(
  route: Route,
  id: string,
  body: Record<string, unknown>,
  queries: readonly string[],
  { app, brand, token }: Attempt,
): Promise<Answer> {
  const inPath = route.path.includes('{');
  const query = queries.filter(Boolean).join('&');
  const path = `${route.path.replace(/\{\w+\}/g, id)}${query ? `?${query}` : ''}`;
  const carried =
    route.method === 'PUT' || route.method === 'DELETE' ? { ...body, ...(inPath ? {} : { _id: id }) } : body;
  if (route.accepts?.length === 1 && route.accepts[0] === 'multipart')
    return sendFile(app, path, 'no such column\n1', { token: token ?? '', brand });
  return app.call(route.method, path, {
    brand,
    ...(token === undefined ? {} : { token }),
    ...(route.method === 'GET' ? {} : { body: carried }),
  });
}

/** Everything that the tables of a brand hold, in a line for each; rows that a refusal itself writes are left out. */
export async function stateOf(app: TestApp, brand: Brand): Promise<string[]> {
  const passing = ['activity', 'activity_unsealed', 'activity_seal', 'activity_chain', 'session', 'login_attempt'];
  const { rows } = await app.database.pool.query<{ table: string }>(
    "select table_name as table from information_schema.tables where table_schema = $1 and table_type = 'BASE TABLE' order by 1",
    [brand],
  );
  const lines: string[] = [];
  for (const { table } of rows.filter((row) => !passing.includes(row.table))) {
    const { rows: found } = await app.database.pool.query(
      `select count(*) as n, coalesce(sum(hashtext(t::text)::bigint), 0) as hash from ${brand}."${table}" t`,
    );
    lines.push(`${table} ${found[0].n} ${found[0].hash}`);
  }
  return lines;
}
