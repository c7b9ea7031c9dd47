import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { answerOf, isRefusal, refusal, type Request, send } from '#kit/web/call';

/** The progress of work on the server; `known` is 0 if the server does not know how much there is. */
export interface Step {
  readonly done: number;
  readonly known: number;
}

/** Makes a call and receives its progress; throws what any call throws. */
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
 * True if an abandoned call was saved after all. Asked under the same key with an empty body, the server waits for the
 * first request to finish, and then refuses either the second use of the key or the emptiness.
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

/** The error for a connection that broke off in the middle. */
export function lost() {
  return refusal(0, t('The connection was lost. Try again: what is saved already is not saved twice.'));
}

async function* linesOf(response: Response): AsyncGenerator<unknown> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  if (!reader) return;
  for (;;) {
    // If the connection breaks, the end does not arrive: there are no more lines.
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
