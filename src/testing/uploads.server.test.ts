import { afterAll, beforeAll, expect, it } from 'vitest';
import { academyRecords } from './academy-records';
import { battery } from './battery';
import { sendForm } from './sent-form';
import type { Answer, TestApp } from './test-app';
import { startWholeApp } from './whole-app';
import { beginsAs, pictures, sentPicture } from './uploads/sent-pictures';

let app: TestApp;
let token: string;
let path: string;
const run = battery('uploads', { few: 200, gate: 2000, goal: 500_000, perRun: 30 });

beforeAll(async () => {
  app = await startWholeApp();
  token = await app.setUp();
  path = `student/${(await academyRecords(app, token).student())._id}`;
});
afterAll(() => app.stop());

const claimed = ['image/png', 'image/jpeg', 'image/gif', 'image/svg+xml', 'text/html', 'application/octet-stream'];
const names = ['photo.png', 'photo.svg', 'photo.html', '../../etc/passwd', 'photo.png\u202egnp.exe', 'x'.repeat(300)];

function send(bytes: Buffer, random: () => number): Promise<Answer> {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const type = pick(claimed);
  if (random() < 0.25) return sendForm(app, 'PUT', path, { photo: { bytes, type, name: pick(names) } }, token);
  const photo = `data:${type};base64,${bytes.toString('base64')}`;
  return app.call('PUT', path, { token, body: { photo } });
}

/** How a stored picture is answered so that a browser could take it for something else; undefined where it is not. */
async function servedWrong(bytes: Buffer): Promise<string | undefined> {
  const answer = await app.call('GET', `${path}/photo`, { token });
  const {
    'content-type': type = '',
    'x-content-type-options': sniff,
    'content-security-policy': policy,
  } = answer.headers;
  if (answer.status !== 200) return `is not what was sent (${answer.status})`;
  if (answer.bytes.length > 100_000) return 'is larger than it may be';
  if (!beginsAs(type, bytes) || !beginsAs(type, answer.bytes)) return `is served as ${type}`;
  return sniff === 'nosniff' && policy === "default-src 'none'; frame-ancestors 'none'; sandbox"
    ? undefined
    : 'may be taken for something else';
}

it(
  'nothing but a whole picture is stored, and what is stored is served as the picture that it is',
  async () => {
    const problems: string[] = [];
    const taken = new Map<string, number>();
    let ran = 0;
    for (; ran < run.size && problems.length < 20; ran++) {
      const { what, bytes, never } = sentPicture(run.random);
      const { status, text } = await send(bytes, run.random);
      if (status === 200 && bytes.length > 0) {
        taken.set(what, (taken.get(what) ?? 0) + 1);
        const wrong = never ? 'was taken' : await servedWrong(bytes);
        if (wrong !== undefined) problems.push(`#${ran} ${what} ${bytes.toString('base64').slice(0, 80)}: ${wrong}`);
      } else if (![200, 400, 413].includes(status)) problems.push(`#${ran} ${what}: ${status} ${text.slice(0, 80)}`);
      else if (status !== 200 && Object.keys(pictures).includes(what))
        problems.push(`#${ran} ${what} was refused: ${text}`);
    }
    console.log(`Taken: ${[...taken].map(([what, times]) => `${what} ${times}`).join(', ')}.`);
    expect(run.report(ran, problems)).toEqual([]);
  },
  run.patience,
);
