// Proves R 4.3, A14, B12.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product } from '#app/product';
import type { Entity } from '#kit/contract/entity';
import { isFillable } from '#kit/rules/import-columns';
import { newId } from '#kit/server/id';
import { everyEntity } from './example-records';
import { sendFile } from './sent-file';
import { screensOf } from './permissions/cells';
import { expectSaved } from './test-app';
import { startTwoClasses, type TwoClasses } from './two-classes';
import { startWholeApp } from './whole-app';

let scene: TwoClasses;
/** A teacher with every screen, of one of the two classes. */
let teacher: string;
/** What a teacher may not see, as people write it, by table. */
let foreign: Readonly<Record<string, readonly string[]>>;

beforeAll(async () => {
  scene = await startTwoClasses(await startWholeApp());
  const { app, owner, stranger, mine, theirs, make } = scene;
  const roles = (await app.call('GET', 'roles', { token: owner })).body as readonly { _id: string; role: string }[];
  const ofTeachers = roles.find(({ role }) => role === 'teacher')?._id;
  const permissions = screensOf('academy').map((path) => ({ name: path, path }));
  await expectSaved(app.call('PUT', `roles/${ofTeachers}`, { token: owner, body: { permissions } }));
  teacher = await make.tokenOf((await app.call('GET', `teacher/${mine.teacherID._id}`, { token: owner })).body);
  const subject = await make.subject({ subjectName: 'Drawing' });
  const known: Record<string, Record<string, unknown>> = {
    student: { ...stranger },
    school_class: { ...theirs },
    teacher: (await app.call('GET', `teacher/${theirs.teacherID._id}`, { token: owner })).body,
    subject: { ...subject },
  };
  const words = ['_id', 'stdID', 'studentName', 'username', 'className', 'teacherName', 'subjectName'];
  foreign = Object.fromEntries(
    Object.entries(known).map(([table, record]) => [
      table,
      words.flatMap((name) => (record[name] === undefined ? [] : [String(record[name])])),
    ]),
  );
});
afterAll(() => scene.app.stop());

/** What the preview says about a file of one line with nothing in it but one reference. */
async function saidOf(of: Entity, name: string, text: string, token: string): Promise<string> {
  const columns = Object.entries(of.fields).flatMap(([column, field]) =>
    column === name || (field.required !== undefined && isFillable(field)) ? [column] : [],
  );
  const cells = columns.map((column) => (column === name ? text : ''));
  const { body } = await sendFile(scene.app, `${of.path}/import?preview=1`, `${columns.join()}\n${cells.join()}\n`, {
    token,
  });
  expect(body.rows, body.message).toHaveLength(1);
  return JSON.stringify(body.rows[0].errors).replaceAll(text, '…');
}

/** The references of imports to records that not everybody sees. */
const references = everyEntity
  .filter((of) => of.importable)
  .map((of) => of.lines?.() ?? of)
  .flatMap((of) =>
    Object.entries(of.fields).flatMap(([name, { to }]) =>
      to && product.choices.has(to().table) ? [[`${of.path} ${name}`, of, name, to().table] as const] : [],
    ),
  );

it('imports refer to records that not everybody sees', () => {
  expect(references.map(([said]) => said)).toEqual(
    expect.arrayContaining(['marks studentID', 'marks classID', 'marks subjectID', 'Enrollment studentID']),
  );
});

describe.each(references)('an import of %s', (_said, of, name, table) => {
  it('answers alike about what is not there and what the caller may not see', async () => {
    const { owner } = scene;
    const nobody = [newId(), 'Nobody of that name', '987654', '252615999999'];
    const absent = new Set<string>();
    for (const text of nobody) absent.add(await saidOf(of, name, text, teacher));
    expect([...absent]).toHaveLength(1);
    const texts = foreign[table] ?? [];
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) {
      expect([text, await saidOf(of, name, text, teacher)]).toEqual([text, [...absent][0]]);
      expect([text, await saidOf(of, name, text, owner)]).not.toEqual([text, [...absent][0]]);
    }
  });
});
