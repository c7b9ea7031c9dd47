import type { Entity } from '#kit/contract/entity';

let known: readonly Entity[] = [];

/** Tells the kit every entity there is, so that it can say what refers to a record. */
export function registerEntities(entities: readonly Entity[]): void {
  known = entities;
}

export function everyEntity(): readonly Entity[] {
  return known;
}
