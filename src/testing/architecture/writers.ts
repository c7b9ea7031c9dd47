import {
  type Finding,
  finding,
  isNode,
  isTest,
  nameOf,
  type Node,
  parseAll,
  type Source,
  type Sources,
  stringOf,
  walk,
} from './source';

const tableVerbs = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const entityVerbs = new Set([
  'insert',
  'insertMany',
  'insertMade',
  'change',
  'erase',
  'voidRecord',
  'setColumns',
  'crud',
]);

interface Write {
  readonly source: Source;
  readonly start: number;
  readonly table: string;
}

/** Each table has one writer: its own slice. Others call the verbs that the slice exports. */
export function writerFindings(sources: Sources): Finding[] {
  const all = parseAll(sources).filter(({ path }) => !isTest(path) && !path.startsWith('src/kit/'));
  // Where several contracts tell of a table, it belongs to the one that has its screen and says most of it.
  const declared = all
    .flatMap(entitiesOf)
    .toSorted((a, b) => Number(a.hasScreen) - Number(b.hasScreen) || a.length - b.length);
  const owners = new Map(declared.map(({ table, folder }) => [table, folder]));
  const byName = new Map(all.flatMap(entitiesOf).map(({ name, path, table }) => [`${path}#${name}`, table]));
  const writes = all.flatMap((source) => writesOf(source, byName));
  return writes.flatMap(({ source, start, table }) => {
    const folder = folderOf(source.path);
    const others = [
      ...new Set(writes.filter((write) => write.table === table).map((write) => folderOf(write.source.path))),
    ];
    // A table that no contract describes belongs to the slice that writes it, as long as it is one.
    const owner = owners.get(table) ?? (others.length === 1 ? folder : undefined);
    if (owner === folder) return [];
    return [
      finding(
        source,
        start,
        owner === undefined
          ? `The table ${table} is written by several: ${others.join(', ')}`
          : `The table ${table} is written by ${owner} alone`,
      ),
    ];
  });
}

const folderOf = (path: string) => path.replace(/\/[^/]*$/, '');

interface Declared {
  readonly name: string;
  readonly path: string;
  readonly table: string;
  readonly folder: string;
  readonly hasScreen: boolean;
  /** Of its declaration, in characters. */
  readonly length: number;
}

/** Entities that a contract declares, with the table of each. */
function entitiesOf(source: Source): Declared[] {
  if (!source.path.endsWith('.contract.ts')) return [];
  const found: Declared[] = [];
  walk(source.program, (node) => {
    if (
      node.type !== 'VariableDeclarator' ||
      !isNode(node.init) ||
      node.init.type !== 'CallExpression' ||
      nameOf(node.init.callee) !== 'entity'
    )
      return;
    const { start, end } = node.init;
    const [facts] = argumentsOf(node.init);
    const table = facts && stringOf(memberOf(facts, 'table'));
    const name = nameOf(node.id);
    if (table && name)
      found.push({
        name,
        table,
        path: source.path.replace(/\.ts$/, ''),
        folder: folderOf(source.path),
        hasScreen: memberOf(facts, 'screen') !== undefined,
        length: end - start,
      });
  });
  return found;
}

function writesOf(source: Source, byName: ReadonlyMap<string, string>): Write[] {
  const writes: Write[] = [];
  const imported = new Map(
    source.imports.flatMap((one) => [...one.names].map(([local, name]) => [local, `${one.target}#${name}`])),
  );
  walk(source.program, (node) => {
    if (node.type !== 'CallExpression') return;
    const [first, second] = argumentsOf(node);
    const method =
      isNode(node.callee) && node.callee.type === 'MemberExpression' ? nameOf(node.callee.property) : undefined;
    const named = stringOf(first);
    if (method && tableVerbs.has(method) && named) writes.push({ source, start: node.start, table: named });
    const verb = nameOf(node.callee);
    if (!verb || !entityVerbs.has(verb)) return;
    const table = byName.get(imported.get(nameOf(verb === 'crud' ? first : second) ?? '') ?? '');
    if (table) writes.push({ source, start: node.start, table });
  });
  return [...writes, ...rawWrites(source)];
}

// A name written out, or `${…}` with what names the table, which may hold braces itself: `${tableOf({ brand }, 'fee')}`.
const write =
  /\b(?:insert into|delete from|update)\s+(?:\$\{((?:[^{}]|\{[^{}]*\})*)\}\.?)?"?([a-z_]*)"?\s+(?:as \w+\s+)?(?:set\b|\(|values\b|where\b|select\b)/gi;
const ofTable = /^tableOf\(.*,\s*'([a-z_]+)'\)$/;

/** SQL written out. */
function rawWrites(source: Source): Write[] {
  const writes: Write[] = [];
  walk(source.program, (node) => {
    if (node.type !== 'TemplateLiteral' && stringOf(node) === undefined) return;
    const text = source.text.slice(node.start, node.end);
    for (const [, placed = '', name] of text.matchAll(write)) {
      const table = name || ofTable.exec(placed)?.[1] || tableCalled(source, placed);
      if (table) writes.push({ source, start: node.start, table });
    }
  });
  return writes;
}

/** The table that a constant of the file stands for: `const fees = tableOf(call, 'fee')`. */
function tableCalled({ program, text }: Source, constant: string): string | undefined {
  const found: string[] = [];
  walk(program, ({ type, id, init }) => {
    if (type !== 'VariableDeclarator' || nameOf(id) !== constant || !isNode(init)) return;
    const [, table] = ofTable.exec(text.slice(init.start, init.end)) ?? [];
    if (table) found.push(table);
  });
  return found[0];
}

function argumentsOf(call: Node): readonly Node[] {
  return Array.isArray(call.arguments) ? call.arguments.filter(isNode) : [];
}

function memberOf(object: Node, name: string): unknown {
  const members = Array.isArray(object.properties) ? object.properties.filter(isNode) : [];
  return members.find((member) => nameOf(member.key) === name)?.value;
}
