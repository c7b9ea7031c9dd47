import { expect, it } from 'vitest';
import { factor } from '#kit/contract/fields-number';
import { bodyOf, typedFrom } from './form-values';

const fields = { commission: factor('Commission', { required: 'Enter commission', min: 0, max: 1000 }) };
const sent = (typed: string) => bodyOf(fields, ['commission'], {}, { commission: typed }, 'create');

it('a factor is typed as a percentage and sent as a factor', () => {
  expect(typedFrom(fields, { commission: 0.05 })).toEqual({ commission: '5' });
  expect(typedFrom(fields, { commission: 0.0725 })).toEqual({ commission: '7.25' });
  for (const [typed, commission] of [
    ['5', 0.05],
    ['12.5', 0.125],
    ['7,25 %', 0.0725],
    ['0', 0],
    ['150%', 1.5],
  ] as const)
    expect(sent(typed), typed).toEqual({ ok: true, body: { commission } });
});

it('what is no percentage is refused, and never taken for a factor', () => {
  for (const typed of ['0.051', '5.125', 'five', '-5', '999999'])
    expect(sent(typed), typed).toMatchObject({ ok: false, errors: { commission: expect.any(String) } });
});
