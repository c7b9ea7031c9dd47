import { type Finding, isNode, nameOf, nodeFindings, parseAll, type Sources } from './source';

/** Tables by words that somebody may have sent, of code that answers calls. */
const table = /\bconst (\w+): Readonly<(?:Partial<)?Record<string, [^=]*> = \{/g;
const isAnswering = (path: string) => /^src\/(kit\/(server|rules|contract)|house|features|app)\/.*\.ts$/.test(path);

/** Lookups by `[word]` in a table of words: what every object inherits would be found too. `entryOf` looks in the table alone. */
export function lookupFindings(sources: Sources): Finding[] {
  const known = tablesOf(sources);
  return nodeFindings(sources, isAnswering, ({ path }, { type, computed, object, property }) => {
    if (type !== 'MemberExpression' || computed !== true || !isNode(object) || !isNode(property)) return undefined;
    if (property.type === 'Literal' || path === 'src/kit/rules/entry-of.ts') return undefined;
    if (object.type === 'ObjectExpression' && /^src\/features\/.*\.server\.ts$/.test(path))
      return 'a lookup in an object in place';
    const name = nameOf(object) ?? '';
    return known.get(path)?.has(name) ? `a lookup in ${name}` : undefined;
  });
}

/** The tables that each file sees: those that it declares, and those that it imports by their name. */
function tablesOf(sources: Sources): ReadonlyMap<string, ReadonlySet<string>> {
  const own = new Map(
    Object.entries(sources).map(([path, text]) => [
      path,
      new Set([...text.matchAll(table)].map(([, name = '']) => name)),
    ]),
  );
  const imported = ({ imports }: ReturnType<typeof parseAll>[number]) =>
    imports.flatMap(({ target, names }) => {
      const there = own.get(`${target}.ts`) ?? own.get(`${target}.tsx`);
      return [...names].flatMap(([local, name]) => (there?.has(name) ? [local] : []));
    });
  return new Map(parseAll(sources).map((one) => [one.path, new Set([...(own.get(one.path) ?? []), ...imported(one)])]));
}
