// Proves FA3, FA6, PA4.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataUrlOf, pngOf } from '#testing/sent-form';
import { expectSaved } from '#testing/test-app';
import { type Child, type Families, startFamilies } from './families.fixture';

let at: Families;
let made: Readonly<Record<string, string>>;
beforeAll(async () => {
  at = await startFamilies();
  const ids: [string, string][] = [];
  for (const [name, of, status] of [
    ['taken', at.everything, 'taken'],
    ['order', at.everything, 'order'],
    ['pending', at.everything, 'pending'],
    ['blocked', at.everything, 'blocked'],
    ['fees', at.fees, 'taken'],
    ['stranger', at.stranger, 'taken'],
  ] as const)
    ids.push([name, await certified(of, status, name)]);
  made = Object.fromEntries(ids);
});
afterAll(() => at.app.stop());

async function certified({ _id: studentID, classID }: Child, status: string, certID: string): Promise<string> {
  const paper = { certificateType: 'Diploma', issueDate: '2026-11-20', status, certID, photo: dataUrlOf(pngOf()) };
  return (await expectSaved(at.call('POST', 'certificate', at.owner, { studentID, classID, ...paper }))).body.info._id;
}

const listed = async (token: string, query = ''): Promise<string[]> =>
  (await at.call('GET', `certificate?sort=certificateNo${query}`, token)).body.map(
    ({ certID }: { certID: string }) => certID,
  );
const papers = async (token: string) => {
  const answers: [string, number][] = [];
  for (const [name, id] of Object.entries(made))
    answers.push([name, (await at.call('GET', `certificate/${id}/pdf`, token)).status]);
  return Object.fromEntries(answers);
};
const own = { taken: 200, order: 200, pending: 403, blocked: 403, fees: 403, stranger: 403 };

describe('the certificates of the portal', () => {
  it('are those of a student that are taken or on order, each as a paper, and no other', async () => {
    const { body } = await at.call('GET', `student/${at.everything._id}`, at.owner);
    const token = await at.make.portalTokenOf(body);
    expect(await listed(token)).toEqual(['taken', 'order']);
    expect(await papers(token)).toEqual(own);
    expect((await at.call('GET', `certificate/${made.taken}`, token)).status).toBe(200);
    for (const path of [`certificate/${made.pending}`, `certificate/${made.taken}/photo`])
      expect((await at.call('GET', path, token)).status).toBe(403);
    expect((await at.call('GET', `certificate?studentID=${at.fees._id}`, token)).status).toBe(403);
  });

  it('are for a guardian those of the children of whom everything is seen', async () => {
    const { token } = await at.guardianOf([at.everything, 'all'], [at.fees, 'fees']);
    expect(await listed(token)).toEqual(['taken', 'order']);
    expect(await listed(token, `&studentID=${at.everything._id}`)).toEqual(['taken', 'order']);
    expect((await at.call('GET', `certificate?studentID=${at.fees._id}`, token)).status).toBe(403);
    expect(await papers(token)).toEqual(own);
  });
});
