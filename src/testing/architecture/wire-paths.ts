import {
  type Finding,
  finding,
  isTest,
  type Node,
  nameOf,
  parseAll,
  type Source,
  type Sources,
  stringOf,
  walk,
} from './source';

/**
 * Calls named as text, outside the kit, which names them all alike: `GET student/options`. And wire paths of more than one part
 * (`payroll/pay`) as text outside the folder that declares them. A path of one part is also a word, which no text can be held to.
 */
export function wirePathFindings(sources: Sources): Finding[] {
  const all = parseAll(sources).filter(({ path }) => !isTest(path) && !path.startsWith('src/kit/'));
  const owners = new Map(all.flatMap((source) => declaredIn(source).map((wire) => [wire, folderOf(source.path)])));
  return all.flatMap((source) =>
    textsOf(source).flatMap(({ text, start }) => {
      if (/^(GET|POST|PUT|DELETE) \w/.test(text)) return [finding(source, start, `A call named as text: ${text}`)];
      const owner = owners.get(text);
      if (owner === undefined || owner === folderOf(source.path)) return [];
      return [finding(source, start, `The wire path of ${owner} as text: ${text}`)];
    }),
  );
}

/** The paths of the calls that a file declares: `path: 'payroll/pay'`. */
function declaredIn(source: Source): string[] {
  const found: string[] = [];
  walk(source.program, (node) => {
    if (node.type !== 'Property' || nameOf(node.key) !== 'path') return;
    const path = stringOf(node.value);
    if (path !== undefined && /^\w+\/[\w{}/]+$/.test(path)) found.push(path);
  });
  return found;
}

/** Every text of a file, templates as they are written. */
function textsOf({ program, text }: Source): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = [];
  walk(program, (node) => {
    const said = stringOf(node) ?? templateOf(node, text);
    if (said !== undefined) found.push({ text: said, start: node.start });
  });
  return found;
}

function templateOf(node: Node, text: string): string | undefined {
  return node.type === 'TemplateLiteral' ? text.slice(node.start + 1, node.end - 1) : undefined;
}

const folderOf = (path: string) => path.replace(/\/[^/]*$/, '');
