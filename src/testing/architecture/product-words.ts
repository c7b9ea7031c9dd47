import { type Finding, finding, isTest, type Node, nodeFindings, parseAll, type Source, type Sources } from './source';

const isOfKit = (path: string) => path.startsWith('src/kit/') && !/\.fixture\.tsx?$/.test(path);

/** Names of this product, of its brands and of the people in it: nowhere in the kit, not even in a comment. */
const names = /daftar|academy|(?<!text-?)decoration(?! of)|student|teacher|employee|guardian/i;

/** Things of this product, which a comment may take as an example: in no name and no text of the kit's code. */
const things =
  /[eE]nrol|[iI]nvoice|[pP]ayroll|[cC]ertificate|[sS]upplier|[cC]ustomer|[cC]ourse|[cC]lassID|\b[fF]ees?\b|\bfee(?=[A-Z])/;

/** Words of the product in the kit, which could be published as it is: what it needs of a product is given to it. */
export function productWordFindings(sources: Sources): Finding[] {
  const named = parseAll(sources)
    .filter(({ path }) => isOfKit(path) && !isTest(path))
    .flatMap((source) => namedIn(source));
  return [
    ...named,
    ...nodeFindings(sources, isOfKit, (_, node) => {
      const word = things.exec(textOf(node))?.[0];
      return word === undefined ? undefined : `The kit names a thing of the product: ${word}`;
    }),
  ];
}

function namedIn(source: Source): Finding[] {
  return [...source.text.matchAll(new RegExp(names, 'gi'))].map(({ 0: word, index }) =>
    finding(source, index, `The kit names what is the product's: ${word}`),
  );
}

/** The text that a node of the syntax has by itself. */
function textOf({ type, name, value }: Node): string {
  if (type === 'Identifier' || type === 'JSXIdentifier' || type === 'PrivateIdentifier') return String(name);
  if (type === 'Literal' || type === 'JSXText') return typeof value === 'string' ? value : '';
  if (type !== 'TemplateElement') return '';
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : '';
}
