import { answerOf, send } from '#kit/web/call';
import type { Typed } from '#kit/web/form/form-values';
import { useDone } from '#kit/web/use-entity';
import { completeClass } from './completion.contract';
import { sentOf, type Ticked } from './completion-form.rules';

/** Completes a class with what the form holds. */
export function useCompletion(id: string, idempotencyKey: string) {
  const done = useDone();
  const call = { method: completeClass.method, path: completeClass.path.replace('{id}', id), idempotencyKey };
  return async (typed: Typed, ticked: Ticked): Promise<void> => {
    const answer = await answerOf<{ readonly message: string }>(await send({ ...call, body: sentOf(typed, ticked) }));
    await done(answer);
  };
}
