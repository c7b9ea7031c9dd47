import { type Brand, brands } from '#house/brand/brand.contract';
import type { Answer, TestApp } from './test-app';

type Call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<Answer>;

/** A product with both brands set up, and the calls of each brand's owner. */
export interface BothBrands {
  readonly app: TestApp;
  ownerOf(brand: Brand): string;
  callIn(brand: Brand): Call;
}

export async function startBothBrands(app: TestApp): Promise<BothBrands> {
  const owners = new Map<string, string>();
  for (const brand of brands) owners.set(brand, await app.setUp(brand));
  const ownerOf = (brand: Brand) => owners.get(brand) ?? '';
  return {
    app,
    ownerOf,
    callIn: (brand) => (method, path, body) =>
      app.call(method, path, { token: ownerOf(brand), brand, ...(body === undefined ? {} : { body }) }),
  };
}
