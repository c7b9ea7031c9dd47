import {
  type Finding,
  finding,
  isNode,
  isTest,
  nameOf,
  parseAll,
  type Source,
  type Sources,
  stringOf,
  walk,
  type Node,
} from './source';

const spoken = new Set([
  'label',
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'alt',
  'description',
  'aria-roledescription',
]);
const letters = /\p{L}{2,}/u;
const productName = 'Daftar';

/** Components that translate what they are told: the text stands in their attribute as a contract's facts do. */
const translators: Readonly<Record<string, string>> = {
  CrudPage: 'title',
  ListPage: 'title',
  ReceiptsPage: 'title',
  ReportPage: 'title',
};

/** Text that people read and that no translator will ever see. */
export function untranslatedFindings(sources: Sources): Finding[] {
  return parseAll(sources)
    .filter(({ path }) => path.endsWith('.tsx') && !isTest(path))
    .flatMap((source) => {
      const found: Finding[] = [];
      walk(source.program, (node, parents) => {
        const text = isKeyName(parents) || isTranslated(node, parents) ? undefined : bareText(node);
        if (text !== undefined && letters.test(text) && text.trim() !== productName)
          found.push(finding(source, node.start, `Text outside t(): ${text.trim()}`));
      });
      return found;
    });
}

/** What is printed on a key is the same in every language. */
function isKeyName(parents: readonly Node[]): boolean {
  return /^kbd$/i.test(elementOf(parents.at(-1)) ?? '');
}

function isTranslated(node: Node, parents: readonly Node[]): boolean {
  return (
    node.type === 'JSXAttribute' && isNode(node.name) && translators[elementOf(parents.at(-1)) ?? ''] === node.name.name
  );
}

function elementOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'JSXElement') return elementOf(node.openingElement);
  return node.type === 'JSXOpeningElement' && isNode(node.name) && typeof node.name.name === 'string'
    ? node.name.name
    : undefined;
}

function bareText(node: Node): string | undefined {
  if (node.type === 'JSXText') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'JSXAttribute' && isNode(node.name) && spoken.has(String(node.name.name)))
    return insideOf(node.value);
  // A child in braces says the same as one without.
  if ((node.type === 'JSXElement' || node.type === 'JSXFragment') && Array.isArray(node.children)) {
    return node.children
      .map((child: unknown) => (isNode(child) && child.type === 'JSXExpressionContainer' ? insideOf(child) : undefined))
      .find((text) => text !== undefined);
  }
  return undefined;
}

function insideOf(node: unknown): string | undefined {
  if (isNode(node) && node.type === 'JSXExpressionContainer') return insideOf(node.expression);
  if (isNode(node) && node.type === 'ConditionalExpression')
    return insideOf(node.consequent) ?? insideOf(node.alternate);
  if (isNode(node) && node.type === 'TemplateLiteral' && Array.isArray(node.quasis)) {
    const said = node.quasis
      .map((part: unknown) =>
        isNode(part) && typeof part.value === 'object' && part.value && 'cooked' in part.value
          ? String(part.value.cooked)
          : '',
      )
      .join(' ');
    return letters.test(said) ? said : undefined;
  }
  const text = stringOf(node);
  return text !== undefined && letters.test(text) ? text : undefined;
}

export interface Sentence {
  readonly sentence: string;
  readonly source: Source;
  readonly start: number;
}

const fieldMakers =
  /^(text|note|email|phone|password|money|whole|decimal|flag|numbered|date|month|time|timestamp|choice|choices|ref|list|photo|json)$/;
const factNames = new Set(['required', 'help', 'one', 'many']);

/** Every sentence that the product says: t(), counted(), words(), and the facts of contracts. */
export function sentencesOf(sources: Sources): Sentence[] {
  return parseAll(sources)
    .filter(({ path }) => !isTest(path))
    .flatMap((source) => {
      const found: Sentence[] = [];
      const add = (node: unknown) => {
        const sentence = stringOf(node);
        if (sentence !== undefined && isNode(node)) found.push({ sentence, source, start: node.start });
      };
      walk(source.program, (node, parents) => {
        if (isTranslated(node, parents)) add(node.value);
        const inner: readonly unknown[] = Array.isArray(node.arguments) ? node.arguments : [];
        const name = node.type === 'CallExpression' ? nameOf(node.callee) : undefined;
        if (name === 't' || name === 'words') add(inner[0]);
        if (name === 'counted') add(inner[2]);
        if (!source.path.endsWith('.contract.ts')) return;
        if (name && fieldMakers.test(name)) add(inner[0]);
        if (node.type === 'Property' && factNames.has(nameOf(node.key) ?? '')) add(node.value);
      });
      return found;
    });
}

/** Sentences that a language's catalogue has no translation of, or one that names other values. */
export function catalogueFindings(
  sources: Sources,
  catalogue: Readonly<Record<string, unknown>>,
  language: string,
): Finding[] {
  const values = (text: string) =>
    [...text.matchAll(/\{(\w+)\}/g)]
      .map(([, name = '']) => name)
      .sort((a, b) => a.localeCompare(b))
      .join();
  return sentencesOf(sources).flatMap(({ sentence, source, start }) => {
    const translated = catalogue[sentence];
    if (translated === undefined) return [finding(source, start, `No ${language} for: ${sentence}`)];
    if (typeof translated === 'string' && values(translated) !== values(sentence))
      return [finding(source, start, `The ${language} of '${sentence}' names other values`)];
    return [];
  });
}
