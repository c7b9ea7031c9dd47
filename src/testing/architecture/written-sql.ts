import { type Finding, isNode, nameOf, type Node, nodeFindings, type Source, type Sources } from './source';

/** The folders that run PostgreSQL, its tables and the loading of examples, which administer it over connections of their own. */
const administers = /^src\/(database|demo)\//;

/**
 * The files that hand a statement to a connection: the driver, the one that asks for the pulse, the one that reads through a cursor, and
 * the one that makes the installation's table.
 */
const senders = new Set([
  'src/kit/server/driver/line.ts',
  'src/kit/server/sql/statement.ts',
  'src/kit/server/read/cursor.ts',
  'src/kit/server/secret.ts',
]);

/** The file that numbers the values of a statement. */
const numbering = 'src/kit/server/sql/fragment.ts';

/**
 * The files that take text for SQL: text that was put together once, PostgreSQL's catalogue on an index, and the rules' formula of what
 * is left to pay.
 */
const rawHomes = new Set([
  'src/kit/server/sql/fragment.ts',
  'src/kit/server/sql/statement.ts',
  'src/kit/server/import/taken.ts',
  'src/features/ledger/debt/paid-document-checks.server.ts',
]);

const isServer = (path: string) => path.startsWith('src/kit/server/') || /\.server\.tsx?$/.test(path);

/** SQL is written as Kysely's `sql`: nowhere else are placeholders collected, statements sent, or texts taken for SQL. */
export function writtenSqlFindings(sources: Sources): Finding[] {
  return nodeFindings(sources, (path) => isServer(path) && !administers.test(path), problemOf);
}

function problemOf({ path, text }: Source, node: Node, parents: readonly Node[]): string | undefined {
  const method = methodOf(node);
  if (method?.name === 'query' && !senders.has(path)) return 'A statement is sent by kit/server/sql alone';
  if (method?.name === 'raw' && !rawHomes.has(path)) return `${method.of ?? ''}.raw takes a text for SQL`;
  const written = textOf(node, text);
  if (written === undefined) return undefined;
  if (path !== numbering && placeholder.test(written)) return 'A placeholder is written by hand';
  return isTagged(node, parents) || !statement.test(written) ? undefined : 'SQL is written outside of sql`…`';
}

// `= $1`, `any($2::uuid[])`, `limit $3`; and the collector's own `$${list.push(value)}`.
const placeholder = /(?:[=<>(,|]|\b(?:select|limit|offset|values|like|and|or|set)\b)\s*\$\d|\$\$\{/i;
// As it is written here, in small letters: what people read begins with a capital one.
const statement =
  /^[`'"(\s]*(?:select\s[\s\S]*\sfrom\s|insert\s+into\s|delete\s+from\s|update\s+\S+\s+set\s|with\s+\w+\s+as\s)/;

/** The call of a member: `pool.query(…)`. */
function methodOf(node: Node): { readonly name: string | undefined; readonly of: string | undefined } | undefined {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'MemberExpression')
    return undefined;
  return { name: nameOf(node.callee.property), of: nameOf(node.callee.object) };
}

/** A text as it is written, with its quotes; undefined for what is none. */
function textOf(node: Node, source: string): string | undefined {
  const isText = node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
  return isText ? source.slice(node.start, node.end) : undefined;
}

function isTagged(node: Node, parents: readonly Node[]): boolean {
  const around = parents.at(-1);
  return around?.type === 'TaggedTemplateExpression' && around.quasi === node;
}
