import type { Endpoint, Saved } from '#kit/contract/endpoint';
import { answerOf, isRefusal, send } from '#kit/web/call';
import { toastWrong } from '#kit/web/toast';
import { useDone } from '#kit/web/use-entity';

/** Cancels a message or sends it again, and says what came of it. */
export function useChangeOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): (id: string) => Promise<void> {
  const done = useDone();
  return async (id) => {
    try {
      await done(await answerOf<Saved<unknown>>(await send({ method, path, body: { ids: [id] } })));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toastWrong(error.message);
    }
  };
}
