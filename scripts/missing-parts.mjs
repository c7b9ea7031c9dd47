// What a script tells the browser to fetch along with another one that it asks for.

/**
 * Leaves out what a script has itself been loaded with: a page names the files of each part that it loads later, and nothing
 * of a file's hash can be compressed.
 * @param {(host: string) => RegExp} alwaysThere what comes with the app, by the script that asks
 */
export function missingParts(alwaysThere) {
  /** @type {import('vite').Rollup.OutputBundle} */
  let bundle = {};

  /**
   * @param {string} file
   * @param {Set<string>} found
   * @returns {Set<string>} the file and all that it imports at once
   */
  function loadedWith(file, found = new Set()) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(file)) return found;
    found.add(file);
    for (const part of chunk.imports) loadedWith(part, found);
    return found;
  }

  /** @param {string} file */
  function hasStyles(file) {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' && (chunk.viteMetadata?.importedCss.size ?? 0) > 0;
  }

  return {
    /** @type {import('vite').Plugin} */
    plugin: {
      name: 'missing-parts',
      apply: 'build',
      enforce: 'pre',
      generateBundle(_options, made) {
        bundle = made;
      },
    },
    /** @type {import('vite').ResolveModulePreloadDependenciesFn} */
    resolve(file, parts, { hostId }) {
      const there = loadedWith(hostId);
      const missing = parts.filter((part) => !there.has(part) && !alwaysThere(hostId).test(part));
      // Alone it is asked for at once in any case; its styles would hold it up.
      return missing.every((part) => part === file) && !hasStyles(file) ? [] : missing;
    },
  };
}
