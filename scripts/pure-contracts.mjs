// Functions that declare fields, records and calls do nothing else: a declaration that no page reads need not be loaded with its neighbours.

const declaring = /\/src\/kit\/contract\/(fields-[\w-]+|entity|endpoint|report)\.ts$/;
/** Those that store what they are given change something: a clock, a time zone. */
const declarations = /^export function (?!\w+From\b)/gm;

/**
 * Marks each of these functions as pure for the bundler.
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
