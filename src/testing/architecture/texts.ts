import { type Finding, isNode, type Node, nodeFindings, type Sources, stringOf } from './source';

const spoken = new Set([
  'label',
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'alt',
  'description',
  'aria-roledescription',
  'about',
  'nothing',
  'content',
  'legend',
  'heading',
  'caption',
  'error',
  'message',
  'saveLabel',
]);
const letters = /\p{L}{2,}/u;
const productName = 'Daftar';

/** Components that translate what they are told: the text is in their attribute, like the facts of a contract. */
const translators: Readonly<Record<string, readonly string[]>> = {
  CallReportPage: ['title', 'about', 'nothing'],
  CrudPage: ['title', 'about'],
  DebtPage: ['title', 'about'],
  ListPage: ['title'],
  ReceiptsPage: ['title', 'about'],
  ReportPage: ['title', 'about', 'nothing'],
};

/** Text that people read and that no translator will ever see. */
export function untranslatedFindings(sources: Sources): Finding[] {
  return nodeFindings(
    sources,
    (path) => path.endsWith('.tsx'),
    (_source, node, parents) => {
      const text = isKeyName(parents) || isTranslated(node, parents) ? undefined : bareText(node);
      return text !== undefined && letters.test(text) && text.trim() !== productName
        ? `Text outside t(): ${text.trim()}`
        : undefined;
    },
  );
}

/** Whether a text is printed on a key, which is the same in every language. */
function isKeyName(parents: readonly Node[]): boolean {
  return /^kbd$/i.test(elementOf(parents.at(-1)) ?? '');
}

/** True for an attribute whose component passes it through t(). */
export function isTranslated(node: Node, parents: readonly Node[]): boolean {
  if (node.type !== 'JSXAttribute' || !isNode(node.name)) return false;
  return (translators[elementOf(parents.at(-1)) ?? ''] ?? []).some(
    (name) => isNode(node.name) && name === node.name.name,
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
