// Proves B9, B11, A34.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academyMoney } from './academy-money';
import { type AcademyRecords, startRecords } from './academy-records';
import { sendFile } from './sent-file';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';

let app: TestApp;
let owner: string;
let make: AcademyRecords;

/** Somebody who is looked for by spelling, and four who are looked for by sound. */
const names = [
  'أحمد بن علي',
  'فاطمة الزهراء',
  'Sa’id Nuur',
  'Abdi-rahman Bile',
  'Maryan Guled',
  'Cumar Xasan Guuleed',
  'Hassan Jama',
  'Xasan Jaamac',
];

beforeAll(async () => {
  ({ app, owner, make } = await startRecords(await startWholeApp()));
  for (const studentName of names) await make.student({ studentName });
});
afterAll(() => app.stop());

const get = async (path: string) => (await app.call('GET', path, { token: owner })).body;
const listed = async (q: string) =>
  (await get(`student?page=1&q=${encodeURIComponent(q)}`)).map((one: { studentName: string }) => one.studentName);
const without = (label: string) => label.replace(/ \(.*\)$/, '');
const picked = async (q: string) =>
  (await get(`student/options?q=${encodeURIComponent(q)}`)).map((one: { label: string }) => without(one.label));
const searched = async (q: string) =>
  (await get(`search?q=${encodeURIComponent(q)}`)).map((one: { label: string }) => without(one.label));

describe('whoever is looked for', () => {
  it.each([
    ['احمد', 'أحمد بن علي'],
    ['على', 'أحمد بن علي'],
    ['فاطمه', 'فاطمة الزهراء'],
    ['فَاطِمَة', 'فاطمة الزهراء'],
    ['said', 'Sa’id Nuur'],
    ["sa'id", 'Sa’id Nuur'],
    ['Saʿid', 'Sa’id Nuur'],
    ['abdirahman', 'Abdi-rahman Bile'],
    ['abdi', 'Abdi-rahman Bile'],
    ['rahman', 'Abdi-rahman Bile'],
    ['abdi rahman', 'Abdi-rahman Bile'],
    ['abdi-rahman', 'Abdi-rahman Bile'],
    ['abdi-', 'Abdi-rahman Bile'],
  ])('is found by %s in the list, the pickers and the search: %s', async (q, name) => {
    expect([await listed(q), await picked(q), await searched(q)]).toEqual([[name], [name], [name]]);
  });

  it('is found by two letters with which a part of the name begins, behind a hyphen too', async () => {
    expect([await picked('ra'), await searched('ra')]).toEqual([['Abdi-rahman Bile'], ['Abdi-rahman Bile']]);
  });

  it('is found by a number in Arabic digits', async () => {
    const [{ stdID, studentName }] = await get('student?page=1&sort=-stdID');
    const digits = String(stdID).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect([(await picked(digits))[0], (await searched(digits))[0]]).toEqual([studentName, studentName]);
  });
});

describe('whoever is spelt in another language', () => {
  it.each([
    ['omar', ['Cumar Xasan Guuleed']],
    ['omar hassan', ['Cumar Xasan Guuleed']],
    ['omar xas', ['Cumar Xasan Guuleed']],
    ['Abdurahman Bille', ['Abdi-rahman Bile']],
  ])('is found by %s in the list, the pickers and the search: %j', async (q, found) => {
    expect([await listed(q), await picked(q), await searched(q)]).toEqual([found, found, found]);
  });

  it('stands behind who is spelt so in pickers and the search, and in no list that has one who is', async () => {
    const both = ['Hassan Jama', 'Cumar Xasan Guuleed', 'Xasan Jaamac'];
    expect([await picked('hassan'), await searched('hassan')]).toEqual([both, both]);
    expect(await listed('hassan')).toEqual(['Hassan Jama']);
    expect(await listed('jama')).toEqual(['Hassan Jama']);
  });

  it('is in every form of a list where nobody is spelt so: its pages, its totals, all of it, a file', async () => {
    const answer = await app.call('GET', 'student?q=hasaan&page=2&pageSize=2&sort=studentName', { token: owner });
    expect(answer.body.map((one: { studentName: string }) => one.studentName)).toEqual(['Xasan Jaamac']);
    expect(answer.headers['x-total-count']).toBe('3');
    expect(await get('student?q=hasaan')).toHaveLength(3);
    const file = await app.call('GET', 'student?q=hasaan&format=csv', { token: owner });
    expect(file.text.trim().split('\n')).toHaveLength(4);
  });

  it('is found among the records that a filter leaves, whoever is spelt so elsewhere', async () => {
    const gender = async (studentGender: string) =>
      (await get(`student?page=1&q=xariir&studentGender=${studentGender}`)).map(
        (one: { studentName: string }) => one.studentName,
      );
    await make.student({ studentName: 'Xariir Diini', studentGender: 'female' });
    await make.student({ studentName: 'Hariir Diini', studentGender: 'male' });
    expect([await gender('female'), await gender('male')]).toEqual([['Xariir Diini'], ['Hariir Diini']]);
  });

  it('is found through what refers to them, without papers in the search, and what has no name of a person is found as it is spelt alone', async () => {
    const place = await make.class();
    const [student] = await get('student?q=cumar');
    await make.course({ courseName: 'Xasan' });
    const money = academyMoney(app, owner);
    await money.enrol(student, place);
    expect(await get('Enrollment?page=1&q=omar')).toHaveLength(1);
    expect(await get('courses?page=1&q=hassan')).toEqual([]);
    const [fee] = (await money.chargeStudent(student, place, { feeAmount: 10 })).body.info;
    await money.pay(fee, 3);
    const kinds = async (q: string) => (await get(`search?q=${q}`)).map((one: { kind: string }) => one.kind);
    expect([await kinds('cumar'), await kinds('omar')]).toEqual([['student', 'feeReceipt'], ['student']]);
  });
});

describe('what is called so in a file', () => {
  it('is found as people spell it, and exactly so where several are spelt much like it', async () => {
    const course = await make.course({ courseName: 'Web-design' });
    const other = await make.course({ courseName: 'Webdesign' });
    const third = await make.course({ courseName: 'Sa’id’s course' });
    const rows = [
      ['Web-design', 'One'],
      ['WEBDESIGN', 'Two'],
      ["Sa'id's course", 'Three'],
    ];
    const csv = ['courseID,subjectName', ...rows.map((row) => row.join(','))].join('\n');
    const { status, body } = await sendFile(app, 'subject/import', csv, { token: owner });
    expect([status, body]).toMatchObject([200, {}]);
    const subjects = await get('subject');
    const of = (name: string) =>
      subjects.find((one: { subjectName: string }) => one.subjectName === name)?.courseID._id;
    expect([of('One'), of('Two'), of('Three')]).toEqual([course._id, other._id, third._id]);
  });
});
