import { describe, expect, it } from 'vitest';
import { logging, requestId, withoutPeople } from './log';

describe('the id of a request', () => {
  const idOf = (sent: string | string[]) => requestId({ headers: { 'x-request-id': sent } });

  it('is the one that it brings', () => {
    for (const sent of ['0d9fb1a2-7a2c-4c55-9b0e-1f2e3d4c5b6a', 'f81d4fae7dec11d0a76500a0', 'edge_1-0000000000'])
      expect(idOf(sent)).toBe(sent);
  });

  it.each([
    ['too short', 'abc'],
    ['too long', 'a'.repeat(65)],
    ['a phone number', '252615550202'],
    ['an e-mail', 'amina@academy.test'],
    ['two lines', 'aaaaaaaaaaaa\nforged'],
    ['two', ['aaaaaaaaaaaaa', 'bbbbbbbbbbbbb']],
    ['nothing', ''],
  ])('is a new one where it brings %s', (_what, sent) => {
    expect(idOf(sent)).toMatch(/^[0-9a-f]{12}$/);
  });
});

describe('an error that is written down', () => {
  const { err } = logging('warn').serializers;

  it('names the fault, its place and its constraint, and quotes nothing that was being saved', () => {
    const error = Object.assign(new Error('duplicate key value violates unique constraint "student_phone_key"'), {
      code: '23505',
      detail: 'Key (phone)=(252615550202) already exists.',
      where: 'PL/pgSQL function x(text) line 1: Amina',
      constraint: 'student_phone_key',
      parameters: ['Amina'],
    });
    const written = err(error);
    expect(Object.keys(written).sort()).toEqual(['code', 'constraint', 'message', 'stack', 'type']);
    expect(written.stack).toMatch(/^\s+at /);
    expect(JSON.stringify(written)).not.toMatch(/Amina|252615550202/);
  });

  it('is rid of the addresses and numbers of people', () => {
    expect(withoutPeople('550 5.1.1 <amina@academy.test>: phone +252615550202 rejected on port 5432')).toBe(
      '550 5.1.1 <…@…>: phone … rejected on port 5432',
    );
  });
});
