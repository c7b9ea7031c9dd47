// Proves FA3, FA6.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectSaved } from '#testing/test-app';
import { type Child, childrenOf, type Families, startFamilies } from './families.fixture';

let at: Families;
beforeAll(async () => {
  at = await startFamilies();
});
// A student has four guardians at most, and each test its own.
afterEach(() => at.app.database.pool.query('delete from academy.guardian_child'));
afterAll(() => at.app.stop());

/** The reads of money, and those that need at.everything, by the child that they are of. */
const ofFees = (child: Child) => [
  `fee?studentID=${child._id}`,
  `receipt?of=fee&studentID=${child._id}`,
  `receipt/${child.receiptID}/pdf`,
  `accountStatement?studentID=${child._id}`,
  `accountStatement/pdf?studentID=${child._id}`,
];
const ofAll = (child: Child) => [
  `marks?studentID=${child._id}`,
  `attendence?studentID=${child._id}`,
  `marks/sheet/${child._id}`,
  `certificate/studentClases/${child._id}`,
];
/** Other ways to the rows of a child: by its class, as a file, sorted, searched and by what is in them. */
const others = (child: Child) => [
  `marks?classID=${child.classID}`,
  `attendence?classID=${child.classID}`,
  `fee?studentID=${child._id}&format=csv`,
  `marks?studentID=${child._id}&format=csv`,
  `receipt?of=fee&studentID=${child._id}&format=xlsx`,
];
const statuses = async (token: string, paths: readonly string[]) => {
  const answers: string[] = [];
  for (const path of paths) answers.push(`${path} ${(await at.call('GET', path, token)).status}`);
  return answers;
};
const allOf = (paths: readonly string[], status: number) => paths.map((path) => `${path} ${status}`);

