import { parentPort } from 'node:worker_threads';

/**
 * The worker's side of a crew: handles one order after the other. `handle` receives the order and `ask`, which sends a
 * message and awaits the answer, so that neither side runs ahead of the other. `ask` throws if nobody waits for the work
 * any more.
 * @template Order, Said, Told, End
 * @param {(order: Order, ask: (said: Said, transfer?: import('node:worker_threads').Transferable[]) => Promise<Told>) => Promise<End>} handle
 */
export function serve(handle) {
  /** @type {{ go: (told: Told) => void, stop: (reason: Error) => void } | undefined} */
  let asked;
  let isStopped = false;
  let work = Promise.resolve();
  const ask = (/** @type {Said} */ said, /** @type {import('node:worker_threads').Transferable[]} */ transfer = []) =>
    new Promise((go, stop) => {
      if (isStopped) return stop(new Error('Stopped'));
      asked = { go, stop };
      parentPort?.postMessage({ said }, transfer);
    });
  const take = (/** @type {Order} */ order) => {
    isStopped = false;
    work = handle(order, ask).then(
      (end) => say({ end }),
      (error) => say({ problem: error instanceof Error ? error.stack : String(error) }),
    );
  };
  const stop = () => {
    isStopped = true;
    asked?.stop(new Error('Stopped'));
    void work.then(() => say({ stopped: true }));
  };
  parentPort?.on('message', (/** @type {{ order: Order } | { told: Told } | { stop: true }} */ message) => {
    if ('told' in message) asked?.go(message.told);
    else if ('order' in message) take(message.order);
    else stop();
  });
  say({ ready: true });
}

/** @param {object} message */
function say(message) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(message);
}
