// Somebody else at work, in a thread of its own: what the attackers do in the test's thread does not count as the product's delay.
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ url: string, token: string, payment: object }} */
const { url, token, payment } = workerData;
const api = `${url}/api/academy`;
/** @type {{ list: number[], payment: number[], health: number[], failed: string[] }} */
const seen = { list: [], payment: [], health: [], failed: [] };
const now = { goesOn: true };
parentPort?.once('message', () => {
  now.goesOn = false;
});

/**
 * @param {'list' | 'payment' | 'health'} what
 * @param {() => Promise<Response>} ask
 */
async function timed(what, ask) {
  const began = performance.now();
  const answer = await ask();
  await answer.arrayBuffer();
  seen[what].push(performance.now() - began);
  if (answer.status !== 200) seen.failed.push(`${what}: ${answer.status}`);
}

const headers = { 'auth-token': token, 'content-type': 'application/json' };
while (now.goesOn) {
  await timed('list', () => fetch(`${api}/student?page=1`, { headers }));
  await timed('payment', () => fetch(`${api}/receipt`, { method: 'POST', headers, body: JSON.stringify(payment) }));
  await timed('health', () => fetch(`${url}/healthz`));
  await wait(10);
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(seen);
