// Proves ME12, ME13, AL15.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AtCounter, startAtCounter } from '#testing/at-counter';
import { expectSaved, startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';
import { guardianSlice } from '#features/academy/guardian/guardian-slice.server';
import { visitorNoteSlice } from '#features/people/visitor-note/visitor-note-slice.server';

type Values = Readonly<Record<string, unknown>>;
type Named = { readonly _id: string };

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices, guardianSlice, visitorNoteSlice] }));
  await at.set({ features: { debts: true, families: true } });
});
afterAll(() => at.app.stop());

const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: Values, token = at.owner) =>
  at.app.call(method, path, { token, body });
const saved = async (path: string, body: Values, token = at.owner) =>
  (await expectSaved(call('POST', path, body, token))).body.info;
const spoken = { channel: 'call', outcome: 'reached', said: 'Calls back on Saturday' };
const said = (about: Values, token = at.owner) => call('POST', 'followUp', { ...spoken, ...about }, token);

const visitor = (Name = 'Cabdi Nuur') =>
  saved('note', {
    Name,
    phone: '252615550404',
    Address: 'Hodan',
    Course: 'Web Development',
    Days: 'Mornings',
    Description: 'Asked for the price',
  });

const guardianOf = (guardianName: string, guardianPhone: string, ...children: readonly Named[]) =>
  saved('guardian', {
    guardianName,
    guardianPhone,
    children: children.map(({ _id: studentID }) => ({
      studentID,
      relation: 'mother',
      access: 'all',
      consentDate: '2026-11-01',
    })),
  });

describe('a follow-up of a guardian', () => {
  it('says what all the children owed, and stands on the page of each beside what was said to the child', async () => {
    const [one, other] = [await at.owing([30]), await at.owing([12.5])];
    const guardian = await guardianOf('Hodan Ali', '252615550701', one.student, other.student);
    const made = (await expectSaved(said({ guardianID: guardian._id }))).body.info;
    expect(made).toMatchObject({
      guardianID: { _id: guardian._id, guardianName: 'Hodan Ali' },
      studentID: null,
      customerID: null,
      noteID: null,
      amountOpen: 42.5,
    });
    const own = (await expectSaved(said({ studentID: one.student._id }))).body.info;
    const family = (await at.get(`followUp?familyOf=${one.student._id}&sort=createdAt`)).body;
    expect(family.map(({ _id }: Named) => _id)).toEqual([made._id, own._id]);
    const others = (await at.get(`followUp?familyOf=${other.student._id}`)).body;
    expect(others.map(({ _id }: Named) => _id)).toEqual([made._id]);
    const alone = (await at.get(`followUp?studentID=${one.student._id}`)).body;
    expect(alone.map(({ _id }: Named) => _id)).toEqual([own._id]);
    expect((await at.get('followUp?familyOf=nobody')).status).toBe(400);
  });

  it('is a teacher’s to write and to read where all the children are in own classes', async () => {
    const teacher = await at.make.teacher();
    const place = await at.make.class({ teacherID: teacher._id });
    const [mine, other] = [await at.make.student(), await at.make.student()];
    await at.make.enroll(mine, place);
    const own = await guardianOf('Own', '252615550702', mine);
    const foreign = await guardianOf('Foreign', '252615550703', other);
    await at.make.letTeachersOpen(['/debts', '/note']);
    const token = await at.make.tokenOf(teacher);
    const note = await visitor();
    expect([
      (await said({ guardianID: own._id }, token)).status,
      (await said({ guardianID: foreign._id }, token)).status,
      (await said({ noteID: note._id }, token)).status,
    ]).toEqual([200, 403, 403]);
    await expectSaved(said({ guardianID: foreign._id }));
    const seen = (await at.get('followUp', token)).body;
    expect(seen.map(({ guardianID }: { guardianID: Named }) => guardianID._id)).toEqual([own._id]);
  });
});

describe('a follow-up of whoever came to ask', () => {
  it('is of nobody who owes, and is found by the name', async () => {
    const note = await visitor('Ubax Weydiin');
    const made = (await expectSaved(said({ noteID: note._id, nextDate: '2026-11-28' }))).body.info;
    expect(made).toMatchObject({
      noteID: { _id: note._id, Name: 'Ubax Weydiin' },
      studentID: null,
      amountOpen: 0,
      nextDate: '2026-11-28',
    });
    const found = (await at.get('followUp?q=Ubax')).body;
    expect(found.map(({ _id }: Named) => _id)).toEqual([made._id]);
  });

  it('is for those who hold the notes, and what is said to who owes is not', async () => {
    const note = await visitor();
    const { student } = await at.owing([10]);
    const { token: desk } = await at.app.logInAs(at.owner, 'Desk', ['/note']);
    const { token: till } = await at.app.logInAs(at.owner, 'Collector', ['/debts']);
    const made = (await expectSaved(said({ noteID: note._id }, desk))).body.info;
    expect((await at.get(`followUp?noteID=${note._id}`, desk)).body).toMatchObject([{ _id: made._id }]);
    expect((await at.get(`followUp/${made._id}`, desk)).status).toBe(200);
    await expectSaved(call('PUT', `followUp/${made._id}`, { said: 'Comes on Sunday', __v: made.__v }, desk));
    const ofStudent = (await expectSaved(said({ studentID: student._id }))).body.info;
    const refused = await Promise.all([
      at.get('followUp', desk),
      at.get(`followUp?studentID=${student._id}`, desk),
      at.get(`followUp/${ofStudent._id}`, desk),
      said({ studentID: student._id }, desk),
      said({ noteID: note._id }, till),
      at.get(`followUp/${made._id}`, till),
      at.get(`followUp?noteID=${note._id}`, till),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403]);
    const seen: readonly { readonly noteID: unknown }[] = (await at.get('followUp', till)).body;
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every(({ noteID }) => noteID === null)).toBe(true);
    expect((await call('DELETE', `followUp/${made._id}`, {}, till)).status).toBe(403);
    await expectSaved(call('DELETE', `followUp/${made._id}`, {}, desk));
  });

  it.each([
    ['a guardian and a note', (of: Values) => ({ guardianID: of.guardian, noteID: of.note }), 'noteID'],
    ['a student and a guardian', (of: Values) => ({ studentID: of.student, guardianID: of.guardian }), 'guardianID'],
  ])('is not about two: %s', async (_what, about, field) => {
    const { student } = await at.owing([]);
    const guardian = await guardianOf('Two', `25261555${String(Math.floor(Math.random() * 9000) + 1000)}`, student);
    const note = await visitor();
    const { status, body } = await said(about({ student: student._id, guardian: guardian._id, note: note._id }));
    expect([status, body.errors]).toEqual([400, { [field]: 'Say whom it was about' }]);
  });

  it('stays with whom it was about', async () => {
    const [note, other] = [await visitor(), await visitor('Another')];
    const made = (await expectSaved(said({ noteID: note._id }))).body.info;
    const { status, body } = await call('PUT', `followUp/${made._id}`, { noteID: other._id, __v: made.__v });
    expect([status, body.errors]).toEqual([409, { noteID: 'A follow-up stays with whom it was about' }]);
  });
});
