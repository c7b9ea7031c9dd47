import { expect, it } from 'vitest';
import { checkValue } from '#kit/contract/parse';
import { everyEntity } from './example-records';

it('every username that a record takes is compared so, and every name of a role', () => {
  const names = everyEntity.flatMap(({ table, fields }) =>
    Object.entries(fields).flatMap(([name, { schema }]) =>
      name === 'username' || (table === 'role' && name === 'role') ? [{ of: `${table}.${name}`, schema }] : [],
    ),
  );
  expect(names.map(({ of }) => of).toSorted()).toEqual([
    'app_user.username',
    'role.role',
    'student.username',
    'teacher.username',
  ]);
  for (const { of, schema } of names) {
    expect([of, checkValue(schema, 'a\u200bb@c.test').ok]).toEqual([of, false]);
    expect([of, checkValue(schema, 'e\u0301ｂ@c.test')]).toEqual([of, { ok: true, value: '\u00e9b@c.test' }]);
  }
});
