import { type Finding, isNode, nameOf, type Node, nodeFindings, type Source, type Sources, walk } from './source';

/** The calls that a slice does in its own way are passed to `crud`; nothing patches, filters or wraps what it returns. */
export function patchFindings(sources: Sources): Finding[] {
  const made = new Map<Source, ReadonlySet<string>>();
  const madeIn = (source: Source) => {
    const names = made.get(source) ?? namesOf(source);
    made.set(source, names);
    return names;
  };
  return nodeFindings(
    sources,
    (path) => /^src\/(features|house)\//.test(path),
    (source, node, parents) =>
      (isCrud(node) || isUse(node, parents, madeIn(source))) && isPatched(node, parents)
        ? 'The calls of crud() are patched'
        : undefined,
  );
}

const isCrud = (node: Node) => node.type === 'CallExpression' && nameOf(node.callee) === 'crud';

/** The constants of a file that hold what `crud` answered, alone or among others. */
function namesOf({ program }: Source): ReadonlySet<string> {
  const names = new Set<string>();
  walk(program, (node, parents) => {
    if (!isCrud(node)) return;
    const declared = parents.findLast(({ type }) => type === 'VariableDeclarator');
    const name = nameOf(declared?.id);
    if (name !== undefined) names.add(name);
  });
  return names;
}

function isUse(node: Node, parents: readonly Node[], names: ReadonlySet<string>): boolean {
  const name = nameOf(node);
  const around = parents.at(-1);
  const isDeclared = around?.type === 'VariableDeclarator' && around.id === node;
  return name !== undefined && names.has(name) && !isDeclared;
}

/** Whether a value is only spread into a list and named, and nothing else. */
function isPatched(node: Node, parents: readonly Node[]): boolean {
  const around = parents.at(-1);
  if (!around) return false;
  if (around.type === 'SpreadElement' || around.type === 'ArrayExpression')
    return isPatched(around, parents.slice(0, -1));
  if (around.type === 'MemberExpression') return around.object === node;
  return (
    around.type === 'CallExpression' &&
    Array.isArray(around.arguments) &&
    around.arguments.some((one) => isNode(one) && one === node)
  );
}
