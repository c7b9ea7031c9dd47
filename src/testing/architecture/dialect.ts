import {
  type Finding,
  finding,
  isTest,
  parseAll,
  type Source,
  type Sources,
  stringOf,
  walk,
  type Node,
} from './source';

/** What runs PostgreSQL or fills it in bulk speaks to it directly: names of roles and databases are no values. */
const direct = /^src\/(database|demo|programs|testing)\//;

const statement =
  /^\s*(select\s[^]*\sfrom\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|with\s+\S+\s+as\s|\S+\."?\w+"?\s+(=|<>|is|in)\s)/i;
const placeholder = /\b(call|where|set|values|any|and)\b[^]*\$\d/i;

/** SQL that is put together as text, where `sql` would keep values and names apart. */
export function dialectFindings(sources: Sources): Finding[] {
  return parseAll(sources)
    .filter(({ path }) => path.endsWith('.ts') && !direct.test(path) && !isTest(path))
    .flatMap((source) => {
      const found: Finding[] = [];
      walk(source.program, (node, parents) => {
        if (isSqlText(source, node, parents.at(-1)))
          found.push(finding(source, node.start, 'SQL is written in the sql template'));
      });
      return found;
    });
}

function isSqlText({ text }: Source, node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'TaggedTemplateExpression') return false;
  const written = node.type === 'TemplateLiteral' ? text.slice(node.start + 1, node.end - 1) : stringOf(node);
  return written !== undefined && (statement.test(written) || placeholder.test(written));
}
