import { ExpressionWrapper, type OperationNodeSource, type QueryCreator } from 'kysely';
import type { Tables } from '#kit/server/tables';

/**
 * A change of another table made by the same statement, so that one is never visible without the other. Text of `sql`
 * needs parentheses.
 */
export type Beside = (db: QueryCreator<Tables>) => OperationNodeSource;

/** The beginning of a statement that makes this change as well. */
export function withBeside(db: QueryCreator<Tables>, beside?: Beside): QueryCreator<Tables> {
  return beside ? db.with('beside', (creator) => new ExpressionWrapper(beside(creator).toOperationNode())) : db;
}
