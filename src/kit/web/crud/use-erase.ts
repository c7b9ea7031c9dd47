import type { Entity, Got } from '#kit/contract/entity';
import { toastWrong } from '#kit/web/toast';
import { useRemove } from '#kit/web/use-entity';
import { confirmDelete } from './confirm-delete';

/**
 * Deletes a record after the question, or voids it where the contract says so; true where it is gone. `name` is what the
 * question calls it, `along` says what else goes with it.
 */
export function useErase<E extends Entity>(of: E): (row: Got<E>, name: string, along?: string) => Promise<boolean> {
  const remove = useRemove(of);
  return async ({ _id, __v }, name, along) => {
    const answer = await confirmDelete(of, name, along);
    if (!answer) return false;
    return remove.mutateAsync({ _id, __v, reason: answer.reason || undefined }).then(
      () => true,
      (error: Error) => {
        toastWrong(error.message);
        return false;
      },
    );
  };
}
