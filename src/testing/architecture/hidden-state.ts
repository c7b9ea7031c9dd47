import { type Finding, finding, isNode, isTest, type Node, parseAll, type Sources } from './source';

/**
 * Where a module may hold state: there is one program in each process, and the language, zone and clock of the contract are
 * set once on each end as it starts.
 */
const holding = /^src\/(programs|kit\/contract|testing)\//;

/** The folder of what is bounded by the processors of the machine, of which two products in one process have no more than one. */
const ofProcess = /^src\/kit\/server\/bounded\//;

/**
 * State at the top of a file: a `let`, an empty collection that is to be filled, sets of listeners, and what counts tasks or names.
 * What lives as long as the product is a member of `call.product` or `call.bounded`, or of its database (`ofDatabase`); what a page
 * shows is a `makeStore`, and the results of a pure function are `remembered`. A `WeakMap` is not found: what it holds belongs to its
 * key and disappears with it.
 */
export function hiddenStateFindings(sources: Sources): Finding[] {
  return parseAll(sources)
    .filter(({ path }) => !holding.test(path) && !isTest(path))
    .flatMap((source) =>
      topDeclarations(source.program).flatMap((declaration) => [
        ...(declaration.kind === 'let' || declaration.kind === 'var'
          ? [finding(source, declaration.start, 'State in a let')]
          : []),
        ...nodesIn(declaration.declarations)
          .filter(({ init }) => isNode(init) && isListenerSet(init))
          .map(({ start }) => finding(source, start, 'A set of listeners beside makeStore')),
        ...nodesIn(declaration.declarations)
          .filter(({ id, init }) => isNode(init) && !isListenerSet(init) && isToBeFilled(init, id))
          .map(({ start }) => finding(source, start, 'A collection that is filled later')),
        ...nodesIn(declaration.declarations)
          .filter(({ init }) => isNode(init) && isCounting(init) && !ofProcess.test(source.path))
          .map(({ start }) => finding(source, start, 'Tasks or names that are counted for all products of a process')),
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

/** `openQueue(…)`, `openShares(…)` and whatever else of `kit/server/bounded` knows what is under way. */
function isCounting({ type, callee }: Node): boolean {
  return type === 'CallExpression' && isNode(callee) && /^open(Queues?|Shares|Rates|Lanes)$/.test(String(callee.name));
}

/** `new Map()`, `new Set()`, or `[]` that is not declared as readonly. */
function isToBeFilled(init: Node, id: unknown): boolean {
  const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0;
  if (init.type === 'NewExpression' && isNode(init.callee) && /^(Set|Map)$/.test(String(init.callee.name)))
    return isEmpty(init.arguments) && !/ReadonlyMap|ReadonlySet/.test(JSON.stringify(id));
  return init.type === 'ArrayExpression' && isEmpty(init.elements) && !JSON.stringify(id).includes('"readonly"');
}

function nodesIn(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}
