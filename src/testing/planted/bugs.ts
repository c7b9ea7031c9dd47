import { academyRecords } from '#testing/academy-records';
import { runtimeRole } from '#database/runtime-role';
import { expectSaved, ownerPassword, setUpBody } from '#testing/test-app';
import { accountBugs } from './account-bugs';
import { type Bug, caught, feeOf100, refused } from './bug';
import { counterBugs } from './counter-bugs';
import { discountBugs } from './discount-bugs';
import { noteBugs } from './note-bugs';
import { walletBugs } from './wallet-bugs';
import { byTrigger, inDatabase, inStatements, inTokens, together, withoutPolicy } from './plant';
import { takenAtOnce } from './race';

export const bugs: readonly Bug[] = [
  {
    guard: 'the lock of the fee that is paid, and the CHECK behind it',
    battery: 'interleavings',
    plant: together(
      inStatements((text) => text.replace(/ for update$/, '')),
      inDatabase('alter table academy.fee drop constraint "fee_feePaid_check"'),
    ),
    problem: async (app, owner) => {
      const { money, fee } = await feeOf100(app, owner);
      const pay = () => money.pay(fee, 60);
      const taken = await takenAtOnce(app, 'money_transaction', [pay, pay]);
      return caught(taken !== 1, `${taken} payments of 60 were taken for 100`);
    },
  },
  ...accountBugs,
  ...counterBugs,
  ...noteBugs,
  ...discountBugs,
  ...walletBugs,
  {
    guard: 'the unique key of a name',
    battery: 'interleavings',
    plant: inDatabase('drop index academy."course_courseName_key"'),
    problem: async (app, owner) => {
      const course = await academyRecords(app, owner).course();
      const { courseName, coursePrice, courseDuration, courseLevel } = course;
      const body = { courseName, coursePrice, courseDuration, courseLevel };
      return refused(await app.call('POST', 'courses', { token: owner, body }), 409);
    },
  },
  {
    guard: "the scope of a student's own rows",
    battery: 'permissions',
    plant: inStatements((text) => text.replace(/t\."studentID" = (\$\d+)/, '$1::uuid is not null')),
    problem: async (app, owner) => {
      const { make, student, place } = await feeOf100(app, owner);
      const subject = await make.subject({ courseID: place.courseID._id });
      const body = { studentID: student._id, classID: place._id, subjectID: subject._id, Amount: 50 };
      await expectSaved(app.call('POST', 'marks', { token: owner, body }));
      const token = await make.portalTokenOf(await make.student());
      return caught((await app.call('GET', 'marks', { token })).body.length > 0, "another student's mark was read");
    },
  },
  {
    guard: 'the idempotency key',
    battery: 'money',
    plant: byTrigger('replay', 'insert', 'new.key := new.key || random(); return new;'),
    problem: async (app, owner) => {
      const { fee } = await feeOf100(app, owner);
      const headers = { 'idempotency-key': fee._id };
      const paid = { AmountPaid: 10, phonePaid: '252615550303', datePaid: '2026-03-10' };
      const body = { feeID: fee._id, studentID: fee.studentID._id, ...paid };
      const [first, second] = [
        await app.call('POST', 'receipt', { token: owner, body, headers }),
        await app.call('POST', 'receipt', { token: owner, body, headers }),
      ];
      return caught(first.body?.info?._id !== second.body?.info?._id, 'one payment was taken twice');
    },
  },
  {
    guard: 'the reversal of a posting',
    battery: 'money',
    plant: byTrigger('money_transaction', 'update', 'return null;'),
    problem: async (app, owner) => {
      const { money, fee } = await feeOf100(app, owner);
      const { _id } = (await expectSaved(money.pay(fee, 10))).body.info;
      const { status } = await app.call('DELETE', `receipt/${_id}`, { token: owner });
      const left = (await money.statement()).filter(({ source }) => JSON.stringify(source).includes(_id));
      return caught(status !== 200 || left.length > 0, 'a voided receipt is in the statement');
    },
  },
  {
    guard: 'the check of an older version',
    battery: 'permissions',
    plant: byTrigger('course', 'update', 'new.__v := old.__v; return new;'),
    problem: async (app, owner) => {
      const { _id } = await academyRecords(app, owner).course();
      const put = (body: object) => app.call('PUT', `courses/${_id}`, { token: owner, body });
      await expectSaved(put({ coursePrice: 21 }));
      return refused(await put({ coursePrice: 22, __v: 0 }), 409);
    },
  },
  {
    guard: 'the closed books',
    battery: 'money',
    plant: inStatements((text) =>
      text.replace(/select "booksClosedUpTo" from/, 'select null::date as "booksClosedUpTo" from'),
    ),
    problem: async (app, owner) => {
      const { money, fee } = await feeOf100(app, owner);
      const close = (booksClosedUpTo: string | null) =>
        expectSaved(app.call('PUT', 'settings', { token: owner, body: { booksClosedUpTo } }));
      await close('2026-03-31');
      const answer = await money.pay(fee, 10, { datePaid: '2026-03-10' });
      await close(null);
      return refused(answer, 409);
    },
  },
  {
    guard: 'the end of a session by logging out',
    battery: 'tokens',
    plant: byTrigger('session', 'delete', 'return null;'),
    problem: async (app, owner) => {
      const { token } = await app.logInAs(owner, 'Sales', []);
      await expectSaved(app.call('POST', 'logout', { token }));
      return refused(await app.call('GET', 'settings', { token }), 401);
    },
  },
  {
    guard: 'the end of a session by time',
    battery: 'tokens',
    plant: inStatements((text) => text.replace(/s\."expiresAt" > (\$\d)/, '$1::timestamptz is not null')),
    problem: async (app, owner) => {
      app.setClock(new Date(Date.now() + 13 * 3_600_000));
      const answer = await app.call('GET', 'settings', { token: owner });
      app.setClock(undefined);
      return refused(answer, 401);
    },
  },
  {
    guard: 'the brand in a token, and the sessions that each brand keeps for itself',
    battery: 'tokens',
    plant: together(
      inTokens((claims) => claims.replace('"brand":"decoration"', '"brand":"academy"')),
      inStatements((text) => text.replaceAll(/"academy"\.("(?:session" s|app_user" u|role" r)\b)/g, '"decoration".$1')),
    ),
    problem: async (app) => {
      const brand = 'decoration';
      await app.call('POST', 'setup', { brand, body: setUpBody(brand) });
      const body = { username: `owner@${brand}.test`, password: ownerPassword };
      const { token } = (await app.call('POST', 'login', { brand, body })).body;
      return refused(await app.call('GET', 'settings', { token }), 401);
    },
  },
  {
    guard: 'the policy',
    battery: 'permissions',
    plant: withoutPolicy,
    problem: async (app, owner) => {
      const { token } = await app.logInAs(owner, `Desk${crypto.randomUUID()}`, ['/customer']);
      return refused(await app.call('GET', 'student', { token }), 403);
    },
  },
  {
    guard: 'the log of every write',
    battery: 'verify',
    plant: byTrigger('activity', 'insert', 'return null;'),
    problem: async (app, owner) => {
      const { _id } = await academyRecords(app, owner).course();
      const { body } = await app.call('GET', 'activity?page=1', { token: owner });
      return caught(!JSON.stringify(body).includes(_id), 'a write is not in the log');
    },
  },
  {
    guard: 'what the runtime role may not do',
    battery: 'verify',
    plant: inDatabase(
      `grant delete on academy.fee_receipt to ${runtimeRole}`,
      `revoke delete on academy.fee_receipt from ${runtimeRole}`,
    ),
    problem: async (app) => {
      const client = await app.database.pool.connect();
      await client.query(`set role ${runtimeRole}`);
      const code = await client.query('delete from academy.fee_receipt where false').catch((error) => error.code);
      await client.query('reset role');
      client.release();
      return caught(code !== '42501', 'a receipt can be deleted');
    },
  },
  {
    guard: 'the wait after wrong passwords',
    battery: 'tokens',
    plant: byTrigger('login_attempt', 'insert or update', 'new."waitUntil" := to_timestamp(0); return new;'),
    problem: async (app) => {
      const body = { username: `guess.${crypto.randomUUID()}@academy.test`, password: 'not the password' };
      const statuses: number[] = [];
      for (let time = 0; time < 8; time++) statuses.push((await app.call('POST', 'login', { body })).status);
      return caught(!statuses.includes(429), 'a password can be guessed without end');
    },
  },
];