describe('a guardian', () => {
  it('FA example 2: sees of a child what was agreed: money, or everything', async () => {
    const { token } = await at.guardianOf([at.everything, 'all'], [at.fees, 'fees']);
    const seen = [...ofFees(at.everything), ...ofAll(at.everything), ...ofFees(at.fees)];
    expect(await statuses(token, seen)).toEqual(allOf(seen, 200));
    expect(await statuses(token, ofAll(at.fees))).toEqual(allOf(ofAll(at.fees), 403));
  });

  it('sees nothing of a child for whom it is a contact alone', async () => {
    const { token } = await at.guardianOf([at.everything, 'contact']);
    const paths = [
      ...ofFees(at.everything),
      ...ofAll(at.everything),
      'fee',
      'marks',
      'receipt?of=fee',
      'accountStatement',
    ];
    expect(await statuses(token, paths)).toEqual(allOf(paths, 403));
  });

  it("sees nothing of other people's children, whichever way they are asked for", async () => {
    const { token } = await at.guardianOf([at.everything, 'all']);
    const paths = [...ofFees(at.stranger), ...ofAll(at.stranger), ...others(at.stranger)];
    const refused = paths.filter((path) => !path.startsWith('receipt/'));
    expect(await statuses(token, refused)).toEqual(allOf(refused, 403));
    expect((await at.call('GET', `receipt/${at.stranger.receiptID}/pdf`, token)).status).toBe(403);
    const report = { studentID: at.stranger._id, classID: at.stranger.classID };
    expect((await at.call('POST', 'attendence/attendenceReport', token, report)).status).toBe(403);
    for (const path of [
      'fee',
      'marks',
      'attendence',
      'receipt?of=fee',
      'fee?q=Cawo',
      'marks?q=Cawo',
      'fee?sort=-feeNo',
    ]) {
      const { body, text } = await at.call('GET', path, token);
      expect([path, text.includes(at.stranger._id), text.includes('Cawo')]).toEqual([path, false, false]);
      expect([path, body.length]).toEqual([path, path.includes('Cawo') ? 0 : 1]);
    }
    for (const path of ['fee?format=csv', 'marks?format=csv', 'attendence?format=csv'])
      expect([path, (await at.call('GET', path, token)).text.includes('Cawo')]).toEqual([path, false]);
  });

  it('FA example 5: of several reads the rows of all children that the access allows, and no others, where it does not say whose', async () => {
    const { token } = await at.guardianOf([at.everything, 'all'], [at.fees, 'fees']);
    const names = async (path: string) =>
      (await at.call('GET', path, token)).body
        .map((row: { studentID: { studentName: string } }) => row.studentID.studentName)
        .toSorted();
    expect(await names('fee')).toEqual(['Amina Ali', 'Bashir Ali']);
    expect(await names('receipt?of=fee')).toEqual(['Amina Ali', 'Bashir Ali']);
    expect(await names('marks')).toEqual(['Amina Ali']);
    expect(await names('attendence')).toEqual(['Amina Ali']);
    const { body } = await at.call('GET', 'accountStatement', token);
    expect(body).toMatchObject({ person: { kind: 'family', label: 'Halima Nur' }, closing: 60 });
    expect(body.rows).toHaveLength(4);
    expect((await at.call('GET', 'accountStatement/pdf', token)).status).toBe(200);
  });

  it('that sees the money of one child alone is refused what needs more, even without a child named', async () => {
    const { token } = await at.guardianOf([at.fees, 'fees']);
    const paths = ['marks', 'attendence'];
    expect(await statuses(token, paths)).toEqual(allOf(paths, 403));
    expect((await at.call('GET', 'accountStatement', token)).body.person).toMatchObject({
      kind: 'student',
      _id: at.fees._id,
    });
  });

  it('FA example 4: loses at its next call what the office takes away', async () => {
    const { _id, token } = await at.guardianOf([at.everything, 'all'], [at.fees, 'fees']);
    const children = childrenOf([
      [at.everything, 'contact'],
      [at.fees, 'fees'],
    ]);
    await expectSaved(at.call('PUT', `guardian/${_id}`, at.owner, { children }));
    const answer = await at.call('GET', `fee?studentID=${at.everything._id}`, token);
    expect(answer.status).toBe(403);
    const claims = String(answer.headers['auth-token']).split('.')[1] ?? '';
    const named = JSON.parse(Buffer.from(claims, 'base64url').toString()).children;
    expect(named.map((child: { studentName: string }) => child.studentName)).toEqual(['Bashir Ali']);
  });

  it('gets the attendance of a child in a class, and the classes of that child alone', async () => {
    const { token } = await at.guardianOf([at.everything, 'all']);
    const report = (body: object) => at.call('POST', 'attendence/attendenceReport', token, body);
    const own = await report({ studentID: at.everything._id, classID: at.everything.classID });
    expect([own.status, own.body.totalAtt]).toEqual([200, 1]);
    expect((await report({ studentID: at.everything._id, classID: at.stranger.classID })).status).toBe(403);
    expect((await report({ classID: at.everything.classID })).body.errors).toEqual({
      studentID: 'Please select student',
    });
  });

  it('reads and changes its own record, and how it is written to', async () => {
    const { token } = await at.guardianOf([at.everything, 'all'], [at.fees, 'fees']);
    const mine = await at.call('GET', 'guardian/me', token);
    expect(mine.body).toMatchObject({ guardianName: 'Halima Nur', messageChoice: 'all', language: null });
    expect(mine.body.children).toMatchObject([
      { studentName: 'Amina Ali', access: 'all' },
      { studentName: 'Bashir Ali', access: 'fees' },
    ]);
    const wanted = { email: 'halima@example.test', language: 'so', messageChoice: 'needed' };
    await expectSaved(at.call('PUT', 'guardian/me', token, wanted));
    expect((await at.call('GET', 'guardian/me', token)).body).toMatchObject(wanted);
    expect((await at.call('PUT', 'guardian/me', token, { ...wanted, guardianPhone: '252615000000' })).status).toBe(400);
    for (const path of [
      'guardian',
      `guardian/${mine.body._id}`,
      'student',
      'student/me',
      'guardian/options',
      'followUp',
    ])
      expect([path, (await at.call('GET', path, token)).status]).toEqual([path, 403]);
    expect((await at.call('GET', 'guardian/me', at.owner)).status).toBe(403);
  });

  it('is told the codes that pay, and the settings that pages need', async () => {
    const { token } = await at.guardianOf([at.fees, 'fees']);
    expect(await statuses(token, ['payWays?amount=5', 'settings'])).toEqual(['payWays?amount=5 200', 'settings 200']);
  });
});
