import type { Brand } from '#house/brand/brand.contract';

const key = (brand: Brand) => `first-steps:${brand}`;

/** True if this browser has learned that a brand shows no first steps any more. */
export function areStepsOver(brand: Brand): boolean {
  return localStorage.getItem(key(brand)) === 'over';
}

export function noteStepsOver(brand: Brand): void {
  localStorage.setItem(key(brand), 'over');
}
