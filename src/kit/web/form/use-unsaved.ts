import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Fields } from '#kit/contract/field';
import { confirmDiscard } from './confirm-discard';
import { offerDraft } from '#kit/web/drafts';
import type { Typed } from './form-values';

interface Parts {
  readonly dirty: boolean;
  readonly typed: Typed;
  readonly fields: Fields;
  readonly draft: { readonly name: string; readonly edited?: string | undefined };
}

/** Asks before typed values are lost by leaving the page; stores them if the session ends. */
export function useUnsaved({ dirty, typed, fields, draft }: Parts): void {
  const ended = useRef(false);
  const { name, edited } = draft;
  useEffect(
    () =>
      offerDraft(name, () => {
        ended.current = true;
        return dirty || edited === undefined ? { edited, values: withoutSecrets(fields, typed) } : undefined;
      }),
    [name, edited, dirty, fields, typed],
  );
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!dirty || ended.current || current.pathname === next.pathname) return false;
      return !(await confirmDiscard());
    },
    enableBeforeUnload: () => dirty && !ended.current,
  });
}

function withoutSecrets(fields: Fields, typed: Typed): Typed {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => fields[name]?.kind !== 'password'));
}
