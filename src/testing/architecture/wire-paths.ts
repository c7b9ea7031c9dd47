import {
  type Finding,
  finding,
  isNode,
  isTest,
  type Node,
  nameOf,
  parseAll,
  type Source,
  type Sources,
  stringOf,
  walk,
} from './source';

/** Functions that are told a call by its path, and members that hold one. */
const toldPath = new Set(['save', 'saveAll', 'change', 'remove', 'read', 'readAll', 'useOptions', 'send']);

/**
 * Calls named as text, outside the kit, which names them all alike: `GET student/options`. Wire paths of more than one part
 * (`payroll/pay`) as text outside the folder that declares them. And those of one part, which are also words, where a path is
 * told: what is read or saved (`readAll('fee')`), the first key of a query, the `path` of what is not declared.
 */
export function wirePathFindings(sources: Sources): Finding[] {
  const all = parseAll(sources).filter(({ path }) => !isTest(path) && !path.startsWith('src/kit/'));
  const owners = new Map(all.flatMap((source) => declaredIn(source).map((wire) => [wire, folderOf(source.path)])));
  const first = firstParts(all);
  return all.flatMap((source) =>
    textsOf(source).flatMap(({ text, start, isPath }) => {
      if (/^(GET|POST|PUT|DELETE) \w/.test(text)) return [finding(source, start, `A call named as text: ${text}`)];
      const owner = owners.get(text);
      const isOfAnother = owner !== undefined && owner !== folderOf(source.path);
      const of = first.get(/^\w+/.exec(text)?.[0] ?? '');
      if (isOfAnother) return [finding(source, start, `The wire path of ${owner} as text: ${text}`)];
      if (!isPath || owner !== undefined || of === undefined || of.has(folderOf(source.path))) return [];
      return [finding(source, start, `The wire path of ${[...of][0]} as text: ${text}`)];
    }),
  );
}

const isContract = (path: string) => /\.contract\.tsx?$/.test(path);

/** The folders whose contracts declare calls below a first part: `student` of `student/card`. */
function firstParts(all: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const source of all.filter(({ path }) => isContract(path)))
    walk(source.program, (node) => {
      const path = pathOf(node);
      const [part] = /^\w+/.exec(path ?? '') ?? [];
      if (part !== undefined) found.set(part, (found.get(part) ?? new Set()).add(folderOf(source.path)));
    });
  return found;
}

function pathOf(node: Node): string | undefined {
  return node.type === 'Property' && nameOf(node.key) === 'path' ? stringOf(node.value) : undefined;
}

/** The paths of the calls that a file declares: `path: 'payroll/pay'`. */
function declaredIn(source: Source): string[] {
  const found: string[] = [];
  walk(source.program, (node) => {
    const path = pathOf(node);
    if (path !== undefined && /^\w+\/[\w{}/]+$/.test(path)) found.push(path);
  });
  return found;
}

interface Text {
  readonly text: string;
  readonly start: number;
  /** Whether it is where the path of a call is passed. */
  readonly isPath: boolean;
}

/** Every text of a file, templates as they are written. */
function textsOf({ program, text, path }: Source): Text[] {
  const found: Text[] = [];
  walk(program, (node, parents) => {
    const said = stringOf(node) ?? templateOf(node, text);
    if (said !== undefined) found.push({ text: said, start: node.start, isPath: isToldPath(path, node, parents) });
  });
  return found;
}

function isToldPath(path: string, node: Node, parents: readonly Node[]): boolean {
  const [around, beyond] = [parents.at(-1), parents.at(-2)];
  if (around?.type === 'CallExpression') return isFirst(around.arguments, node) && toldPath.has(calledBy(around));
  if (around?.type === 'ArrayExpression')
    return isFirst(around.elements, node) && beyond?.type === 'Property' && nameOf(beyond.key) === 'queryKey';
  return around?.type === 'Property' && around.value === node && nameOf(around.key) === 'path' && !isContract(path);
}

function isFirst(list: unknown, node: Node): boolean {
  return Array.isArray(list) && list[0] === node;
}

/** The name of what is called: `save` of `calls.save(…)`. */
function calledBy({ callee }: Node): string {
  if (!isNode(callee)) return '';
  return nameOf(callee) ?? nameOf(callee.property) ?? '';
}

function templateOf(node: Node, text: string): string | undefined {
  return node.type === 'TemplateLiteral' ? text.slice(node.start + 1, node.end - 1) : undefined;
}

const folderOf = (path: string) => path.replace(/\/[^/]*$/, '');
