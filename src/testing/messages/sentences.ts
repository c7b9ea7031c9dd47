import {
  isNode,
  isTest,
  nameOf,
  type Node,
  parseAll,
  type Source,
  type Sources,
  stringOf,
  walk,
} from '#testing/architecture/source';
import { isTranslated } from '#testing/architecture/texts';
import type { Message } from './message';

const fieldMakers =
  /^(text|note|email|phone|password|money|whole|decimal|binary|flag|numbered|date|month|time|moment|timestamp|choice|coded|choices|ref|refOrWord|refs|list|rows|photo|json)$/;
/** The options of a field maker that are not words for people. */
const silent = new Set(['initial', 'table', 'parent']);

/** Sentences in the code: `t()`, `counted()`, `words()`, attributes that are translated, fields outside contracts. */
export function sentencesOf(sources: Sources): Message[] {
  return parseAll(sources)
    .filter(({ path }) => !isTest(path))
    .flatMap(saidIn);
}

function saidIn(source: Source): Message[] {
  const found: Message[] = [];
  const add = (node: unknown, hint?: string) => {
    for (const key of literalsOf(node)) found.push({ key, where: source.path, ...(hint ? { hint } : {}) });
  };
  walk(source.program, (node, parents) => {
    if (isTranslated(node, parents)) add(node.value);
    if (node.type !== 'CallExpression') return;
    const name = nameOf(node.callee) ?? '';
    const given: readonly unknown[] = Array.isArray(node.arguments) ? node.arguments : [];
    if (name === 't' || name === 'words') add(given[0]);
    if (name === 'column') add(given[0], 'heading of a column');
    if (name === 'ref') add(given[2], 'heading of a column');
    if (name === 'counted') {
      const [one, key] = [stringOf(given[1]), stringOf(given[2])];
      if (one !== undefined && key !== undefined) found.push({ key, one, where: source.path });
    }
    if (!fieldMakers.test(name) || !source.imports.some(({ names }) => names.has(name))) return;
    add(given[0], 'label of a field, heading of a column');
    for (const option of given.slice(1).flatMap(worded)) add(option);
  });
  return found;
}

/** The values of an object literal that people read. */
function worded(node: unknown): unknown[] {
  if (!isNode(node) || node.type !== 'ObjectExpression' || !Array.isArray(node.properties)) return [];
  return node.properties.flatMap((property: unknown) =>
    isNode(property) && property.type === 'Property' && !silent.has(nameOf(property.key) ?? '') ? [property.value] : [],
  );
}

/** The texts that an expression can be. */
function literalsOf(node: unknown): string[] {
  const text = stringOf(node);
  if (text !== undefined) return text === '' ? [] : [text];
  if (!isNode(node)) return [];
  if (node.type === 'JSXExpressionContainer') return literalsOf(node.expression);
  if (node.type === 'ConditionalExpression') return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
  if (node.type === 'LogicalExpression') return literalsOf(node.right);
  return [];
}

/** Sentences that no catalogue can know: put together where they are translated. */
export function builtSentences(sources: Sources): { readonly source: Source; readonly node: Node }[] {
  return parseAll(sources)
    .filter(({ path }) => !isTest(path))
    .flatMap((source) => {
      const found: { source: Source; node: Node }[] = [];
      walk(source.program, (node) => {
        if (node.type !== 'CallExpression' || !/^(t|words|counted)$/.test(nameOf(node.callee) ?? '')) return;
        const given: readonly unknown[] = Array.isArray(node.arguments) ? node.arguments : [];
        for (const one of nameOf(node.callee) === 'counted' ? given.slice(1) : given)
          if (isNode(one) && (one.type === 'TemplateLiteral' || one.type === 'BinaryExpression'))
            found.push({ source, node: one });
      });
      return found;
    });
}
