import type { Entity, Got } from '#kit/contract/entity';
import { toastWrong } from '#kit/web/toast';
import { removeRecord, useDone } from '#kit/web/use-entity';

/**
 * A function that deletes a record after the question, or voids it if the contract says so; resolves with true once it is gone. `name` is
 * what the question calls it, `along` says what else goes with it.
 */
export function useErase<E extends Entity>(of: E): (row: Got<E>, name: string, along?: string) => Promise<boolean> {
  const done = useDone();
  return async ({ _id, __v }, name, along) => {
    try {
      const { confirmDelete } = await import('./confirm-delete');
      const answer = await confirmDelete(of, name, along);
      if (!answer) return false;
      await done(await removeRecord(of, { _id, __v, reason: answer.reason || undefined }));
      return true;
    } catch (error) {
      toastWrong(error instanceof Error ? error.message : String(error));
      return false;
    }
  };
}
