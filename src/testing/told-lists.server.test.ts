import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allFields } from '#kit/contract/entity';
import { entities } from '#app/entities';
import { product } from '#app/product';
import { seatOfClass } from '#features/academy/enrollment/enrollment.contract';
import { type Counter, startCounter } from './academy-money';
import { sendFile } from './sent-file';
import { shopSales } from './shop-sales';
import { type ServiceCounter, startServices } from './shop-services';
import { statementsOf } from './statements';
import { type Answer, expectSaved } from './test-app';
import { startWholeApp } from './whole-app';

let counter: Counter;
let services: ServiceCounter;

beforeAll(async () => {
  counter = await startCounter(await startWholeApp());
  services = await startServices(await startWholeApp());
});
afterAll(async () => {
  await counter.app.stop();
  await services.app.stop();
});

/** A row of a list by its id. */
const rowOf = ({ body }: Answer, { _id }: { readonly _id: string }) =>
  body.find((row: { _id: string }) => row._id === _id);

it('what a list or a single record tells is filled in by one slice each', () => {
  // A class lists the same enrollments with more told of each.
  const declared = [...Object.values(entities), seatOfClass].flatMap((of) =>
    Object.keys({ ...of.told, ...of.toldOfOne }).map((name) => `${of.path} ${name}`),
  );
  // Of a field that a list has itself, its files say something else.
  const beyond = product.tellings.filter(({ of, name }) => !Object.hasOwn(allFields(of), name));
  expect(beyond.map(({ of, name }) => `${of.path} ${name}`).toSorted()).toEqual(declared.toSorted());
});

describe('the list of students', () => {
  it('says in which classes each is now and what is owed, voided and paid fees left out', async () => {
    const { app, owner, make, money, get } = counter;
    const student = await make.student({ studentName: 'Amina Told' });
    const [evening, morning, over] = [
      await make.class({ className: 'Evening' }),
      await make.class({ className: 'Morning' }),
      await make.class({ className: 'Over' }),
    ];
    await make.enroll(student, morning);
    await make.enroll(student, evening);
    await make.enroll(student, over, 'graduated');
    const [first] = (await expectSaved(money.chargeStudent(student, evening, { feeAmount: 100 }))).body.info;
    const [voided] = (await expectSaved(money.chargeStudent(student, evening, { feeAmount: 7 }))).body.info;
    await expectSaved(money.pay(first, 40.5));
    await expectSaved(
      app.call('DELETE', `fee/${voided._id}`, { token: owner, body: { __v: voided.__v, reason: 'x' } }),
    );
    expect(rowOf(await get('student?page=1'), student)).toMatchObject({ className: 'Evening, Morning', owed: 59.5 });
    const { text } = await get('student?format=csv&q=Amina%20Told');
    expect(text.split(/\r?\n/)[0]).toMatch(/,Class,Owed$/);
    expect(text).toContain('"Evening, Morning",59.5');
  });

  it('tells each only to those who may read it where it is kept', async () => {
    const { app, owner, make, get } = counter;
    const student = await make.student();
    const asked = async (role: string, screens: string[]) => {
      const { token } = await app.logInAs(owner, role, screens);
      const { text } = await get('student?format=csv', token);
      const row = rowOf(await get('student?page=1&sort=-createdAt', token), student);
      const head = text.split(/\r?\n/)[0] ?? '';
      return ['className' in row, 'owed' in row, head.includes(',Class'), head.includes(',Owed')];
    };
    expect(await asked('Neither', ['/student'])).toEqual([false, false, false, false]);
    expect(await asked('Registrar', ['/student', '/stdenrollment'])).toEqual([true, false, true, false]);
    expect(await asked('Bursar', ['/student', '/fee'])).toEqual([false, true, false, true]);
  });

  it('answers the whole list, and one student, as the record is', async () => {
    const { make, get } = counter;
    const student = await make.student();
    expect(Object.keys(rowOf(await get('student'), student))).not.toContain('owed');
    expect((await get(`student/${student._id}`)).body).toEqual({
      ...student,
      guardians: [],
      siblings: [],
      classes: [],
    });
  });

  it('names the classes of now in the record of one student, to those who may read enrollments', async () => {
    const { app, owner, make, get } = counter;
    const student = await make.student();
    const [now, over] = [await make.class({ className: 'Now-01' }), await make.class({ className: 'Over-01' })];
    await make.enroll(student, now);
    await make.enroll(student, over, 'graduated');
    const path = `student/${student._id}`;
    expect((await get(path)).body.classes).toEqual([{ _id: now._id, className: 'Now-01' }]);
    const { token } = await app.logInAs(owner, 'Desk', ['/student']);
    expect((await get(path, token)).body).not.toHaveProperty('classes');
  });

  it('takes a row of it as the body of an edit, and its file as an import', async () => {
    const { app, owner, make, get } = counter;
    const student = await make.student({ studentName: 'Back Again' });
    const row = rowOf(await get('student?page=1&q=Back'), student);
    await expectSaved(app.call('PUT', 'student', { token: owner, body: row }));
    const { text } = await get('student?format=csv&q=Back');
    const { body } = await sendFile(app, 'student/import', text, { token: owner });
    expect(body.message).not.toContain('unknown column');
  });

  it('does not sort or filter by what it is told, and asks no more statements for it', async () => {
    const { get, app, owner } = counter;
    for (const query of ['sort=owed', 'owed=1', 'sort=className', 'className=Evening'])
      expect((await get(`student?${query}`)).status, query).toBe(400);
    const { token } = await app.logInAs(owner, 'Reader', ['/student']);
    await get('student?page=1');
    await get('student?page=1', token);
    const [told, plain] = [
      await statementsOf(() => get('student?page=1')),
      await statementsOf(() => get('student?page=1', token)),
    ];
    expect(told.length).toBe(plain.length);
  });
});

it('the list of classes says how many students each has now', async () => {
  const { make, get } = counter;
  const room = await make.class();
  await make.enroll(await make.student(), room);
  await make.enroll(await make.student(), room);
  await make.enroll(await make.student(), room, 'graduated');
  expect(rowOf(await get('class?page=1&sort=-startedDate'), room)).toMatchObject({ students: 2 });
});

it('the list of customers adds up services and invoices, as far as each may be read', async () => {
  const { app, owner, shop } = services;
  const sales = shopSales(app, owner);
  const customer = await shop.customer();
  const service = await shop.service({ customerID: customer._id });
  await expectSaved(shop.pay(service, 30));
  await expectSaved(sales.sell([[await sales.item(), 2, 25]], { customerID: customer._id }));
  const owedTo = async (token?: string) =>
    rowOf(await shop.call('GET', 'customers?page=1', undefined, token), customer).owed;
  const { token: designer } = await app.logInAs(owner, 'Designer', ['/customer', '/service'], 'decoration');
  const { token: clerk } = await app.logInAs(owner, 'Clerk', ['/customer'], 'decoration');
  expect([await owedTo(), await owedTo(designer), await owedTo(clerk)]).toEqual([120, 70, undefined]);
});
