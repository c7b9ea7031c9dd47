import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allFields, type Entity } from '#kit/contract/entity';
import { knownBy } from '#kit/contract/known';
import { student } from '#features/academy/student/student.contract';
import { academyRecords } from './academy-records';
import { everyEntity, type Examples, makeExamples } from './example-records';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';

let app: TestApp;
let owner: string;
let examples: Examples;

beforeAll(async () => {
  app = await startWholeApp();
  owner = await app.setUp();
  examples = await makeExamples(app, owner, 'academy');
});
afterAll(() => app.stop());

const offering = everyEntity.filter((of) => of.options);

/** What a label shows, as `search` writes it. */
function shownBy(of: Entity): string[] {
  return [...(of.options?.label ?? '').matchAll(/\{([\w.]+)\}/g)].map(([, path = '']) => path);
}

/** The texts that people write into a record, and whatever its list searches. */
function hiddenFields(of: Entity): string[] {
  const written = Object.entries(allFields(of)).filter(
    ([name, { kind }]) => ['text', 'note', 'phone', 'email'].includes(kind) && name !== 'teacherID',
  );
  const own = [...written.map(([name]) => name), ...of.search.filter((path) => !path.includes('.'))];
  return [...new Set(own)].filter((name) => !shownBy(of).includes(name));
}

async function valueOf(of: Entity, name: string, id: string): Promise<string> {
  const { rows } = await app.database.pool.query<{ value: string | null }>(
    `select "${name}"::text as value from academy.${of.table} where _id = $1`,
    [id],
  );
  return rows[0]?.value ?? '';
}

const options = async (of: Entity, q: string): Promise<{ _id: string; label: string }[]> =>
  (await app.call('GET', `${of.path}/options?q=${encodeURIComponent(q)}`, { token: owner })).body;

describe('a choice list', () => {
  it.each(offering.map((of) => [of.path, of] as const))('of %s finds by what its label shows alone', async (_, of) => {
    const id = examples.ids.get(of.table) ?? '';
    const { label = '' } = (await app.call('GET', `${of.path}/options?ids=${id}`, { token: owner })).body[0] ?? {};
    const [word = ''] = label.split(/[ ,()–]+/);
    expect(await options(of, word)).toContainEqual(expect.objectContaining({ _id: id }));
    for (const name of hiddenFields(of)) {
      const value = await valueOf(of, name, id);
      // A whole phone number tells nothing new to a user who may read the list.
      const sends = knownBy(of).phones.includes(name) ? [value.slice(0, 9)] : [value, value.slice(0, 9)];
      for (const sent of sends) {
        const tells = sent !== '' && !label.toLowerCase().includes(sent.toLowerCase());
        if (tells) expect((await options(of, sent)).map(({ _id }) => _id)).not.toContain(id);
      }
    }
  });

  it('finds by a whole phone for those alone who may read whose it is', async () => {
    const id = examples.ids.get('student') ?? '';
    const phone = await valueOf(student, 'studentPhone', id);
    const found = async (token: string) =>
      (await app.call('GET', `student/options?q=${phone}`, { token })).body.map(({ _id }: { _id: string }) => _id);
    expect(await found(owner)).toEqual([id]);
    expect(await found((await app.logInAs(owner, 'registrar', ['/student'])).token)).toEqual([id]);
    expect(await found((await app.logInAs(owner, 'feeClerk', ['/fee'])).token)).toEqual([]);
  });

  it.each(offering.map((of) => [of.path, of] as const))('of %s is narrowed by no text that it hides', (_, of) => {
    const texts = (of.options?.filters ?? []).filter((name) =>
      ['text', 'note', 'phone', 'email'].includes(allFields(of)[name]?.kind ?? ''),
    );
    expect(texts).toEqual([]);
  });

  it('tells a registrar of certificates no phone by its beginning', async () => {
    const certifier = await app.logInAs(owner, 'Certifier', ['/certificate']);
    const of = offering.find(({ table }) => table === 'student');
    const phone = of ? await valueOf(of, 'studentPhone', examples.ids.get('student') ?? '') : '';
    const found = await app.call('GET', `student/options?q=${phone.slice(0, 8)}`, { token: certifier.token });
    expect([phone.length, found.status, found.body]).toEqual([12, 200, []]);
  });

  it('names all that are chosen already, more than it offers at once', async () => {
    const { course } = academyRecords(app, owner);
    const ids: string[] = [];
    for (let made = 0; made < 21; made++) ids.push((await course())._id);
    const named = await app.call('GET', `courses/options?ids=${ids.join(',')}`, { token: owner });
    expect(named.body.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(ids.toSorted());
    const tooMany = Array.from({ length: 201 }, () => ids[0]).join(',');
    expect((await app.call('GET', `courses/options?ids=${tooMany}`, { token: owner })).status).toBe(400);
  });
});
