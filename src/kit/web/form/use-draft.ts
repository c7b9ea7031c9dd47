import { useEffect } from 'react';
import type { Entity, Got } from '#kit/contract/entity';
import { toastWrong } from '#kit/web/toast';
import { readRecord } from '#kit/web/use-entity';
import { type FormDraft, onDraft, takeDraft } from '#kit/web/drafts';

/** The form that is open above a list: of a new or an existing record. */
export interface OpenedForm<E> {
  readonly record?: Got<E> | undefined;
  readonly draft?: FormDraft | undefined;
}

/** Reopens the form whose values were stored: when the session ended, or in a write that was refused. */
export function useDraft<E extends Entity>(entity: E, open: (form: OpenedForm<E>) => void): void {
  useEffect(() => {
    const take = () => {
      const draft = takeDraft(entity.path);
      if (!draft) return;
      if (draft.edited === undefined) return open({ draft });
      readRecord(entity, draft.edited).then(
        (record) => open({ record, draft }),
        (error: Error) => toastWrong(error.message),
      );
    };
    take();
    return onDraft(take);
  }, [entity, open]);
}
