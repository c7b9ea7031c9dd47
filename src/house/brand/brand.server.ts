import { type Brand, brands } from './brand.contract';

/** The brand with this name; throws for any other text. */
export function brandNamed(name: string): Brand {
  const found = brands.find((brand) => brand === name);
  if (!found) throw new Error(`No such brand: ${name}`);
  return found;
}
