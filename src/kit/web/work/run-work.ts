import { t } from '#kit/contract/language';
import { refusal, type Request } from '#kit/web/call';
import { isSaved, sendLasting } from './lasting-call';
import { beginWork, type RunningWork } from './work';

/**
 * Makes a call that lasts as work under way: `began` hears of it, whoever waits sees how far it is and may cancel. Cancelled
 * in time it throws that nothing was saved; too late, that all is. The request's key tells the one from the other.
 */
export async function runWork<T>(title: string, request: Request, began: (work: RunningWork) => void): Promise<T> {
  const work = beginWork(title);
  began(work);
  try {
    return await sendLasting<T>({ ...request, signal: work.signal }, work.step);
  } catch (error) {
    if (!work.signal.aborted) throw error;
    // Without a key nothing is saved: the call only asks.
    const saved = request.idempotencyKey !== undefined && (await isSaved(request));
    throw refusal(0, saved ? t('It was too late to cancel: it is saved.') : t('Cancelled. Nothing was saved.'));
  } finally {
    work.end();
  }
}
