// Proves PU6.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from '#testing/pdf-text';
import { type AtPapers, startPapers } from './papers.fixture';

let at: AtPapers;
beforeAll(async () => {
  at = await startPapers();
});
afterAll(() => at.app.stop());

const printed = async (path: string) => pdfText((await at.get(path)).bytes);
const wrong = (code: string) => code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A');

describe('the code of a card', () => {
  it('shows its picture, and nothing else has one', async () => {
    const { student } = await at.owing([], {
      photo:
        'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
    });
    const card = /S\d+\.1(-\w{4}){3}/.exec(await printed(`student/${student._id}/card`))?.[0] ?? '';
    expect(await at.info(card)).toMatchObject({ hasPhoto: true });
    const { status, headers } = await at.app.call('GET', `public/${card}/photo`);
    expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
    expect(await at.page(`/p/${card}`)).toMatchObject({
      text: expect.stringMatching(/<img src="\/api\/academy\/public\/S/),
    });
    const { paperCode } = await at.receipt(3);
    expect((await at.app.call('GET', `public/${paperCode}/photo`)).status).toBe(404);
    expect((await at.app.call('GET', `public/${wrong(card)}/photo`)).status).toBe(404);
  });

  it('shows the picture that stands on the card, where the student has none that of the newest certificate', async () => {
    const { student } = await at.owing([]);
    const code = async () => /S\d+\.1(-\w{4}){3}/.exec(await printed(`student/${student._id}/card`))?.[0] ?? '';
    expect(await at.info(await code())).toMatchObject({ hasPhoto: false });
    await at.certificate({ studentID: student._id, classID: at.schoolClass._id, certID: 'DA-9' });
    expect(await at.info(await code())).toMatchObject({ hasPhoto: true });
    expect((await at.app.call('GET', `public/${await code()}/photo`)).status).toBe(200);
  });
});
