import { ExpressionWrapper, type OperationNodeSource, type QueryCreator } from 'kysely';
import type { Tables } from '#kit/server/tables';

/**
 * A change of another table that is made by the same statement, where one is not to be seen without the other. What is written
 * by `sql` stands in parentheses.
 */
export type Beside = (db: QueryCreator<Tables>) => OperationNodeSource;

/** What begins a statement that makes the change as well. */
export function withBeside(db: QueryCreator<Tables>, beside?: Beside): QueryCreator<Tables> {
  return beside ? db.with('beside', (creator) => new ExpressionWrapper(beside(creator).toOperationNode())) : db;
}
