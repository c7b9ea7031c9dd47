// Mantine's components bring along the parts that can be put into them, and a query brings along the pages of an infinite list. Nobody
// uses these here: they would weigh 1 KB in the login and 5 KB more in every frame.

const unused = [
  'ActionIconGroup',
  'ActionIconGroupSection',
  'ButtonGroup',
  'ButtonGroupSection',
  'CheckboxCard',
  'CheckboxIndicator',
  'MenuCheckboxGroup',
  // The menu of a list's columns loads it by itself.
  'MenuCheckboxItem',
  'MenuContextMenu',
  'MenuRadioGroup',
  'MenuRadioItem',
  'MenuSearch',
  'MenuSub',
  'PopoverContextMenu',
];

// Menu.Sub for MenuSub.
const used = new RegExp(
  `\\b(${unused.map((name) => name.replace(/^(ActionIcon|Button|Checkbox|Menu|Popover)/, '$1\\.')).join('|')})\\b`,
);
const from = /\/@mantine\/core\/esm\/components\/(ActionIcon|Button|Checkbox|Menu|Popover)\/\1\.mjs$/;

/** Drawn by every popover, hidden where it has no arrow: here none has. */
const arrow = 'FloatingArrow';
const usesArrow = /\bwithArrow\b/;

/** The overlay behind a popover: here the page stays in sight. A dialog has its own. */
const cover = 'Overlay';
const usesCover = /\bwithOverlay\b/;

/** The code that lets a pointer move into a tooltip: here nothing in one can be pressed. */
const wayInto = 'settings.interactive ? safePolygon() : null';
const usesWayInto = /<Tooltip\b[^>]*\binteractive\b/;

/** The code that places a popover at a text over two lines, and its arrow: here neither is used. */
const inline = /^\s*(else )?if \((middlewaresOptions|settings)\.inline\) middlewares\.push\(.*\);\n/gm;
const points = /^\s*middlewares\.push\(arrow\(\{[^}]*\}\)\);\n/m;
const usesInline = /\bmiddlewares=\{\{[^}]*\binline\b|<Tooltip\b[^>]*\binline\b/;

/** Palettes of Mantine that nothing here uses; indigo is our own. */
const palettes = ['cyan', 'grape', 'indigo', 'lime', 'orange', 'pink', 'violet'];
const palette = new RegExp(`^\\t(${palettes.join('|')}): \\[[^\\]]*\\],?\\n`, 'gm');
const usesPalette = new RegExp(`\\bcolor(=|: )["'](${palettes.filter((name) => name !== 'indigo').join('|')})\\b`);

/** Transitions that nothing here uses. */
const ways = /^\t"(scale-[xy]|skew-\w+|rotate-\w+)": \{[\s\S]*?^\t\},?\n/gm;
const usesWays = /\btransition(=|: )["'](scale-|skew-|rotate-)/;

/** Variants of a button that nothing here uses. */
const looks = /^\tif \(variant === "(outline|white|gradient)"\) (return )?\{\n[\s\S]*?^\t\};?\n/gm;
const usesLooks = /\bvariant(=|: )["'](outline|white|gradient)\b/;

/** How the router reads and writes addresses by itself: kit/web/router.tsx says how they are written here. */
const ownSearch = ['defaultParseSearch', 'defaultStringifySearch'];
const ownSearchPlace = /\bcreateRouter\((?![\s\S]*\bparseSearch:[\s\S]*\bstringifySearch:)/;

/** The code by which the router serves below a path, or rewrites addresses: here it does neither. */
const rewriting = 'rewrite.js';
const notRewritten = `
  export const rewriteBasepath = undefined;
  export const executeRewriteInput = (rewrite, url) => url;
  export const executeRewriteOutput = executeRewriteInput;`;
const usesRewriting = /\bcreateRouter\([\s\S]*?\b(basepath|rewrite):/;

/** The check of a theme's main colour as the page opens: ours is a constant (kit/web/theme.ts). */
const themeCheck = /^\t+validateMantineTheme\(\w+\);\n/gm;

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
      if (source === './searchParams.js' && importer?.endsWith('/router-core/dist/esm/router.js')) {
        met.add('searchParams');
        return `\0unused:${ownSearch.join(',')}`;
      }
      if (source === `./${rewriting}` && importer?.endsWith('/router-core/dist/esm/router.js')) {
        met.add(rewriting);
        return `\0${rewriting}`;
      }
      if (source.endsWith(`/${arrow}.mjs`)) {
        met.add(arrow);
        return `\0nothing:${arrow}`;
      }
      if (source.endsWith(`/${cover}.mjs`) && importer?.endsWith('/Popover/Popover.mjs')) {
        met.add(cover);
        return `\0nothing:${cover}`;
      }
      const part = unused.find((name) => source.endsWith(`/${name}.mjs`));
      if (!part || !importer || !from.test(importer)) return null;
      met.add(part);
      return `\0unused:${part}`;
    },
    load(id) {
      if (id === `\0${rewriting}`) return notRewritten;
      if (id.startsWith('\0unused:'))
        return id
          .slice(8)
          .split(',')
          .map((name) => `export const ${name} = undefined;`)
          .join('');
      return id.startsWith('\0nothing:') ? `export const ${id.slice(9)} = () => null;` : null;
    },
    transform(code, id) {
      if (id.endsWith('/MantineProvider/default-colors.mjs')) {
        if (code.match(palette)?.length === palettes.length) met.add('palettes');
        return code.replace(palette, '');
      }
      if (id.endsWith('/Transition/transitions.mjs')) {
        if (code.match(ways)?.length === 6) met.add('transitions');
        return code.replace(ways, '');
      }
      if (id.endsWith('/default-variant-colors-resolver.mjs')) {
        if (code.match(looks)?.length === 3) met.add('variants');
        return code.replace(looks, '');
      }
      if (id.endsWith('/merge-mantine-theme.mjs')) {
        if (code.match(themeCheck)?.length === 2) met.add('validateMantineTheme');
        return code.replace(themeCheck, '');
      }
      const placed = /\/(Popover\/use-popover|Tooltip\/use-tooltip)\.mjs(\?|$)/.exec(id)?.[1];
      if (placed) {
        if (inline.test(code) && points.test(code)) met.add(placed);
        if (code.includes(wayInto)) met.add('safePolygon');
        inline.lastIndex = 0;
        return code.replace(inline, '').replace(points, '').replace(wayInto, 'null');
      }
      const uses = [
        used,
        usesGrowing,
        usesArrow,
        usesCover,
        usesWayInto,
        usesInline,
        usesWays,
        usesLooks,
        ownSearchPlace,
        usesRewriting,
        usesPalette,
      ];
      const part = id.includes('/node_modules/') ? undefined : uses.flatMap((one) => one.exec(code) ?? [])[0];
      if (part) this.error(`${id} uses ${part}, which scripts/unused-parts.mjs leaves out`);
      return null;
    },
    buildEnd(error) {
      const missed = [
        ...unused,
        growing,
        arrow,
        cover,
        'safePolygon',
        'Popover/use-popover',
        'Tooltip/use-tooltip',
        'palettes',
        'searchParams',
        rewriting,
        'transitions',
        'validateMantineTheme',
        'variants',
      ].filter((name) => !met.has(name));
      if (!error && missed.length > 0)
        this.error(`No ${missed.join(', ')} is imported any more: see scripts/unused-parts.mjs`);
    },
  };
}
