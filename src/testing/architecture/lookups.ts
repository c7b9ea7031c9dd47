import { type Finding, isNode, nameOf, nodeFindings, type Sources } from './source';

/** Tables by words that somebody may have sent, of code that answers calls. */
const table = /\bconst (\w+): Readonly<Record<string, [^=]*> = \{/g;
const isAnswering = (path: string) => /^src\/(kit\/(server|rules|contract)|house|features|app)\/.*\.ts$/.test(path);

/** Lookups by `[word]` in a table of words: what every object inherits would be found too. `entryOf` looks in the table alone. */
export function lookupFindings(sources: Sources): Finding[] {
  return nodeFindings(sources, isAnswering, ({ text, path }, { type, computed, object, property }) => {
    if (type !== 'MemberExpression' || computed !== true || !isNode(object) || !isNode(property)) return undefined;
    if (property.type === 'Literal' || path === 'src/kit/rules/entry-of.ts') return undefined;
    if (object.type === 'ObjectExpression' && /^src\/features\/.*\.server\.ts$/.test(path))
      return 'a lookup in an object in place';
    const name = nameOf(object) ?? '';
    const isTable = [...text.matchAll(table)].some(([, declared]) => declared === name);
    return isTable ? `a lookup in ${name}` : undefined;
  });
}
