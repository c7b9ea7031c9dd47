import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { answerOf, isRefusal, refusal, type Request, send } from '#kit/web/call';

/** How far work on the server is; `known` is 0 where the server does not know how much there is. */
export interface Step {
  readonly done: number;
  readonly known: number;
}

/** Makes a call and hears its steps on the way; throws what any call throws. */
export async function sendLasting<T>(request: Request, onStep: (step: Step) => void): Promise<T> {
  const response = await send({ ...request, stream: { Accept: 'application/x-ndjson, application/json' } });
  if (!response.headers.get('content-type')?.startsWith('application/x-ndjson')) return answerOf<T>(response);
  for await (const line of linesOf(response)) {
    if (!isObject(line)) continue;
    if ('status' in line) return answerOf<T>(Response.json(line.answer, { status: Number(line.status) }));
    onStep({ done: Number(line.done), known: Number(line.known) });
  }
  throw lost();
}

/**
 * What became of a call that was given up: asked under the same key with nothing in it, the server waits for the first to
 * settle, and then refuses either the second use of the key or the emptiness.
 */
export async function isSaved({ method, path, idempotencyKey, body }: Request): Promise<boolean> {
  const nothing = body instanceof FormData ? new FormData() : {};
  try {
    await send({ method, path, idempotencyKey, body: nothing });
  } catch (error) {
    if (!isRefusal(error) || (error.status !== 400 && error.status !== 409)) throw error;
    if (error.status === 409 && error.errors['Idempotency-Key'] === undefined)
      return isSaved({ method, path, idempotencyKey, body });
    return error.status === 409;
  }
  return true;
}

/** What is said where the connection broke off in the middle. */
export function lost() {
  return refusal(0, t('The connection was lost. Try again: what is saved already is not saved twice.'));
}

async function* linesOf(response: Response): AsyncGenerator<unknown> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  if (!reader) return;
  for (;;) {
    // Where the connection breaks, the end is not heard: no more lines come.
    const { value = '', done } = await reader.read().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw lost();
    });
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line);
    if (done) return;
  }
}
