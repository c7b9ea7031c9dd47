import { allFields, type Entity } from '#kit/contract/entity';

/** These entities and whatever they refer to, each table once; of several entities of one table the first. */
export function withReferred(entities: readonly Entity[]): readonly Entity[] {
  const known = new Map(entities.map((of) => [of.table, of]));
  // What is added while the walk goes on is walked through as well.
  for (const of of known.values())
    for (const field of Object.values(allFields(of))) {
      const to = field.to?.();
      if (to && !known.has(to.table)) known.set(to.table, to);
    }
  return [...known.values()];
}
