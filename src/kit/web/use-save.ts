import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { use } from 'react';
import type { Entity, Got } from '#kit/contract/entity';
import type { Saved } from '#kit/contract/endpoint';
import { answerOf, type Refusal, send } from './call';
import { MayOpen } from './may-open';
import type { SavedRecord } from './toast-store';
import { type Removed, removeRecord, useDone } from './use-entity';

/** A mutation that saves a new record (with the id that the form made) or the changed fields of an existing one. */
export function useSave<E extends Entity>(of: E) {
  const done = useDone();
  const leads = useLeads();
  return useMutation<
    Saved<Got<E>>,
    Refusal,
    { readonly id?: string | undefined; readonly body: Readonly<Record<string, unknown>> }
  >({
    mutationFn: async ({ id, body }) =>
      answerOf(
        await send(
          id === undefined
            ? { method: 'POST', path: of.path, body }
            : { method: 'PUT', path: `${of.path}/${encodeURIComponent(id)}`, body },
        ),
      ),
    onSuccess: ({ message, info }) => done({ message, named: { of, record: info, leads } }),
  });
}

/** A mutation that deletes a record, or voids it if the contract says so. */
export function useRemove<E extends Entity>(of: E) {
  const done = useDone();
  return useMutation<Saved<unknown>, Refusal, Removed>({
    mutationFn: (record) => removeRecord(of, record),
    onSuccess: done,
  });
}

/** A function that gives the way to an address, for users who may open it. */
function useLeads(): SavedRecord['leads'] {
  const mayOpen = use(MayOpen);
  const { history } = useRouter();
  return (address) => (mayOpen(address.split('?')[0] ?? '') ? () => history.push(address) : undefined);
}
