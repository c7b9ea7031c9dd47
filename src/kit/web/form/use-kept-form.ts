import { useEffect } from 'react';
import type { Entity, Got } from '#kit/contract/entity';
import { toastWrong } from '#kit/web/toast';
import { readRecord } from '#kit/web/use-entity';
import { type KeptForm, onDraft, takeDraft } from '#kit/web/drafts';

/** The form that is open above a list: of a new or an existing record. */
export interface OpenedForm<E> {
  readonly record?: Got<E> | undefined;
  readonly kept?: KeptForm | undefined;
}

/** Reopens the form whose values were stored: when the session ended, or in a write that was refused. */
export function useKeptForm<E extends Entity>(entity: E, open: (form: OpenedForm<E>) => void): void {
  useEffect(() => {
    const take = () => {
      const kept = takeDraft(entity.path);
      if (!kept) return;
      if (kept.edited === undefined) return open({ kept });
      readRecord(entity, kept.edited).then(
        (record) => open({ record, kept }),
        (error: Error) => toastWrong(error.message),
      );
    };
    take();
    return onDraft(take);
  }, [entity, open]);
}
