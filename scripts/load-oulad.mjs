// npm run load:oulad -- <folder> [url]  Loads an academy of real size through the public import calls: the Open University Learning
// Analytics Dataset (Kuzilek, Hlosta, Zdrahal, Scientific Data 4, 170171, 2017; licence CC BY 4.0). Modules become courses, presentations
// classes, assessments subjects, registrations enrollments, scores marks. What the data lacks (phones, prices, times of day) is filled
// with placeholders that nobody can mistake for real.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'csv-parse/sync';

const DAY = 86_400_000;
const PLACEHOLDER_PHONE = '000000';
const TEACHER = 'oulad-teacher@example.invalid';

/** @type {Record<string, string>} */
const LEVELS = {
  'HE Qualification': 'Bachelor',
  'Post Graduate Qualification': 'Master',
  'A Level or Equivalent': 'Secondary',
  'Lower Than A Level': 'Secondary',
};

/**
 * @typedef {Record<string, string>} Row
 * @typedef {{ step: string, rows: number, saved: number, skipped: number, failed: unknown[], seconds: number }} Step
 */

/**
 * Loads the dataset's files of a folder into the academy of a running server.
 * @param {{ folder: string, url: string, email: string, password: string, log?: (line: string) => void }} options
 * @returns {Promise<Step[]>}
 */
export async function loadOulad({ folder, url, email, password, log = () => undefined }) {
  const api = `${url.replace(/\/$/, '')}/api/academy`;
  const token = await logIn(api, email, password);
  const steps = [];
  for (const { step, path, rows, skipped } of filesOf(folder)) {
    const began = performance.now();
    const answer = await send(`${api}/${path}/import`, token, csv(rows));
    const seconds = (performance.now() - began) / 1000;
    steps.push({ step, rows: rows.length, saved: answer.saved, skipped, failed: answer.failed, seconds });
    log(describe(steps[steps.length - 1]));
  }
  return steps;
}

/** @param {Step | undefined} done */
function describe(done) {
  if (!done) return '';
  const { step, rows, saved, skipped, failed, seconds } = done;
  const rate = Math.round(rows / Math.max(seconds, 0.001));
  const rest = [
    skipped > 0 ? `${skipped} blank, skipped` : '',
    failed.length > 0 ? `${rows - saved} refused, the first: ${JSON.stringify(failed[0])}` : '',
  ];
  return `${step}: ${saved} of ${rows} rows in ${seconds.toFixed(1)} s (${rate} rows/s) ${rest.filter(Boolean).join('; ')}`.trimEnd();
}

/**
 * @param {string} api
 * @param {string} username
 * @param {string} password
 * @returns {Promise<string>}
 */
async function logIn(api, username, password) {
  const answer = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { token, message } = await answer.json();
  if (!answer.ok) throw new Error(`The login was refused: ${message}`);
  return token;
}

/**
 * @param {string} url
 * @param {string} token
 * @param {string} text
 * @returns {Promise<{ saved: number, failed: unknown[] }>}
 */
