// Proves R 3.2, R 3.5, R 6.2, B12, B20, E26.
import writeXlsxFile from 'write-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { sendFile } from '#testing/sent-file';
import { refusedFiles } from './refused-files.fixture';
import { academySlices } from '#testing/parts/academy';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices] });
  token = await app.setUp();
});
afterAll(() => app.stop());

const send = (path: string, file: string | Buffer, headers = {}) => sendFile(app, path, file, { token, headers });
const count = async (path: string) =>
  Number(
    (await app.call('GET', `${path}${path.includes('?') ? '&' : '?'}page=1&pageSize=1`, { token })).headers[
      'x-total-count'
    ],
  );

describe('an import of courses', () => {
  it('saves a CSV file by labels and wire names in any case', async () => {
    const answer = await send(
      'courses/import',
      '\uFEFFCOURSE NAME,coursePrice,Duration in months,level\r\nWeb design,120.50,6,Basic\r\n"Design, print",80,3,advanced\r\n\r\n',
    );
    expect(answer.body).toMatchObject({ status: true, saved: 2, notSaved: 0, failed: [] });
    const { body } = await app.call('GET', 'courses', { token });
    expect(body).toMatchObject([
      { courseName: 'Web design', coursePrice: 120.5, courseDuration: 6, courseLevel: 'basic' },
      { courseName: 'Design, print', courseLevel: 'advanced' },
    ]);
  });

  it('reads numbers as people write them, and says both readings of one that has two', async () => {
    const lines = ['Tailoring;٢٥٫٥٠;٢', 'Pottery;12,50;1', 'Painting;"1,250.00";1', 'Singing;$30;1', 'Dancing;1,250;1'];
    const answer = await send(
      'courses/import',
      `sep=;\ncourseName;coursePrice;courseDuration;courseLevel\n${lines.join(';basic\n')};basic\n`,
    );
    expect(answer.body).toMatchObject({ saved: 4, notSaved: 1 });
    expect(answer.body.failed[0]).toMatchObject({
      line: 7,
      errors: { coursePrice: 'Write 1250 or 1.25: this can be read as both' },
    });
    const { body } = await app.call('GET', 'courses', { token });
    const saved: Record<string, unknown>[] = body;
    expect(Object.fromEntries(saved.map(({ courseName, coursePrice }) => [courseName, coursePrice]))).toMatchObject({
      Tailoring: 25.5,
      Pottery: 12.5,
      Painting: 1250,
      Singing: 30,
    });
  });

  it('saves what is right and answers the rest with line and message', async () => {
    const answer = await send(
      'courses/import',
      'courseName;coursePrice;courseDuration;courseLevel\nCooking;10;1;basic\nweb DESIGN;10;1;basic\nSewing;1.234;99;expert\n;5;1;basic\n',
    );
    expect(answer.body.saved).toBe(1);
    expect(answer.body.failed.map((row: { line: number }) => row.line)).toEqual([3, 4, 5]);
    expect(answer.body.failed[0].errors).toEqual({ courseName: 'Course with this Course name exists already' });
    expect(Object.keys(answer.body.failed[1].errors)).toEqual(['coursePrice', 'courseDuration', 'courseLevel']);
    expect(answer.body.failed[2].errors).toEqual({ courseName: 'Enter course name' });
  });

  it('writes nothing in a preview, not even a number or a line of the activity log', async () => {
    const before = [
      await count('courses'),
      (await app.database.pool.query('select count(*) from academy.activity')).rows[0].count,
    ];
    const answer = await send(
      'courses/import?preview=1',
      'courseName,coursePrice,courseDuration,courseLevel\nBaking,10,1,basic\nBaking,10,1,basic\n',
    );
    expect(answer.body).toMatchObject({ status: true, valid: 1, invalid: 1 });
    expect(answer.body.rows).toMatchObject([
      { line: 2, values: { courseName: 'Baking', coursePrice: '10' }, errors: {} },
      { line: 3, errors: { courseName: 'Course with this Course name exists already' } },
    ]);
    expect([
      await count('courses'),
      (await app.database.pool.query('select count(*) from academy.activity')).rows[0].count,
    ]).toEqual(before);
  });

  it('shows at most 200 lines and 1,000 wrong ones', async () => {
    const right = Array.from({ length: 300 }, (_, index) => `Right ${index},1,1,basic`);
    const wrong = Array.from({ length: 1500 }, (_, index) => `Wrong ${index},x,1,basic`);
    const answer = await send(
      'courses/import?preview=1',
      ['courseName,coursePrice,courseDuration,courseLevel', ...right, ...wrong].join('\n'),
    );
    expect(answer.body).toMatchObject({ valid: 300, invalid: 1500 });
    expect(answer.body.rows).toHaveLength(1200);
  });

  it('reads XLSX with numbers and text', async () => {
    const text = (value: string) => ({ value, type: String });
    const number = (value: number) => ({ value, type: Number });
    const file = await writeXlsxFile([
      [text('Course name'), text('Price'), text('Duration in months'), text('Level')],
      [text('Spreadsheets'), number(12.1), number(2), text('INTERMEDIATE')],
    ]).toBuffer();
    expect((await send('courses/import', file)).body).toMatchObject({ saved: 1, failed: [] });
  });

  it('takes an export back', async () => {
    const exported = (await app.call('GET', 'courses?format=csv', { token })).text
      .replaceAll('Web design', 'Web design 2')
      .split('\r\n')
      .slice(0, 2)
      .join('\r\n');
    expect((await send('courses/import', exported)).body).toMatchObject({ saved: 1, failed: [] });
  });

  it.each(refusedFiles)('refuses a file with %s', async (_what, file, message) => {
    const answer = await send('courses/import', file);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it('refuses a cell under no heading rather than drop it', async () => {
    const answer = await send('courses/import', 'courseName,coursePrice,courseDuration,courseLevel\na,1,1,basic,red');
    expect(answer.body).toMatchObject({
      saved: 0,
      failed: [{ line: 2, errors: { '': 'A cell in this line has no heading above it' } }],
    });
  });

  it('refuses a file past 10 MB', async () => {
    expect((await send('courses/import', Buffer.alloc(10_485_761, 'a'))).status).toBe(413);
  });

  it('answers a repeated key as the first time', async () => {
    const file = 'courseName,coursePrice,courseDuration,courseLevel\nOnce,1,1,basic';
    const form = { 'idempotency-key': 'import-once' };
    expect((await send('courses/import', file, form)).body.saved).toBe(1);
    expect((await send('courses/import', file, form)).body.saved).toBe(1);
    expect(await count('courses?q=Once')).toBe(1);
  });
});

describe('references in an import', () => {
  it('are found by what people know: names, logins, numbers, and a class within its course', async () => {
    const people =
      'teacherName,teacherPhone,teacherGender,teacherAddress,educationalLevel,username\nAsha Ali,252611111111,female,Mogadishu,Master,asha@teachers.test\nOmar Nur,252611111112,male,Mogadishu,Master,omar@teachers.test';
    expect((await send('teacher/import', people)).body).toMatchObject({ saved: 2, failed: [] });
    const head = 'className,Course,Teacher,days,Class shift,startedDate,endDate,TimeIn,TimeOut';
    const classes = [
      head,
      'Morning,web DESIGN,Asha Ali,"Saturday, Monday",online,2026-01-01,2026-06-30,08:00,10:00',
      'Morning,Cooking,omar@teachers.test,,Offline,2026-01-01,2026-06-30,08:00,10:00',
      'Night,Nowhere,Asha Ali,,online,2026-01-01,2026-06-30,08:00,10:00',
    ];
    const answer = await send('class/import', classes.join('\n'));
    expect(answer.body).toMatchObject({
      saved: 2,
      failed: [{ line: 4, errors: { courseID: 'Course not found: Nowhere' } }],
    });
    const { body } = await app.call('GET', 'class', { token });
    expect(body[0]).toMatchObject({
      courseID: { courseName: 'Web design' },
      teacherID: { teacherName: 'Asha Ali' },
      days: [{ value: 'Saturday' }, { value: 'Monday' }],
    });
  });

  it('read dates and times of a spreadsheet', async () => {
    const text = (value: string) => ({ value, type: String });
    const date = (value: Date, format: string) => ({ value, type: Date, format });
    const day = new Date(Date.UTC(2026, 1, 28));
    const at = (hour: number) => date(new Date(Date.UTC(2026, 1, 28, hour, 30)), 'hh:mm');
    const rows = [
      ['className', 'courseID', 'teacherID', 'classShift', 'startedDate', 'endDate', 'TimeIn', 'TimeOut'].map(text),
      [
        text('Noon'),
        text('Web design'),
        text('Asha Ali'),
        text('online'),
        date(day, 'yyyy-mm-dd'),
        date(day, 'dd/mm/yyyy'),
        at(8),
        at(10),
      ],
    ];
    expect((await send('class/import', await writeXlsxFile(rows).toBuffer())).body).toMatchObject({
      saved: 1,
      failed: [],
    });
    expect((await app.call('GET', 'class?q=Noon', { token })).body).toMatchObject([
      { startedDate: '2026-02-28', endDate: '2026-02-28', TimeIn: '08:30', TimeOut: '10:30' },
    ]);
  });

  it('say so where several records have the name', async () => {
    const people =
      'teacherName,teacherPhone,teacherGender,teacherAddress,educationalLevel,username\nAsha Ali,252611111113,female,Mogadishu,Master,asha2@teachers.test';
    await expectSaved(send('teacher/import', people));
    const answer = await send(
      'class/import',
      'className,courseID,teacherID,classShift,startedDate,endDate,TimeIn,TimeOut\nTwo,Web design,asha ali,online,2026-01-01,2026-06-30,08:00,10:00',
    );
    expect(answer.body.failed).toMatchObject([
      { errors: { teacherID: 'Several records are called asha ali. Give the number or the full name.' } },
    ]);
  });
});

describe('an import of people', () => {
  it('takes logins without a password and never shows one', async () => {
    const head = 'studentName,studentPhone,studentGender,studentAddress,educationalLevel,username,password';
    const answer = await send(
      'student/import?preview=1',
      `${head}\nAmina,252611111119,female,Mogadishu,Bachelor,amina@students.test,\nBile,252611111118,male,Mogadishu,Bachelor,not an e-mail,secret words`,
    );
    expect(answer.body).toMatchObject({ valid: 1, invalid: 1 });
    expect(answer.text).not.toContain('secret words');
  });

  it('is refused to who may not register them', async () => {
    const other = await app.logInAs(token, 'Registrar', ['/courses']);
    expect((await sendFile(app, 'student/import', 'studentName\na', { token: other.token })).status).toBe(403);
    expect(
      (
        await sendFile(app, 'courses/import', 'courseName,coursePrice,courseDuration,courseLevel\nAllowed,1,1,basic', {
          token: other.token,
        })
      ).body.saved,
    ).toBe(1);
  });
});
