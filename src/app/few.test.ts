import { expect, it } from 'vitest';
import type { Entity } from '#kit/contract/entity';
import { entities } from './entities';
import { entitiesOf, few } from './few';
import { product, whole } from './product';
import { slices } from './slices';

const every: readonly Entity[] = Object.values(entities);
const listed = new Set(every.map(({ table }) => table));
const ofSlices = new Set(slices.flatMap(entitiesOf));

it('a product of every slice and every plain entity is the whole product', () => {
  const served = few({ slices, entities: every.filter((of) => !ofSlices.has(of)) });
  expect(new Set(served.routes.map(({ method, path }) => `${method} ${path}`))).toEqual(
    new Set(whole.routes.map(({ method, path }) => `${method} ${path}`)),
  );
  expect(new Set(served.product.entities)).toEqual(new Set(product.entities));
  expect(served.product.checks.length).toBe(product.checks.length);
});

it('a slice serves entities that the product lists', () => {
  expect(slices.flatMap(entitiesOf).filter(({ table }) => !listed.has(table))).toEqual([]);
});

it('the whole product knows every entity once, as it is listed', () => {
  expect(product.entities).toEqual(every);
});
