import { academyRecords } from '#testing/academy-records';
import type { Entity } from '#kit/contract/entity';
import type { Route } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { routes } from '#app/routes';
import { everyEntity, type Examples, makeExamples, makerOf, neededQuery } from '#testing/example-records';
import { recordOf } from '#testing/permissions/attempt';
import { sendFile } from '#testing/sent-file';
import { type Answer, ownerPassword, setUpBody, type TestApp } from '#testing/test-app';
import { codeAt } from '#testing/two-step';

type Call = Pick<Route, 'method' | 'path'>;
type Told = (call: Call, answer: Answer) => void;
type Body = Readonly<Record<string, unknown>>;

/** Makes every call there is so that it succeeds, in a brand that is set up, and tells what each answered. */
export async function reachEveryCall(app: TestApp, token: string, told: Told): Promise<void> {
  const examples = await makeExamples(app, token, 'academy');
  const send = async (call: Call, path: string, body?: unknown, by: string | undefined = token): Promise<Answer> => {
    const answer = await app.call(call.method, path, {
      ...(by === undefined ? {} : { token: by }),
      ...(body === undefined ? {} : { body }),
    });
    told(call, answer);
    return answer;
  };
  await specialCalls(app, token, examples, send);
  const setup = { brand: 'decoration', body: setUpBody('decoration') } as const;
  told({ method: 'POST', path: 'setup' }, await app.call('POST', 'setup', setup));
  for (const of of everyEntity) await writesOf(app, token, of, send);
  for (const of of everyEntity.filter(({ importable }) => importable))
    for (const route of routes.filter(({ path }) => path.toLowerCase() === `${of.path}/import`.toLowerCase()))
      for (const query of ['', '?preview=1'])
        told(route, await sendFile(app, `${route.path}${query}`, fileOf(of), { token }));
  for (const route of routes.filter(({ method }) => method === 'GET')) await readsOf(route, token, examples, send);
}

type Send = (call: Call, path: string, body?: unknown, by?: string) => Promise<Answer>;

async function readsOf(route: Route, token: string, examples: Examples, send: Send): Promise<void> {
  const list = route.path.replace(/\/\{id\}$/, '');
  const rows = list === route.path ? [] : (await send({ method: 'GET', path: list }, `${list}?page=1`)).body;
  const path = route.path.replace(/\{\w+\}/g, rows?.[0]?._id ?? recordOf(route, '', examples) ?? newId());
  const query = neededQuery(route, examples);
  await send(route, query ? `${path}?${query}` : path, undefined, token);
}

/** Makes, changes and removes a record of an entity among records made for it alone: nothing else uses or doubles it. */
async function writesOf(app: TestApp, token: string, of: Entity, send: Send): Promise<void> {
  const own = routes.filter(({ path }) => path.replace('/{id}', '').toLowerCase() === of.path.toLowerCase());
  let _id: string | undefined;
  for (const method of ['POST', 'PUT', 'DELETE'])
    for (const route of own.filter((one) => one.method === method)) {
      if (_id === undefined || method === 'POST') {
        const { bodyOf } = await makeExamples(app, token, 'academy', { except: of.table });
        const path = method === 'POST' && route.path !== of.path ? route.path : makerOf(of);
        const made = await send({ method: 'POST', path }, path, bodyOf(of));
        _id = [made.body?.info].flat()[0]?._id;
      }
      if (method !== 'POST') await send(route, route.path.replace('{id}', String(_id)), { _id });
      if (method === 'DELETE') _id = undefined;
    }
}

