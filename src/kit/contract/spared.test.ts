import { describe, expect, it } from 'vitest';
import { choice } from './fields-choice';
import { phone } from './fields-text';
import { lacking, parseFields } from './parse';

const ways = { wallet: 'Wallet', cash: 'Cash' } as const;
const fields = {
  way: choice('Way', ways, { initial: 'wallet' }),
  from: phone('From', { required: 'Enter phone', unless: { way: ['cash'] } }),
};

describe('a field that another value spares', () => {
  it('is missing where that value is another, or left to its beginning', () => {
    expect(parseFields(fields, { way: 'wallet' }, 'create')).toEqual({ ok: false, errors: { from: 'Enter phone' } });
    expect(parseFields(fields, {}, 'create')).toEqual({ ok: false, errors: { from: 'Enter phone' } });
  });

  it('may be left out or empty where it is spared, and is taken where it is sent', () => {
    expect(parseFields(fields, { way: 'cash' }, 'create')).toEqual({ ok: true, value: { way: 'cash' } });
    const empty = parseFields(fields, { way: 'cash', from: '' }, 'create');
    expect(empty).toEqual({ ok: true, value: { way: 'cash', from: null } });
    const sent = parseFields(fields, { way: 'cash', from: '252615550101' }, 'create');
    expect(sent).toEqual({ ok: true, value: { way: 'cash', from: '252615550101' } });
  });

  it('is lacking in a record whose other value was changed', () => {
    expect(lacking(fields, { way: 'wallet', from: null })).toEqual({ from: 'Enter phone' });
    expect(lacking(fields, { way: 'cash', from: null })).toEqual({});
    expect(lacking(fields, { way: 'wallet', from: '252615550101' })).toEqual({});
  });
});
