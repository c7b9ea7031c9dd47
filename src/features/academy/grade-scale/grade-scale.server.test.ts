// Proves GB10, AL15.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academySlices } from '#testing/parts/academy';
import { expectSaved, startTestApp } from '#testing/test-app';
import { startTwoClasses, type TwoClasses } from '#testing/two-classes';
import { marksSlice } from '#features/academy/marks/marks-slice.server';
import { settingsSlice } from '#features/oversight/settings/settings-slice.server';
import { gradeScaleSlice } from './grade-scale-slice.server';

let at: TwoClasses;
beforeAll(async () => {
  const slices = [...academySlices, marksSlice, gradeScaleSlice, settingsSlice];
  at = await startTwoClasses(await startTestApp({ slices }));
});
afterAll(() => at.app.stop());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, token = at.owner) =>
  at.app.call(method, path, { token, ...(body === undefined ? {} : { body }) });
const steps = [
  { grade: 'Good', from: 70 },
  { grade: 'Fair', from: 40 },
  { grade: 'Poor', from: 0 },
];
let made = 0;
const scale = (values: object = {}) => ({ scaleName: `Three steps ${made++}`, passFrom: 40, steps, ...values });
const kept = async (values: object = {}) => (await expectSaved(call('POST', 'gradeScale', scale(values)))).body.info;
const put = (id: string, body: object) => call('PUT', `gradeScale/${id}`, body);
const choose = (id: string | null) => call('PUT', `class/${at.mine._id}`, { gradeScaleID: id });

describe('a grade scale', () => {
  it('has a name of its own, a pass mark and steps that go down to 0', async () => {
    const info = await kept({ scaleName: 'Diploma' });
    expect(info).toMatchObject({ scaleName: 'Diploma', passFrom: 40, steps });
    expect((await call('POST', 'gradeScale', scale({ scaleName: 'diplóma' }))).status).toBe(409);
    expect((await call('POST', 'gradeScale', {})).body.errors).toEqual({
      scaleName: 'Enter scale name',
      passFrom: 'Enter the pass mark',
      steps: 'Enter the steps',
    });
    const turned = await call('POST', 'gradeScale', scale({ steps: steps.toReversed() }));
    expect([turned.status, turned.body.errors]).toEqual([400, { steps: 'Each step begins below the one before it' }]);
    expect((await put(info._id, { steps: steps.slice(0, 2) })).body.errors).toEqual({
      steps: 'The last step begins at 0',
    });
  });

  it('says how many classes use it, and is not deleted while one does', async () => {
    const info = await kept();
    expect((await expectSaved(choose(info._id))).body.info.gradeScaleID).toEqual({
      _id: info._id,
      scaleName: info.scaleName,
    });
    expect((await call('GET', `gradeScale/${info._id}`)).body.usedBy).toBe(1);
    const refused = await call('DELETE', `gradeScale/${info._id}`);
    expect([refused.status, refused.body.message]).toEqual([409, 'Still in use by 1 class']);
    await expectSaved(choose(null));
    expect((await call('DELETE', `gradeScale/${info._id}`)).status).toBe(200);
  });

  it('keeps its steps and pass mark once a class with marks uses it, and the class keeps its scale; its name may change', async () => {
    const info = await kept();
    await expectSaved(choose(info._id));
    await expectSaved(put(info._id, { passFrom: 41 }));
    await expectSaved(put(info._id, { passFrom: 40 }));
    const subject = await at.make.subject({ courseID: at.course._id });
    const mark = { studentID: at.amina._id, classID: at.mine._id, subjectID: subject._id, Amount: 44 };
    const given = (await expectSaved(call('POST', 'marks', mark))).body.info;
    const fixed = 'Classes with marks use this scale: its steps and its pass mark stay as they are';
    for (const body of [{ passFrom: 41 }, { steps: [{ grade: 'Top', from: 70 }, ...steps.slice(1)] }]) {
      const refused = await put(info._id, body);
      expect([refused.status, refused.body.message]).toEqual([409, fixed]);
    }
    expect((await put(info._id, { ...info, scaleName: 'Renamed', __v: undefined })).status).toBe(200);
    expect((await choose(null)).status).toBe(409);
    expect((await call('PUT', `class/${at.mine._id}`, { gradeScaleID: info._id, TimeOut: '11:00' })).status).toBe(200);
    await expectSaved(call('DELETE', `marks/${given._id}`));
    await expectSaved(choose(null));
  });

  it('is not there while the gradebook is off; a class keeps the one it has', async () => {
    const info = await kept();
    await expectSaved(choose(info._id));
    const turn = (gradebook: boolean) => expectSaved(call('PUT', 'settings', { features: { gradebook } }));
    await turn(false);
    const refused = await call('GET', 'gradeScale');
    expect([refused.status, refused.body.message]).toEqual([404, 'This feature is switched off']);
    expect((await call('GET', `class/${at.mine._id}`)).body.gradeScaleID._id).toBe(info._id);
    await turn(true);
    await expectSaved(choose(null));
  });
});