async function send(url, token, text) {
  const form = new FormData();
  form.set('file', new Blob([text], { type: 'text/csv' }), 'rows.csv');
  const answer = await fetch(url, { method: 'POST', headers: { 'auth-token': token }, body: form });
  const body = await answer.json();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${body.message}`);
  return body;
}

/**
 * The dataset as import files, in the order in which they refer to each other.
 * @param {string} folder
 * @returns {{ step: string, path: string, rows: Row[], skipped: number }[]}
 */
function filesOf(folder) {
  /** @param {string} name @returns {Row[]} */
  const read = (name) => parse(readFileSync(join(folder, `${name}.csv`)), { columns: true, bom: true });
  const presentations = read('courses');
  const people = read('studentInfo');
  const assessments = new Map(read('assessments').map((row) => [row.id_assessment, row]));
  const scores = read('studentAssessment');
  const scored = scores.filter((row) => row.score !== '');
  const infos = new Map(people.map((row) => [registrationOf(row), row]));
  const parts = [
    { step: 'Courses', path: 'courses', rows: courses(presentations) },
    { step: 'Teacher', path: 'teacher', rows: [teacher] },
    { step: 'Classes', path: 'class', rows: presentations.map(schoolClass) },
    { step: 'Subjects', path: 'subject', rows: [...assessments.values()].map(subject) },
    {
      step: 'Students',
      path: 'student',
      rows: [...new Map(people.map((row) => [row.id_student, student(row)])).values()],
    },
    {
      step: 'Enrollments',
      path: 'Enrollment',
      rows: read('studentRegistration').map((row) => enrollment(row, infos.get(registrationOf(row)))),
    },
    { step: 'Marks', path: 'marks', rows: scored.map((row) => mark(row, assessments.get(row.id_assessment))) },
  ];
  return parts.map((part) => ({ ...part, skipped: part.path === 'marks' ? scores.length - scored.length : 0 }));
}

/** @param {Row} row */
const registrationOf = (row) => `${row.code_module} ${row.code_presentation} ${row.id_student}`;

/** @param {Row[]} presentations @returns {Row[]} */
function courses(presentations) {
  const modules = [...new Set(presentations.map((row) => row.code_module ?? ''))];
  return modules.map((courseName) => ({ courseName, coursePrice: '0', courseDuration: '9', courseLevel: 'basic' }));
}

/** @type {Row} */
const teacher = {
  teacherName: 'OULAD teacher',
  teacherPhone: PLACEHOLDER_PHONE,
  teacherGender: 'female',
  teacherAddress: 'Not in the data',
  educationalLevel: 'Master',
  username: TEACHER,
};

/**
 * The first day of a presentation: 2013B began in February, 2013J in October.
 * @param {string} presentation
 */
function firstDay(presentation) {
  return Date.UTC(Number(presentation.slice(0, 4)), presentation.endsWith('B') ? 1 : 9, 1);
}

/** @param {number} instant */
const day = (instant) => new Date(instant).toISOString().slice(0, 10);

/** @param {Row} row @returns {Row} */
function schoolClass({ code_module = '', code_presentation = '', module_presentation_length }) {
  const start = firstDay(code_presentation);
  return {
    className: code_presentation,
    courseID: code_module,
    teacherID: TEACHER,
    classShift: 'online',
    startedDate: day(start),
    endDate: day(start + Number(module_presentation_length) * DAY),
    TimeIn: '08:00',
    TimeOut: '09:00',
  };
}

/** @param {Row} row */
const subjectName = (row) => `${row.code_presentation} ${row.assessment_type} ${row.id_assessment}`;

/** @param {Row} row @returns {Row} */
function subject(row) {
  return { subjectName: subjectName(row), courseID: row.code_module ?? '' };
}

/** @param {Row} row */
const login = (row) => `oulad-${row.id_student}@example.invalid`;

/** @param {Row} row @returns {Row} */
function student(row) {
  return {
    studentName: `OULAD ${row.id_student}`,
    studentPhone: PLACEHOLDER_PHONE,
    studentGender: row.gender === 'M' ? 'male' : 'female',
    studentAddress: row.region ?? '',
    educationalLevel: LEVELS[row.highest_education ?? ''] ?? 'others',
    username: login(row),
  };
}

/** @param {Row} row @param {Row | undefined} info @returns {Row} */
function enrollment(row, info) {
  const registered = row.date_registration
    ? firstDay(row.code_presentation ?? '') + Number(row.date_registration) * DAY
    : undefined;
  const passed = info?.final_result === 'Pass' || info?.final_result === 'Distinction';
  return {
    studentID: login(row),
    courseID: row.code_module ?? '',
    classID: row.code_presentation ?? '',
    Amount: '0',
    enrolledDate: registered === undefined ? '' : day(registered),
    enrolledStatus: passed ? 'graduated' : row.date_unregistration ? 'blocked' : 'active',
  };
}

/** @param {Row} row @param {Row | undefined} assessment @returns {Row} */
function mark(row, assessment) {
  if (!assessment) throw new Error(`No assessment ${row.id_assessment}`);
  return {
    studentID: login(row),
    classID: `${assessment.code_presentation} – ${assessment.code_module}`,
    subjectID: subjectName(assessment),
    Amount: row.score ?? '',
  };
}

/** @param {Row[]} rows */
function csv(rows) {
  const names = Object.keys(rows[0] ?? {});
  /** @param {string} cell */
  const quoted = (cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const [folder, url = `http://127.0.0.1:${process.env['PORT'] || 3000}`] = process.argv.slice(2);
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  if (!folder || !email || !password) {
    console.error(
      'Usage: ADMIN_EMAIL=… ADMIN_PASSWORD=… npm run load:oulad -- <folder of the CSV files> [http://host:port]',
    );
    process.exit(2);
  }
  await loadOulad({ folder, url, email, password, log: (line) => console.log(line) }).catch(
    (/** @type {unknown} */ error) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
}
