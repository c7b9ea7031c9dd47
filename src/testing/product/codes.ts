/** The subjects of the rulings on what an organisation can switch on. */
const subjects = 'AL|AC|CO|DC|WA|DE|OW|PU|ME|FE|FA|GB|CL|AD|PA|RI|JO|QU|ST|CM';

/** The code of a section, a ruling or a ruling in detail. */
export const code = String.raw`S§\d+|R \d+\.\d+|(?:${subjects})[1-9]\d?|\b[A-I][1-9]\d?`;

/** A code, and the beginning of what the product says under it. */
export interface Defined {
  readonly code: string;
  readonly says: string;
}

/** The codes that a page of the product defines: each is in bold at the beginning of its sentence or row. */
export function definedIn(page: string): Defined[] {
  const beginning = new RegExp(String.raw`^(?:[-|] )?\*\*(${code})\*\*([^\n]*(?:\n(?![-|#\n]|\*\*)[^\n]+)*)`, 'gm');
  return [...page.matchAll(beginning)].map(([, name = '', text = '']) => ({ code: name, says: sentenceOf(text) }));
}

/** The codes that the tests of a file say they prove, in the comment with which the file begins. */
export function provedIn(source: string): string[] {
  const [said = ''] =
    /^\/\/ Proves [^.]*(?:\.\d[^.]*)*\./.exec(source.replaceAll('\n// ', '\n').replaceAll('\n', ' ')) ?? [];
  return [...said.matchAll(new RegExp(code, 'g'))].map(([name]) => name);
}

/** The first sentence of a text, without the marks of a document. */
function sentenceOf(text: string): string {
  const plain = text
    .replace(/[`*|]/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const [first = plain] = /^.+?[.:;](?= |$)/.exec(plain) ?? [];
  return first.replace(/[:;]$/, '.');
}
