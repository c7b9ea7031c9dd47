import { isNode, isTest, nameOf, type Node, parseAll, type Sources, stringOf, walk } from './source';

/** The calls that keep a connection for longer than one statement, or open one. */
const calls = new Set(['connection', 'transaction', 'startTransaction', 'openDatabase']);
const made = new Set(['Pool', 'Client', 'Kysely', 'PostgresDialect']);

/** Every file that keeps a connection of the database to itself for a while, whether a pool gave it or not. */
export function connectionHolders(sources: Sources): string[] {
  return parseAll(sources)
    .filter(({ path }) => !isTest(path) && !path.includes('/web/'))
    .filter(({ program }) => {
      let holds = false;
      walk(program, (node) => (holds ||= takes(node)));
      return holds;
    })
    .map(({ path }) => path);
}

function takes(node: Node): boolean {
  switch (node.type) {
    // An event of a connection (`on('connect')`) is not a member.
    case 'MemberExpression':
      return (nameOf(node.property) ?? stringOf(node.property)) === 'connect';
    case 'ObjectPattern':
      return (node.properties as readonly Node[]).some(({ key }) => nameOf(key) === 'connect');
    case 'NewExpression':
      return made.has(calleeOf(node));
    case 'CallExpression':
      return calls.has(calleeOf(node));
    default:
      return false;
  }
}

/** The last name of what is called: `Pool` in `new pg.Pool()`. */
function calleeOf({ callee }: Node): string {
  if (!isNode(callee)) return '';
  return nameOf(callee) ?? nameOf(callee.property) ?? '';
}
