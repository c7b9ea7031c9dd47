import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendFile } from '#testing/sent-file';
import { type TestApp, startTestApp } from '#testing/test-app';
import { archiveOf, attackFiles, bookOf, courses, rowOf, sheetOf, unlisted } from './attack-files.fixture';
import { academySlices } from '#testing/parts/academy';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices] });
  token = await app.setUp();
});
afterAll(() => app.stop());

const send = (file: Buffer, query = '?preview=1') => sendFile(app, `courses/import${query}`, file, { token });

it.each(attackFiles)(
  'a file with %s is refused in a sentence, and the next one is read',
  async (_what, file, status, message) => {
    const answer = await send(file());
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    const next = await send(archiveOf(bookOf(sheetOf(courses))));
    expect(next.body).toMatchObject({ valid: 1, invalid: 0 });
  },
);

it('what no directory of an archive names is not read, however large it is', async () => {
  expect((await send(unlisted())).body).toMatchObject({ valid: 1, invalid: 0 });
});

it('a file is read as the spreadsheet program shows it: rich text, formulas, booleans, days of both calendars, cells left out', async () => {
  const cells = [
    '<c r="A4" t="s"><v>1</v></c>',
    '<c r="C4"><f>2*3</f><v>6</v></c>',
    '<c t="str"><f>LOWER("BASIC")</f><v>basic</v></c>',
    '<c r="F4" s="0"/>',
  ];
  const head =
    '<row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>coursePrice</t></is></c><c t="inlineStr"><is><t>Duration in months</t></is></c><c t="inlineStr"><is><r><t>Le</t></r><r><t>vel</t></r></is></c></row>';
  const strings =
    '<sst><si><t>Course name</t></si><si><r><t>Web &amp; </t></r><r><t>print_x0041_</t></r><rPh sb="0" eb="1"><t>not said</t></rPh></si></sst>';
  const rows = `${head}<row r="4">${cells.join('')}</row>`;
  const answer = await send(archiveOf(bookOf(sheetOf(rows), { strings, sheetPath: 'worksheets/other name.xml' })));
  expect(answer.body.rows).toMatchObject([
    {
      line: 4,
      values: { courseName: 'Web & printA', courseDuration: 6, courseLevel: 'basic' },
      errors: { coursePrice: 'Enter course price' },
    },
  ]);
});

it('many lines far down are reported with their own line numbers', async () => {
  const rows = courses + rowOf(1_000_000, 'Baking', '10', '1', 'basic');
  expect((await send(archiveOf(bookOf(sheetOf(rows))))).body.rows).toMatchObject([{ line: 2 }, { line: 1_000_000 }]);
});
