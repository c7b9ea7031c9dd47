import { type Finding, finding, isNode, isTest, type Node, parseAll, type Source, type Sources } from './source';

/** The folders that every slice uses, and that are so read more often than written. */
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

/** Functions and constants whose first words leave open what they are: 'who', 'what', 'whoever', or the same as the one above. */
export function openWordFindings(sources: Sources): Finding[] {
  return parseAll(sources)
    .filter(({ path }) => !isTest(path))
    .flatMap((source) =>
      statementsOf(source)
        .filter(({ type }) => /^(Export(Named|Default)|Function|Variable)Declaration$/.test(type))
        .filter(({ start, declaration }) => isDeclaredValue(declaration) && openWords.test(source.text.slice(0, start)))
        .map(({ start }) =>
          finding(source, start, 'A comment says by itself what this is or does: not who, what or the same'),
        ),
    );
}

/** A comment that ends here and begins so. */
const openWords =
  /\/\*\*[\s*]*(?:(?:Who|Whoever|Whom|Whose|What|Whatever)\b|The same(?=[,.:;]| (?:as|for|of|with|where|while|by|in|on|over|to|at)\b))(?:(?!\*\/)[^])*\*\/\s*$/;

/** Whether a statement is anything but the export of a type: an interface may well say what its members are. */
function isDeclaredValue(declared: unknown): boolean {
  return !isNode(declared) || !declared.type.startsWith('TS') || declared.type === 'TSDeclareFunction';
}

const statementsOf = ({ program }: Source) => (Array.isArray(program.body) ? program.body.filter(isNode) : []);

/** The exported functions of a file; of overloads the first, which speaks for all. */
function exportedFunctions(source: Source): readonly { readonly statement: Node; readonly name: string }[] {
  const found = new Map<string, Node>();
  for (const statement of statementsOf(source)) {
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