/** The calls that are no entity's own, each with what it takes. */
async function specialCalls(app: TestApp, token: string, { ids }: Examples, send: Send): Promise<void> {
  const post = (path: string, body: Body, by?: string) => send({ method: 'POST', path }, path, body, by);
  const put = (path: string, body: Body, at = path, by?: string) => send({ method: 'PUT', path }, at, body, by);
  const span = { startDate: '2026-01-01', endDate: '2026-12-31' };
  for (const path of ['usersReport', 'customerReport', 'serviceReport', 'ServiceReceiptReport', 'sales'])
    await post(`reports/${path}`, span);
  for (const path of ['ServiceDept', 'stockReport']) await post(`reports/${path}`, { type: 1 });
  const [studentID, classID, employeeID] = [ids.get('student'), ids.get('school_class'), ids.get('employee')];
  await post('tasksReport', { employeeID, ...span });
  await post('attendence/attendenceReport', { studentID, classID, status: 'all' });
  await post('fee/allClasses', { feetype: 'monthlyfee', feeName: 'June', feeMonth: '2026-06' });
  await post('fee/generateFeeSingleStudent', { feetype: 'workshop', feeName: 'Day', feeAmount: 5, classID, studentID });
  await post('health/check', {});
  await post('payroll/pay', { ids: [ids.get('payroll')] });
  await post('performance/pay', { ids: [ids.get('performance')] });
  const make = academyRecords(app, token);
  const [marked, admitted, room] = [await make.student(), await make.student(), await make.class()];
  await make.enroll(marked, room);
  const items = [{ studentID: marked._id, Amount: 50 }];
  const taught = await make.subject({ courseID: room.courseID._id });
  await post('marks/class', { classID: room._id, subjectID: taught._id, items });
  await post('admission', { classID: room._id, studentID: admitted._id, Amount: 5, feeItems: [] });
  const { username, _id } = await app.logInAs(token, 'Caller', ['/student']);
  await put('users/blockuser/{id}', { _id, currentstatus: true }, `users/blockuser/${_id}`);
  const { body: news } = await send({ method: 'GET', path: 'notifications' }, 'notifications');
  if (news[0]) await put('notifications/{id}', { isRead: true }, `notifications/${news[0]._id}`);
  await put('notifications/seen', { newest: news[0]?._id });
  await send({ method: 'DELETE', path: 'today/steps' }, 'today/steps');
  await put('notifications', { _id: news[0]?._id, isRead: true });
  const { body: settings } = await send({ method: 'GET', path: 'settings' }, 'settings');
  await put('settings', { name: settings.name });
  await setAnew(username, post, put, token, app);
  const own = (await post('login', { username, password: 'brand new secret' })).body.token;
  await put('profile', { username: 'Another name', idx: _id }, 'profile', own);
  const password = { password: 'brand new secret', newPassword: 'a third secret', confirmPassword: 'a third secret' };
  await put('profile/password', password, 'profile/password', own);
  await twoSteps(app, { token: own, _id, username }, token, send);
  const student = (await app.call('GET', `student/${studentID}`, { token })).body;
  await post('loginportal', { stdID: student.stdID, password: ownerPassword });
  // A student whose first password the office set, which may not see the portal.
  const office = await app.logInAs(token, 'Office', ['/student']);
  const records = academyRecords(app, office.token);
  const first = await records.portalTokenOf(await records.student());
  const chosen = { newPassword: 'a chosen secret', confirmPassword: 'a chosen secret' };
  await put('portal/password', chosen, 'portal/password', first);
}

/** A file of one line that names every column, and in which no reference is right. */
function fileOf({ fields }: Entity): string {
  const columns = Object.entries(fields).filter(([, { kind }]) => !['list', 'photo', 'json'].includes(kind));
  return `${columns.map(([name]) => name).join()}\n${columns.map(() => 'x').join()}`;
}

/** Turns a second factor on, logs in with it and out, turns it off and on again, and has it reset. */
async function twoSteps(
  app: TestApp,
  user: { readonly token: string; readonly _id: string; readonly username: string },
  owner: string,
  send: Send,
): Promise<void> {
  const password = 'a third secret';
  const path = 'profile/secondFactor';
  const turnOn = async (): Promise<string[]> => {
    const { secret } = (await send({ method: 'PUT', path }, path, { password }, user.token)).body;
    const code = codeAt(secret, Date.now());
    const confirm = `${path}/confirm`;
    return (await send({ method: 'PUT', path: confirm }, confirm, { code }, user.token)).body.recoveryCodes;
  };
  const [first, second] = await turnOn();
  await send({ method: 'GET', path }, path, undefined, user.token);
  const login = { username: user.username, password };
  const { challenge } = (await app.call('POST', 'login', { body: login })).body;
  const entered = await send({ method: 'POST', path: 'login/code' }, 'login/code', { challenge, code: first });
  await send({ method: 'POST', path: 'logout' }, 'logout', {}, entered.body.token);
  await send({ method: 'DELETE', path }, path, { password, code: second }, user.token);
  await turnOn();
  const reset = 'users/{id}/secondFactor';
  await send({ method: 'DELETE', path: reset }, reset.replace('{id}', user._id), {}, owner);
}

type Post = (path: string, body: Body, by?: string) => Promise<Answer>;
type Put = (path: string, body: Body, at?: string, by?: string) => Promise<Answer>;

/** Sets a forgotten password anew. */
async function setAnew(email: string, post: Post, put: Put, token: string, app: TestApp): Promise<void> {
  const { activationCode } = (await post('login/activation', { email })).body;
  const mails: { to: string; text: string }[] = (await app.call('GET', 'outbox', { token })).body;
  const code = /\d{6}/.exec(mails.find((mail) => mail.to === email)?.text ?? '')?.[0];
  await post('login/activation/check', { email, activationCode, code });
  const password = { password: 'brand new secret', confirmPassword: 'brand new secret' };
  await put('login/passUpdate/', { email, activationCode, ...password });
}
