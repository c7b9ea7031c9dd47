import { type Finding, finding, isNode, isTest, type Node, parseAll, type Sources } from './source';

/**
 * Where a module may remember something: a program is the one of its process, and the contract's words, zone and clock are
 * told once to each end, as it starts.
 */
const remembering = /^src\/(programs|kit\/contract|testing)\//;

/**
 * What a module remembers beside its constants: `let` at the top of a file, and sets of those who listen. What lives per product
 * goes with `call.product`, what a page shows is a `makeStore`.
 */
export function hiddenStateFindings(sources: Sources): Finding[] {
  return parseAll(sources)
    .filter(({ path }) => !remembering.test(path) && !isTest(path))
    .flatMap((source) =>
      topDeclarations(source.program).flatMap((declaration) => [
        ...(declaration.kind === 'let' || declaration.kind === 'var'
          ? [finding(source, declaration.start, 'A module remembers by let')]
          : []),
        ...nodesIn(declaration.declarations)
          .filter(({ init }) => isNode(init) && isListenerSet(init))
          .map(({ start }) => finding(source, start, 'A set of listeners beside makeStore')),
      ]),
    );
}

function topDeclarations({ body }: Node): readonly Node[] {
  return nodesIn(body)
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' && isNode(statement.declaration) ? statement.declaration : statement,
    )
    .filter(({ type }) => type === 'VariableDeclaration');
}

/** `new Set<() => void>()`, or of a type that is named a listener. */
function isListenerSet({ type, callee, typeArguments }: Node): boolean {
  if (type !== 'NewExpression' || !isNode(callee) || !/^(Set|Map)$/.test(String(callee.name))) return false;
  const params = isNode(typeArguments) ? nodesIn(typeArguments.params) : [];
  return params.some((param) => param.type === 'TSFunctionType' || /Listener/.test(JSON.stringify(param)));
}

function nodesIn(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}
