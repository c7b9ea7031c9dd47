// Mantine's components bring along the parts that can be put into them, and a query the pages of a list that grows. Nobody
// uses these here: they would weigh 1 KB in the login and 5 KB more in every frame.

const unused = [
  'ActionIconGroup',
  'ActionIconGroupSection',
  'ButtonGroup',
  'ButtonGroupSection',
  'MenuCheckboxGroup',
  'MenuContextMenu',
  'MenuRadioGroup',
  'MenuRadioItem',
  'MenuSearch',
  'MenuSub',
  'PopoverContextMenu',
];

// Menu.Sub for MenuSub.
const used = new RegExp(
  `\\b(${unused.map((name) => name.replace(/^(ActionIcon|Button|Menu|Popover)/, '$1\\.')).join('|')})\\b`,
);
const from = /\/@mantine\/core\/esm\/components\/(ActionIcon|Button|Menu|Popover)\/\1\.mjs$/;

const growing = 'infiniteQueryBehavior';
const usesGrowing = /\b(useInfiniteQuery|infiniteQueryOptions)\b/;

/**
 * Leaves the parts out of the build, which fails where a page uses one of them after all, or where Mantine has no such part
 * any more.
 * @returns {import('vite').Plugin}
 */
export function unusedParts() {
  /** @type {Set<string>} */
  const met = new Set();
  return {
    name: 'unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.endsWith(`/${growing}.js`) && importer?.endsWith('/query-core/build/modern/query.js')) {
        met.add(growing);
        return `\0unused:${growing}`;
      }
      const part = unused.find((name) => source.endsWith(`/${name}.mjs`));
      if (!part || !importer || !from.test(importer)) return null;
      met.add(part);
      return `\0unused:${part}`;
    },
    load: (id) => (id.startsWith('\0unused:') ? `export const ${id.slice(8)} = undefined;` : null),
    transform(code, id) {
      const part = id.includes('/node_modules/') ? undefined : (used.exec(code) ?? usesGrowing.exec(code))?.[0];
      if (part) this.error(`${id} uses ${part}, which scripts/unused-parts.mjs leaves out`);
    },
    buildEnd(error) {
      const missed = [...unused, growing].filter((name) => !met.has(name));
      if (!error && missed.length > 0)
        this.error(`No ${missed.join(', ')} is imported any more: see scripts/unused-parts.mjs`);
    },
  };
}
