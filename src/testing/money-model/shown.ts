import { expect } from 'vitest';
import type { Product } from './command';

export type Row = Readonly<Record<string, never>>;
export type Call = Product['call'];

/** A whole list as the product shows it. */
export async function rows(call: Call, path: string): Promise<readonly Row[]> {
  const { status, body } = await call('GET', `${path}${path.includes('?') ? '&' : '?'}page=1&pageSize=200`);
  expect([path, status]).toEqual([path, 200]);
  return body;
}

/** An amount as the product shows it, in cents. */
export const cents = (amount: number | undefined) => Math.round((amount ?? Number.NaN) * 100);

/** Numbers are known before ids: what was just made is found by its number. */
export function adopt(
  list: readonly { readonly no: number; _id: string }[],
  shown: readonly Row[],
  number: string,
): void {
  for (const one of list) if (one._id === '') one._id = shown.find((row) => row[number] === one.no)?._id ?? '';
}
