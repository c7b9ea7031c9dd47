import { t } from '#kit/contract/language';
import { refusal, type Request, send } from '#kit/web/call';
import { toastDone, toastWhile, toastWrong } from '#kit/web/toast';
import { beginWork, type RunningWork } from './work';
import { saveAs } from './save-as';
import { WorkProgress } from './WorkProgress';

export { saveAs };

export interface FetchedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Progress is shown only after this time, in ms. */
const patience = 700;

/** A fetched file, with its progress shown if it takes longer; undefined if the person cancelled it. */
export async function fetchFile(request: Request, fallbackName: string): Promise<FetchedFile | undefined> {
  const work = beginWork(t('Preparing {file}', { file: fallbackName }));
  let hide: Promise<() => void> | undefined;
  const show = setTimeout(() => {
    hide = toastWhile(<WorkProgress id={work.id} />);
  }, patience);
  try {
    const response = await send({ ...request, signal: work.signal });
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? fallbackName;
    const warning = response.headers.get('x-warning');
    if (warning !== null) toastWrong(decodeURIComponent(warning));
    return { name, content: await contentOf(response, work) };
  } catch (error) {
    if (!work.signal.aborted) throw error;
    toastDone(t('Cancelled'));
    return undefined;
  } finally {
    clearTimeout(show);
    work.end();
    void hide?.then((away) => away());
  }
}

/**
 * The whole file, with its progress counted in rows: in a CSV each is a line, and the server says how many there are.
 */
async function contentOf(response: Response, work: RunningWork): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  const known = type.startsWith('text/csv') ? Number(response.headers.get('x-total-count') ?? 0) : 0;
  const reader = response.body?.getReader();
  const pieces: BlobPart[] = [];
  let lines = 0;
  if (!reader) return new Blob([], { type });
  for (;;) {
    const { value, done } = await reader.read().catch((error: unknown) => {
      if (work.signal.aborted) throw error;
      throw refusal(0, t('The connection was lost before the file was complete. It was not kept.'));
    });
    if (done) break;
    pieces.push(value);
    for (const byte of value) if (byte === 10) lines++;
    if (known > 0) work.step({ done: Math.min(Math.max(0, lines - 1), known), known });
  }
  return new Blob(pieces, { type });
}
