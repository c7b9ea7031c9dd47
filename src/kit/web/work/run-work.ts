import { t } from '#kit/contract/language';
import { refusal, type Request } from '#kit/web/call';
import { isSaved, sendLasting } from './lasting-call';
import { beginWork, type RunningWork } from './work';

/**
 * Makes a long call as running work: `began` receives it, and the person sees its progress and may cancel. If cancelled in time it throws
 * that nothing was saved, if too late, that everything was. The request's key distinguishes the two.
 */
export async function runWork<T>(title: string, request: Request, began: (work: RunningWork) => void): Promise<T> {
  const work = beginWork(title);
  began(work);
  try {
    return await sendLasting<T>({ ...request, signal: work.signal }, work.step);
  } catch (error) {
    if (!work.signal.aborted) throw error;
    // A call without a key only reads, so nothing is saved.
    const saved = request.idempotencyKey !== undefined && (await isSaved(request));
    throw refusal(0, saved ? t('It was too late to cancel: it is saved.') : t('Cancelled. Nothing was saved.'));
  } finally {
    work.end();
  }
}
