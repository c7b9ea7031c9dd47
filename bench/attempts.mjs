/**
 * What could not be measured, and why. Everything else is still measured.
 * @typedef {{ name: string, why: string }} Failure
 * @typedef {ReturnType<typeof openAttempts>} Attempts
 */

/** The longest reason that a cell holds. */
const most = 200;

/** @param {(line: string) => void} say */
export function openAttempts(say) {
  /** @type {Failure[]} */
  const failures = [];
  /** @param {string} name @param {unknown} error */
  const fail = (name, error) => {
    const why = reasonOf(error);
    failures.push({ name, why });
    say(`${name} could not be measured: ${why}`);
    return why;
  };
  return {
    failures,
    fail,
    /**
     * What a task answers; undefined if it failed.
     * @template T
     * @param {string} name
     * @param {() => Promise<T>} task
     * @returns {Promise<T | undefined>}
     */
    attempt: (name, task) =>
      task().catch((error) => {
        fail(name, error);
        return undefined;
      }),
  };
}

/** An error as a cell of a table holds it: one line, no bars. @param {unknown} error */
function reasonOf(error) {
  const says = error instanceof Error ? error.message : String(error);
  return says.replace(/\s+/g, ' ').replaceAll('|', '/').slice(0, most);
}
