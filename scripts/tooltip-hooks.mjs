// The hooks that place a panel and those that open a tooltip are in one module, which every frame loads; tooltips are rare.

const inTooltip = /\/@mantine\/core\/esm\/components\/Tooltip\/.*\.mjs$/;
const placing = '@floating-ui/react';
const copy = '?tooltip';
const begin = '\0tooltip-hooks:';

/** What follows the pointer and the keys; what places the tooltip is the frame's. */
const hooks = [
  'FloatingDelayGroup',
  'safePolygon',
  'useDelayGroup',
  'useDismiss',
  'useFocus',
  'useHover',
  'useInteractions',
  'useRole',
];

/**
 * Gives tooltips a copy of the hooks that they alone use, so that the module of the frame is left without them: 4 KB that
 * every list would load. The hooks and the placing meet only in their arguments, and share no context.
 * @returns {import('vite').Plugin}
 */
export function tooltipHooks() {
  let isMet = false;
  return {
    name: 'tooltip-hooks',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      const isAsked = source === placing && importer !== undefined && inTooltip.test(importer);
      // The copy's own helpers are copied too, or they would stay with the frame.
      if (!isAsked && !(source === `${placing}/utils` && importer?.endsWith(copy))) return null;
      const whole = await this.resolve(source, importer, { skipSelf: true });
      if (!whole) return null;
      isMet ||= isAsked;
      return { id: isAsked ? `${begin}${whole.id}` : `${whole.id}${copy}`, moduleSideEffects: false };
    },
    load(id) {
      if (!id.startsWith(begin)) return null;
      const file = id.slice(begin.length);
      return `export * from '${file}';\nexport { ${hooks.join(', ')} } from '${file}${copy}';`;
    },
    buildEnd(error) {
      if (!error && !isMet) this.error(`No tooltip imports ${placing} any more: see scripts/tooltip-hooks.mjs`);
    },
  };
}
