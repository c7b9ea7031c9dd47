import { academyRecords } from '#testing/academy-records';
import { askedOfReport } from '#testing/asked-of-reports';
import type { Entity } from '#kit/contract/entity';
import type { Route } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { routes } from '#app/product';
import { everyEntity, type Examples, makeExamples, makerOf } from '#testing/example-records';
import { neededQuery } from '#testing/needed-query';
import { pdfText } from '#testing/pdf-text';
import { employingBody } from '#testing/people-bodies';
import { recordOf } from '#testing/permissions/attempt';
import { sendFile } from '#testing/sent-file';
import { type Answer, expectSaved, ownerPassword, setUpBody, type TestApp } from '#testing/test-app';
import { grading } from './grading-calls';
import { lessons } from './lesson-calls';
import { type Post, type Put, setAnew } from './set-anew';
import { codeAt } from '#testing/two-step';

type Call = Pick<Route, 'method' | 'path'>;
type Told = (call: Call, answer: Answer) => void;
type Body = Readonly<Record<string, unknown>>;

/** Makes every call there is so that it succeeds, in a brand that is set up, and tells what each answered. */
export async function reachEveryCall(app: TestApp, token: string, told: Told): Promise<void> {
  const examples = await makeExamples(app, token, 'academy');
  const send: Send = async (call, path, body, by = token) => {
    const answer = await app.call(call.method, path, {
      ...(typeof by === 'string' ? { token: by } : { headers: { authorization: `Bearer ${by.key}` } }),
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
        told(route, await sendFile(app, `${route.path}${query}`, fileOf(of.lines?.() ?? of), { token }));
  for (const route of routes.filter(({ method }) => method === 'GET')) await readsOf(route, token, examples, send);
}

/** A call by the token of a user, by default of the owner, or by a key that is not a user's. */
type Send = (call: Call, path: string, body?: unknown, by?: string | { readonly key: string }) => Promise<Answer>;

async function readsOf(route: Route, token: string, examples: Examples, send: Send): Promise<void> {
  const list = routes.find(({ method, path: of }) => method === 'GET' && `${of}/{id}` === route.path);
  const rows = list ? (await send(list, `${list.path}?page=1`)).body : [];
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
        const { bodyOf } = await makeExamples(app, token, 'academy', { below: of });
        const path = method === 'POST' && route.path !== of.path ? route.path : makerOf(of);
        const made = await send({ method: 'POST', path }, path, bodyOf(of));
        _id = [made.body?.info].flat()[0]?._id;
      }
      const body = method === 'DELETE' ? { _id, reason: 'An example' } : { _id };
      if (method !== 'POST') await send(route, route.path.replace('{id}', String(_id)), body);
      if (method === 'DELETE') _id = undefined;
    }
}

/** The calls that belong to no entity, each with what it takes. */
async function specialCalls(app: TestApp, token: string, { ids }: Examples, send: Send): Promise<void> {
  const post = (path: string, body: Body, by?: string) => send({ method: 'POST', path }, path, body, by);
  const put = (path: string, body: Body, at = path, by?: string) => send({ method: 'PUT', path }, at, body, by);
  const span = { startDate: '2026-01-01', endDate: '2026-12-31' };
  for (const route of routes.filter(({ asks }) => asks === 'report'))
    await send(route, route.path, askedOfReport(route.path, ids));
  const [studentID, classID] = [ids.get('student'), ids.get('school_class')];
  const june = await post('fee/allClasses', { feetype: 'monthlyfee', feeName: 'June', feeMonth: '2026-06' });
  await send({ method: 'POST', path: 'fee/voidCharge/{id}' }, `fee/voidCharge/${june.body.info[0]?._id}`, {});
  await post('fee/generateFeeSingleStudent', { feetype: 'workshop', feeName: 'Day', feeAmount: 5, classID, studentID });
  await post('health/check', {});
  await post('payroll/salaries', { monthly: 'January', Year: 2026 });
  await post('payroll/pay', { ids: [ids.get('payroll')] });
  await post('performance/pay', { ids: [ids.get('performance')] });
  const make = academyRecords(app, token);
  const [marked, admitted, room] = [await make.student(), await make.student(), await make.class()];
  await make.enroll(marked, room);
  const employed = `teacher/employee/${(await make.teacher())._id}`;
  await send({ method: 'POST', path: 'teacher/employee/{id}' }, employed, employingBody());
  const items = [{ studentID: marked._id, Amount: 50 }];
  const taught = await make.subject({ courseID: room.courseID._id });
  await post('marks/class', { classID: room._id, subjectID: taught._id, items });
  await grading({ app, token, send, post }, { room, marked, taught });
  await post('admission', { classID: room._id, studentID: admitted._id, Amount: 5, feeItems: [] });
  for (const path of ['Enrollment/leave/{id}', 'enrollment/leave/{id}']) {
    const leaver = await make.student();
    await make.enroll(leaver, room);
    const [left] = (await app.call('GET', `Enrollment?studentID=${leaver._id}`, { token })).body;
    const leaves = { leftDate: '2026-03-31', leftReason: 'moved' };
    await send({ method: 'POST', path }, path.replace('{id}', left._id), leaves);
  }
  const ordered = { customerID: ids.get('customer'), serviceName: 'Banner', servicePrice: 9, workType: 'both' };
  await post('serviceOrder', { ...ordered, AmountPaid: 5, paymentMethod: 'cash' });
  await post('guardian/fromParents', {});
  await lessons({ send, post }, span);
  await documents({ app, token, send, post, put }, String(studentID), String(ids.get('invoice')));
  await wallets({ app, token, send, post, put }, room, String(ids.get('wallet_message')));
  // The person who counted does not sign.
  const other = await app.logInAs(token, 'admin', []);
  const closed = `dayClose/${ids.get('day_close')}`;
  await put('dayClose/{id}', { reason: 'An example' }, closed);
  await send({ method: 'POST', path: 'dayClose/{id}/sign' }, `${closed}/sign`, {}, other.token);
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
  await put('student/me', { messageChoice: 'needed' }, 'student/me', await make.portalTokenOf(await make.student()));
  await pins({ app, token, send, post, put });
  // Nobody has a mail server: what is written by e-mail waits.
  const writing = { studentIDs: [(await make.student())._id], channel: 'email', text: 'An example' };
  const { info } = (await post('message/send', writing)).body;
  await post('message/cancel', { ids: [info?.[0]?._id] });
}

interface Caller {
  readonly app: TestApp;
  readonly token: string;
  readonly send: Send;
  readonly post: Post;
  readonly put: Put;
}

/** Opens a card by the code that is printed on it and an invoice by its link, and makes another card. */
async function documents({ app, token, send, post, put }: Caller, studentID: string, recordID: string): Promise<void> {
  await put('settings', { features: { papers: true } });
  const card = pdfText((await app.call('GET', `student/${studentID}/card`, { token })).bytes);
  const open = (path: string, code: string) => send({ method: 'GET', path }, path.replace('{code}', code));
  const onCard = /S\d+\.1(-\w{4}){3}/.exec(card)?.[0] ?? '';
  for (const path of ['public/{code}', 'public/{code}/photo']) await open(path, onCard);
  const { _id, code } = (await post('link', { kind: 'invoice', recordID })).body.info;
  await open('public/{code}/pdf', code);
  await send({ method: 'DELETE', path: 'link/{id}' }, `link/${_id}`, {});
  await send({ method: 'POST', path: 'student/newCard/{id}' }, `student/newCard/${studentID}`, {});
}

/** Books what a parent's wallet wrote, puts a message aside, and forwards one by the key of a wallet. */
async function wallets(
  { app, token, send, post, put }: Caller,
  room: { readonly _id: string; readonly courseID: { readonly _id: string } },
  messageID: string,
): Promise<void> {
  const [text, phone] = ['Example: received {amount} of {phone}.', '615550142'];
  await post('walletPattern/try', { pattern: text, example: 'Example: received 5 of 615550142.' });
  await post('walletPattern', { name: 'Every call', provider: 'evc', senders: '192', pattern: text });
  const make = academyRecords(app, token);
  const payer = await make.student({ studentPhone: phone });
  await make.enroll(payer, room);
  const fee = { feetype: 'workshop', feeName: 'Paid by wallet', feeAmount: 7, classID: room._id, studentID: payer._id };
  await expectSaved(app.call('POST', 'fee/generateFeeSingleStudent', { token, body: fee }));
  const [{ _id: accountID }] = (await app.call('GET', 'account?page=1&isDefault=1&kind=wallet', { token })).body;
  const { info } = (await post('walletMessage', { accountID, text: `Example: received 7 of ${phone}.` })).body;
  await post('walletMessage/book', { ids: [info?.[0]?._id] });
  await put('walletMessage/{id}', { status: 'ignored', reason: 'An example' }, `walletMessage/${messageID}`);
  const path = 'account/{id}/forwardKey';
  const { key } = (await send({ method: 'POST', path }, path.replace('{id}', accountID), {})).body.info;
  const written = { from: '192', text: `Example: received 8 of ${phone}.` };
  await send({ method: 'POST', path: 'walletMessage/forward' }, 'walletMessage/forward', written, { key });
  await send({ method: 'DELETE', path }, path.replace('{id}', accountID), {});
}

/** Gives a student a PIN, and a guardian, who chooses a password with it and then how to be written to. */
async function pins({ app, token, send, post, put }: Caller): Promise<void> {
  const [path, guardianPhone, password] = ['guardian/pin/{id}', '252615550177', 'a chosen secret'];
  const { _id: studentID } = await academyRecords(app, token).student();
  await send({ method: 'POST', path: 'student/pin/{id}' }, `student/pin/${studentID}`);
  const children = [{ studentID, relation: 'mother', consentDate: '2026-01-01' }];
  const { _id } = (await post('guardian', { guardianName: 'Every call', guardianPhone, children })).body.info;
  const { pin } = (await send({ method: 'POST', path }, path.replace('{id}', _id))).body;
  const { challenge } = (await post('loginguardian', { guardianPhone, password: pin })).body;
  const chosen = await post('login/setPassword', { challenge, password, confirmPassword: password });
  await send({ method: 'GET', path: 'guardian/me' }, 'guardian/me', undefined, chosen.body.token);
  await put('guardian/me', { messageChoice: 'needed' }, 'guardian/me', chosen.body.token);
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
