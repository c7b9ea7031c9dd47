import { expect, it } from 'vitest';
import { entities } from './entities';
import { entitiesOf, few } from './few';
import { product, whole } from './product';
import { slices } from './slices';

const listed = new Set<string>(Object.values(entities).map(({ table }) => table));

it('a product of every slice is the whole product', () => {
  const served = few({ slices, entities: [entities.course, entities.supplier] });
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
  expect(product.entities).toEqual(Object.values(entities));
});
