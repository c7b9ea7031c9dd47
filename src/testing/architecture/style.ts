import { type Finding, finding, isNode, isTest, nameOf, parseAll, type Source, type Sources, walk } from './source';

const mostLines = 250;

/** `any`, `!` and `as` in features: the three ways of telling the compiler to look away. */
export function assertionFindings(sources: Sources): Finding[] {
  return parseAll(sources)
    .filter(({ path }) => path.startsWith('src/features/') && !isTest(path))
    .flatMap((source) => {
      const found: Finding[] = [];
      walk(source.program, (node) => {
        const constant =
          node.type === 'TSAsExpression' &&
          isNode(node.typeAnnotation) &&
          nameOf(node.typeAnnotation.typeName) === 'const';
        if (node.type === 'TSAnyKeyword') found.push(finding(source, node.start, 'any'));
        if (node.type === 'TSNonNullExpression') found.push(finding(source, node.start, 'a non-null !'));
        if (node.type === 'TSTypeAssertion' || (node.type === 'TSAsExpression' && !constant))
          found.push(finding(source, node.start, 'as'));
      });
      return found;
    });
}

/** A list spread into the arguments of a call: longer than the stack, it ends the call (150,000 fees did). */
export function spreadFindings(sources: Sources): Finding[] {
  return parseAll(sources)
    .filter(({ path }) => !isTest(path) && !path.startsWith('src/testing/'))
    .flatMap((source) => {
      const found: Finding[] = [];
      walk(source.program, (node) => {
        if (node.type !== 'CallExpression' || !isNode(node.callee) || !isNode(node.callee.property)) return;
        const called = nameOf(node.callee.property);
        const spreads = Array.isArray(node.arguments) && node.arguments.some((one) => one.type === 'SpreadElement');
        if (spreads && (called === 'push' || called === 'unshift'))
          found.push(finding(source, node.start, `a list spread into ${called}`));
      });
      return found;
    });
}

const addressWords = new Set(['ip', 'ips', 'remoteAddress', 'hostname']);

/** Where a request comes from is told by one file alone: elsewhere a proxy's word could be kept for an address. */
export function addressFindings(sources: Sources): Finding[] {
  return parseAll(sources)
    .filter(({ path }) => !isTest(path) && path !== 'src/kit/server/http/address.ts' && path.endsWith('.ts'))
    .filter(({ path }) => path.startsWith('src/kit/server/http/') || path.startsWith('src/features/'))
    .flatMap((source) => {
      const found: Finding[] = [];
      walk(source.program, (node) => {
        const name = node.type === 'MemberExpression' && isNode(node.property) ? nameOf(node.property) : undefined;
        const of =
          node.type === 'MemberExpression' && isNode(node.object)
            ? source.text.slice(node.object.start, node.object.end)
            : '';
        if (name !== undefined && addressWords.has(name) && /(request|socket)$/.test(of))
          found.push(finding(source, node.start, `${name} of a request`));
      });
      return found;
    });
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

const known = new Set(['contract', 'screens', 'rules', 'server', 'pdf', 'web', 'test', 'fixture']);

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
