import {
  type KyselyPlugin,
  type OperationNode,
  PostgresQueryCompiler,
  type QueryCompiler,
  type RawBuilder,
  RawNode,
  type RootOperationNode,
  sql,
  ValueNode,
  WithSchemaPlugin,
} from 'kysely';
import { remembered } from '#kit/contract/remembered';

/** A piece of SQL with its values: a condition, a column, a whole select. `sql` makes it, and every `${value}` in it is a parameter. */
export type Fragment = RawBuilder<unknown>;

/** Empty SQL, for an optional place in a statement. */
export const none: Fragment = sql``;

/** Something that belongs to a brand and names it, such as a call. */
export interface OfBrand {
  readonly brand: string;
}

const compiler = new PostgresQueryCompiler();
const noId = { queryId: '' };

/** A piece as it is sent to PostgreSQL: its text, and the values of its placeholders. */
export function written(fragment: Fragment): { text: string; values: unknown[] } {
  const made = writtenFrom(fragment.toOperationNode());
  if (made) return made;
  throw new Error("A query of Kysely's with values stands within sql");
}

/** Kysely's compiler, with our templates taken apart here. */
export const queryCompiler: QueryCompiler = {
  compileQuery: (query, queryId) => {
    const made = RawNode.is(query) ? writtenFrom(query) : undefined;
    if (!made) return compiler.compileQuery(query, queryId);
    return { query, queryId, sql: made.text, parameters: made.values };
  },
};

/**
 * A plugin that puts queries in a brand's schema. A template names its tables with their schema already (`tableOf`), and a query
 * within it has been through here.
 */
export function schemaPlugin(brand: string): KyselyPlugin {
  const plugin = new WithSchemaPlugin(brand);
  return {
    transformQuery: (args) => (RawNode.is(args.node) ? args.node : plugin.transformQuery(args)),
    transformResult: async ({ result }) => result,
  };
}

/** Undefined if a query of Kysely with values is nested in the template. */
function writtenFrom(node: OperationNode): { text: string; values: unknown[] } | undefined {
  const pieces: string[] = [];
  const values: unknown[] = [];
  return write(node, pieces, values) ? { text: pieces.join(''), values } : undefined;
}

/** Writes nested templates itself, in a fraction of Kysely's time, because a list has thirty of them; names and literals are left to Kysely. */
function write(node: OperationNode, pieces: string[], values: unknown[]): boolean {
  if (RawNode.is(node)) {
    const { sqlFragments, parameters } = node;
    for (const [index, piece] of sqlFragments.entries()) {
      pieces.push(piece);
      const inner = parameters[index];
      if (inner && !write(inner, pieces, values)) return false;
    }
    return true;
  }
  if (ValueNode.is(node) && !node.immediate) {
    pieces.push(`$${values.push(node.value)}`);
    return true;
  }
  const { sql: text, parameters } = compiler.compileQuery(node as RootOperationNode, noId);
  if (parameters.length > 0) return false;
  pieces.push(text);
  return true;
}

/** A piece without values, composed once for all statements that will contain it. */
export function fixed(fragment: Fragment): Fragment {
  const { text, values } = written(fragment);
  if (values.length > 0) throw new Error(`A fixed piece of SQL has values: ${text}`);
  return sql.raw(text);
}

// Remembered, because nearly every statement names some tables.
const tableNamed = remembered((name) => fixed(sql.table(name)));

/** A table of a brand. */
export function tableOf({ brand }: OfBrand, table: string): Fragment {
  return tableNamed(`${brand}.${table}`);
}

/** A function that migrations have created in a brand's schema. */
export function functionOf({ brand }: OfBrand, name: string): Fragment {
  return sql.id(brand, name);
}

/** A text as a brand's searches compare it (`fold` of the contract): with one spelling for what people spell in several ways. */
export function foldedOf(of: OfBrand, text: Fragment): Fragment {
  return sql`${functionOf(of, 'fold')}(${text})`;
}

/** A text without upper case and accents, in which form names are unique. */
export function exactlyFoldedOf(of: OfBrand, text: Fragment): Fragment {
  return sql`${functionOf(of, 'fold_exact')}(${text})`;
}

/** The condition that all of these hold; none is always true. */
export function allOf(conditions: readonly Fragment[]): Fragment {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** The condition that one of these holds at least. */
export function anyOf(conditions: readonly Fragment[]): Fragment {
  return sql.join(conditions, sql` or `);
}
