// What a script tells the browser to fetch along with another one that it asks for.

/**
 * Leaves out what was already loaded along with a script: a page names the files of each part that it loads later, and the hashes in
 * their names cannot be compressed.
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

  /**
   * The styles that came before whatever a script asks for: its own and those of what is always there.
   * @param {string} host
   */
  function stylesBefore(host) {
    const begun = alwaysThere(host);
    const scripts = [...loadedWith(host), ...Object.keys(bundle).filter((file) => begun.test(file))];
    return new Set(scripts.flatMap((file) => stylesOf(bundle[file])));
  }

  return {
    /** @type {import('vite').Plugin[]} */
    plugins: [
      {
        name: 'missing-parts',
        apply: 'build',
        enforce: 'pre',
        generateBundle(_options, made) {
          bundle = made;
        },
      },
      {
        // Vite has no hook for styles: its tables are shortened once they are written.
        name: 'missing-styles',
        apply: 'build',
        enforce: 'post',
        generateBundle: {
          order: 'post',
          handler(_options, made) {
            for (const chunk of Object.values(made))
              if (chunk.type === 'chunk') chunk.code = without(chunk.code, stylesBefore(chunk.fileName));
          },
        },
      },
    ],
    /** @type {import('vite').ResolveModulePreloadDependenciesFn} */
    resolve(file, parts, { hostId }) {
      const there = loadedWith(hostId);
      const missing = parts.filter((part) => !there.has(part) && !alwaysThere(hostId).test(part));
      // A script without others is requested at once in any case; its styles would hold it up.
      return missing.every((part) => part === file) && !hasStyles(file) ? [] : missing;
    },
  };
}

/** @param {import('vite').Rollup.OutputChunk | import('vite').Rollup.OutputAsset | undefined} part */
function stylesOf(part) {
  return part?.type === 'chunk' ? [...(part.viteMetadata?.importedCss ?? [])] : [];
}

const table = /(m\.f=)(\[[^\]]*\])/;

/**
 * A script without these files in its table, with the numbers that stand for the other files renumbered.
 * @param {string} code
 * @param {ReadonlySet<string>} files
 */
function without(code, files) {
  const [, , list] = table.exec(code) ?? [];
  if (list === undefined) {
    // Another release of Vite may write its tables differently: that must not go unnoticed.
    if (code.includes('__vite__mapDeps(')) throw new Error('The table of files that Vite writes is not where it was');
    return code;
  }
  /** @type {string[]} */
  const names = JSON.parse(list);
  const kept = names.filter((name) => !files.has(name));
  const numbers = names.map((name) => kept.indexOf(name));
  return code
    .replace(table, (_all, begin) => begin + JSON.stringify(kept))
    .replaceAll(/__vite__mapDeps\(\[([\d,]*)\]\)/g, (_all, listed) => {
      const left = listed.split(',').flatMap((/** @type {string} */ at) => numbers[Number(at)] ?? []);
      return `__vite__mapDeps([${left.filter((/** @type {number} */ at) => at >= 0).join(',')}])`;
    });
}
