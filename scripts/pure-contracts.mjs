// What declares fields, records and calls does nothing else: a declaration that no page reads need not be loaded with its neighbours.

const declaring = /\/src\/kit\/contract\/(fields-[\w-]+|entity|endpoint|report)\.ts$/;
/** Those that keep what they are given change something: a clock, a time zone. */
const declarations = /^export function (?!\w+From\b)/gm;

/**
 * Tells the bundler so of each function that declares something.
 * @returns {import('vite').Plugin}
 */
export function pureContracts() {
  return {
    name: 'pure-contracts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return declaring.test(id) ? code.replaceAll(declarations, '/* @__NO_SIDE_EFFECTS__ */ $&') : null;
    },
  };
}
