import {
  type Finding,
  isNode,
  nameOf,
  type Node,
  nodeFindings,
  parseAll,
  type Source,
  type Sources,
  walk,
} from './source';

const mostLines = 250;

/** `any`, `!` and `as` in features: the three ways of silencing the compiler. */
export function assertionFindings(sources: Sources): Finding[] {
  return nodeFindings(
    sources,
    (path) => path.startsWith('src/features/'),
    (_source, node) => assertionOf(node),
  );
}

function assertionOf(node: Node): string | undefined {
  switch (node.type) {
    case 'TSAnyKeyword':
      return 'any';
    case 'TSNonNullExpression':
      return 'a non-null !';
    case 'TSTypeAssertion':
      return 'as';
    case 'TSAsExpression':
      return isNode(node.typeAnnotation) && nameOf(node.typeAnnotation.typeName) === 'const' ? undefined : 'as';
    default:
      return undefined;
  }
}

/** Lists spread into the arguments of a call: a list longer than the stack makes the call fail (150,000 fees did). */
export function spreadFindings(sources: Sources): Finding[] {
  return nodeFindings(
    sources,
    () => true,
    (_source, node) => {
      if (node.type !== 'CallExpression' || !isNode(node.callee) || !isNode(node.callee.property)) return undefined;
      const called = nameOf(node.callee.property);
      const spreads = Array.isArray(node.arguments) && node.arguments.some((one) => one.type === 'SpreadElement');
      return spreads && (called === 'push' || called === 'unshift') ? `a list spread into ${called}` : undefined;
    },
  );
}

const addressWords = new Set(['ip', 'ips', 'remoteAddress', 'hostname']);

/** Only one file tells where a request comes from: elsewhere a header sent by a proxy could be mistaken for an address. */
export function addressFindings(sources: Sources): Finding[] {
  return nodeFindings(
    sources,
    (path) => /^src\/(kit\/server\/http|features)\/.*\.ts$/.test(path) && path !== 'src/kit/server/http/address.ts',
    ({ text }, node) => {
      if (node.type !== 'MemberExpression' || !isNode(node.object)) return undefined;
      const name = nameOf(node.property) ?? '';
      const of = text.slice(node.object.start, node.object.end);
      return addressWords.has(name) && /(request|socket)$/.test(of) ? `${name} of a request` : undefined;
    },
  );
}

export function lengthFindings(sources: Sources): Finding[] {
  return parseAll(sources).flatMap((source) => {
    const lines = source.text.replace(/\n$/, '').split('\n').length;
    return lines > mostLines
      ? [{ path: source.path, line: mostLines, message: `${lines} lines; at most ${mostLines}` }]
      : [];
  });
}

const vague = /^(utils?|helpers?|common|managers?|misc|shared|lib)$/i;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const pascal = /^[A-Z][A-Za-z0-9]*$/;

/** Names of files and folders: kebab-case folders, `noun.layer.ts`, `NounPage.tsx`, nothing vague. */
export function namingFindings(sources: Sources): Finding[] {
  return Object.keys(sources).flatMap((path) => {
    const parts = path.split('/');
    const file = parts.pop() ?? '';
    const folder = parts.slice(1).find((part) => !kebab.test(part) || vague.test(part));
    const at = (message: string): Finding => ({ path, line: 1, message });
    if (folder !== undefined) return [at(`The folder ${folder} is not named as folders are`)];
    const [stem = '', ...suffixes] = file.replace(/\.tsx?$/, '').split('.');
    if (vague.test(stem.split('-').pop() ?? '')) return [at(`The name ${file} says nothing`)];
    // A module of the web kit that holds one component is named after it, with markup or without.
    const isComponent =
      (file.endsWith('.tsx') || path.startsWith('src/kit/web/')) &&
      suffixes.every((one) => one === 'pdf' || one === 'test' || one === 'web');
    if (!kebab.test(stem) && !(isComponent && pascal.test(stem)))
      return [at(`The file ${file} is not named as files are`)];
    if (suffixes.some((one) => !known.has(one))) return [at(`The file ${file} names no layer that there is`)];
    return [];
  });
}

const known = new Set(['contract', 'screens', 'rules', 'server', 'pdf', 'web', 'timed', 'test', 'fixture']);

/** Every identifier and word of a string in a file, for the spell checker. */
export function wordsOf(source: Source): { word: string; start: number }[] {
  const found: { word: string; start: number }[] = [];
  walk(source.program, (node) => {
    const text =
      node.type === 'Identifier' || node.type === 'JSXIdentifier'
        ? String(node.name)
        : node.type === 'Literal' && typeof node.value === 'string'
          ? node.value
          : undefined;
    const cooked = node.type === 'TemplateElement' ? source.text.slice(node.start, node.end) : (text ?? '');
    for (const match of cooked.matchAll(/[A-Za-z_]{4,}/g)) found.push({ word: match[0], start: node.start });
  });
  return found;
}
