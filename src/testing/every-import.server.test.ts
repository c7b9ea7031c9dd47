// Proves R 6.2.
import writeXlsxFile from 'write-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyEntity, type Examples, makeExamples } from './example-records';
import { sendFile } from './sent-file';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';
import type { Entity } from '#kit/contract/entity';
import { isFillable } from '#kit/rules/import-columns';

// The lists that B12 names, the guardians, the scores, and what a timetable needs.
const named =
  'student teacher courses class subject Enrollment marks employee customers suplier stock guardian score room holiday'
    .split(' ')
    .sort();
const filled = everyEntity.filter((of) => of.importable).map((of) => of.lines?.() ?? of);
const arabic = 'محمد عبد الله';

let app: TestApp;
let token: string;
let made: Examples;

beforeAll(async () => {
  app = await startWholeApp();
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  token = await app.setUp();
  made = await makeExamples(app, token, 'academy');
  expect(made.refused.size).toBe(0);
});
afterAll(() => app.stop());

it('files fill the lists that the rulings name, and no other', () => {
  expect(filled.map(({ path }) => path).sort()).toEqual(named);
});

// A line of scores names an assessment that is there: its slice proves it.
const making = filled.filter(({ path }) => path !== 'score');

describe.each(making.map((of) => [of.path, of] as const))('a file of %s', (path, of) => {
  const send = (file: string | Buffer, query = '?preview=1') =>
    sendFile(app, `${path}/import${query}`, file, { token });

  it('is read with a byte order mark, semicolons and Arabic text, and saved as it was shown', async () => {
    const cells = await freshCells(of);
    const text = Object.entries(of.fields).find(([name, { kind, to }]) => kind === 'text' && !to && cells[name]);
    if (text) cells[text[0]] = `${arabic} ${String(cells[text[0]])}`;
    const csv = `\uFEFF${Object.keys(cells).join(';')}\r\n${Object.values(cells).join(';')}\r\n`;
    const { body: shown } = await send(csv);
    expect([shown.valid, shown.invalid, shown.rows[0]?.errors]).toEqual([1, 0, {}]);
    if (text) expect(shown.rows[0].values[text[0]]).toContain(arabic);
    const { body } = await send(csv, '');
    expect([body.saved, body.failed]).toEqual([1, []]);
    // A second time it is there already, or one more of a kind that may be there twice.
    const again = (await send(csv)).body;
    expect([again.valid + again.invalid, again.status]).toEqual([1, true]);
  });

  it('is read from a spreadsheet with dates and numbers in its cells', async () => {
    const cells = Object.entries(await freshCells(of));
    const header = cells.map(([name]) => ({ value: of.fields[name]?.label ?? name }));
    const row = cells.map(([name, value]) => sheetCell(of.fields[name]?.kind ?? 'text', value));
    const { body } = await send(await writeXlsxFile([header, row]).toBuffer());
    expect([body.valid, body.rows?.[0]?.errors]).toEqual([1, {}]);
  });

  it('says what is wrong with it, line by line, and changes nothing', async () => {
    const [first = '', ...others] = Object.keys(await freshCells(of));
    const wrong = (await send(`${[first, ...others].join(',')}\n${others.map(() => 'no such thing').join(',')},\n`))
      .body;
    expect([wrong.valid, wrong.invalid]).toEqual([0, 1]);
    expect(Object.values(wrong.rows[0].errors).length).toBeGreaterThan(0);
    expect((await send('Something else,Another\n1,2\n')).status).toBe(400);
    expect((await send(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).status).toBe(400);
  });
});

it('5,000 students are saved from one file', async () => {
  const lines = Array.from(
    { length: 5000 },
    (_, index) => `${arabic} ${index},25261${7_000_000 + index},female,Hodan,Bachelor,many.${index}@example.test`,
  );
  const csv = `studentName,studentPhone,studentGender,studentAddress,educationalLevel,username\n${lines.join('\n')}\n`;
  const { body } = await sendFile(app, 'student/import', csv, { token });
  expect([body.saved, body.failed]).toEqual([5000, []]);
});

/** What a person would write into a line that makes one more record: references by what they are called. */
async function freshCells(of: Entity): Promise<Record<string, string>> {
  const body = { ...made.bodyOf(of), ...(await another(of)) };
  const cells: Record<string, string> = {};
  for (const [name, field] of Object.entries(of.fields)) {
    const value = body[name];
    if (!isFillable(field) || value === undefined) continue;
    cells[name] = Array.isArray(value) ? value.join('|') : String(value);
  }
  return cells;
}

/** A second enrollment or mark needs a student who has none; a guardian who sees something, the day on which it was agreed. */
async function another(of: Entity): Promise<Record<string, unknown>> {
  if (of.table === 'guardian') return { consentDate: '2026-03-01' };
  if (of.table !== 'enrollment' && of.table !== 'mark') return {};
  const student = everyEntity.find(({ table }) => table === 'student');
  const body = student && made.bodyOf(student);
  const { body: saved } = await app.call('POST', 'student', { token, body });
  const studentID: string = saved.info._id;
  const enrollment = everyEntity.find(({ table }) => table === 'enrollment');
  if (of.table === 'mark' && enrollment)
    await app.call('POST', enrollment.path, { token, body: { ...made.bodyOf(enrollment), studentID } });
  return { studentID: saved.info.stdID };
}

function sheetCell(kind: string, value: string) {
  if (kind === 'date') return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
  if (['money', 'whole', 'decimal'].includes(kind)) return { value: Number(value), type: Number };
  return { value, type: String };
}
