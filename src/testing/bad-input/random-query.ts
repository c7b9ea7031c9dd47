import { newId } from '#kit/server/id';
import { inherited, type Json } from './random-body';

/** A query of some of the parameters that the description of the API gives a call; often none. */
export function queryOf(
  operation: Json | undefined,
  random: () => number,
  pick: <T>(list: readonly T[]) => T | undefined,
): string {
  const names = (Array.isArray(operation?.parameters) ? (operation.parameters as Json[]) : [])
    .filter((one) => one.in === 'query')
    .map((one) => String(one.name));
  const values = [
    '1',
    '25',
    '0',
    'x',
    '-createdAt',
    'createdAt',
    '2026-01-01',
    'csv',
    'true',
    '%',
    "'",
    newId(),
    'active',
    '',
    ...inherited,
  ];
  const parts = names.filter(() => random() < 0.2).map((name) => `${name}=${encodeURIComponent(pick(values) ?? '')}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
