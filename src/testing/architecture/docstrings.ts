import { type Finding, finding, isNode, isTest, type Node, parseAll, type Source, type Sources } from './source';

/** What every slice uses, and so is read more often than it is written. */
const documented = /^src\/(kit|house)\//;

/** Exported functions of kit and house that do not say what they give. */
export function docstringFindings(sources: Sources): Finding[] {
  return parseAll(sources)
    .filter(({ path }) => documented.test(path) && !isTest(path))
    .flatMap((source) =>
      exportedFunctions(source)
        .filter(({ statement }) => !/\*\/\s*$/.test(source.text.slice(0, statement.start)))
        .map(({ statement, name }) => finding(source, statement.start, `${name} does not say what it gives`)),
    );
}

/** The exported functions of a file; of overloads the first, which speaks for all. */
function exportedFunctions({ program }: Source): readonly { readonly statement: Node; readonly name: string }[] {
  const found = new Map<string, Node>();
  for (const statement of Array.isArray(program.body) ? program.body.filter(isNode) : []) {
    const declared = /^Export(Named|Default)Declaration$/.test(statement.type) ? statement.declaration : undefined;
    if (!isNode(declared)) continue;
    for (const name of namesOf(declared)) if (!found.has(name)) found.set(name, statement);
  }
  return [...found].map(([name, statement]) => ({ name, statement }));
}

/** The functions that a declaration makes: `function f() {}`, `const f = () => {}`. */
function namesOf(declared: Node): string[] {
  if (/^(FunctionDeclaration|TSDeclareFunction)$/.test(declared.type))
    return [isNode(declared.id) ? String(declared.id.name) : 'The default export'];
  const made = Array.isArray(declared.declarations) ? declared.declarations.filter(isNode) : [];
  return made
    .filter(({ init }) => isNode(init) && /^(ArrowFunctionExpression|FunctionExpression)$/.test(init.type))
    .flatMap(({ id }) => (isNode(id) ? [String(id.name)] : []));
}
