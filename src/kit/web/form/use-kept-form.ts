import { useEffect } from 'react';
import type { Entity, Got } from '../../contract/entity';
import { toastWrong } from '../toast';
import { readRecord } from '../use-entity';
import { takeDraft } from './drafts';
import type { Typed } from './form-values';

/** The form that stands open above a list: of a new record, or of one that is there. */
export interface OpenedForm<E> {
  readonly record?: Got<E> | undefined;
  readonly kept?: Typed | undefined;
}

/** Opens the form again whose values were kept when the session ended. */
export function useKeptForm<E extends Entity>(entity: E, open: (form: OpenedForm<E>) => void): void {
  useEffect(() => {
    const kept = takeDraft(entity.path);
    if (!kept) return;
    if (kept.edited === undefined) return open({ kept: kept.values });
    readRecord(entity, kept.edited).then(
      (record) => open({ record, kept: kept.values }),
      (error: Error) => toastWrong(error.message),
    );
  }, [entity, open]);
}
