// Mantine's components bring along the parts that can be put into them. Nobody uses these here: they would weigh
// 1 KB in the login and 4 KB more in every frame.

const unused = [
  'ActionIconGroup',
  'ActionIconGroupSection',
  'ButtonGroup',
  'ButtonGroupSection',
  'MenuCheckboxGroup',
  'MenuCheckboxItem',
  'MenuContextMenu',
  'MenuRadioGroup',
  'MenuRadioItem',
  'MenuSearch',
  'MenuSub',
  'PopoverContextMenu',
];

const from = /\/@mantine\/core\/esm\/components\/(ActionIcon|Button|Menu|Popover)\/\1\.mjs$/;

/**
 * Leaves the parts out of the build. A build in which one of them is not met fails: Mantine has changed.
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
      const part = unused.find((name) => source.endsWith(`/${name}.mjs`));
      if (!part || !importer || !from.test(importer)) return null;
      met.add(part);
      return `\0unused:${part}`;
    },
    load: (id) => (id.startsWith('\0unused:') ? `export const ${id.slice(8)} = undefined;` : null),
    buildEnd(error) {
      const missed = unused.filter((name) => !met.has(name));
      if (!error && missed.length > 0)
        this.error(`Mantine imports no ${missed.join(', ')} any more: see scripts/unused-parts.mjs`);
    },
  };
}
