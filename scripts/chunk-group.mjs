/**
 * A file of these modules; whatever else they need stays where it is.
 * @param {string} name
 * @param {readonly RegExp[]} patterns
 */
export function alone(name, patterns) {
  return { name, test: within(patterns), priority: 2, includeDependenciesRecursively: false };
}

/**
 * True of the modules whose path fits one of these.
 * @param {readonly RegExp[]} patterns
 */
export function within(patterns) {
  return (/** @type {string} */ id) => patterns.some((pattern) => pattern.test(id));
}
