import { isAnswering, isRefusal, send } from '#kit/web/call';
import { counterPath } from './counter.contract';

/** How long, in ms, a preview may take that only asks whether somebody answers. */
const patience = 8_000;

/**
 * True if the server answers now. It is asked only where the last call got no answer, by a preview of this body, which
 * saves nothing: a sale that was sent may have arrived, and waits for its answer.
 */
export async function isAnswered(body: object): Promise<boolean> {
  if (!navigator.onLine) return false;
  if (isAnswering()) return true;
  const signal = AbortSignal.timeout(patience);
  try {
    await send({ method: 'POST', path: counterPath, query: { preview: 1 }, body, signal });
    return true;
  } catch (error) {
    // Whatever is wrong with it is told when it is taken.
    return isRefusal(error) && error.status !== 0;
  }
}
