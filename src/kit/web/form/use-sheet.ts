import { useEffect, useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import {
  baseUnder,
  type Cell,
  cellIn,
  changedIn,
  emptyEntry,
  type Entry,
  laidOver,
  onceSaved,
  type Reading,
  type Sheet,
  sheetIn,
  typedSince,
} from '#kit/rules/sheet';
import { inOrder } from '#kit/rules/outbox';
import { placeHere } from '#kit/web/call';
import { onDraft, takeDraft } from '#kit/web/drafts';
import { useWrites } from '#kit/web/offline/writes';
import { useKeptOverReload } from './use-kept-over-reload';
import { useUnsaved } from './use-unsaved';

interface Parts {
  /** The name under which typed values are kept while nobody is logged in. */
  readonly draft: string;
  /** What was read, the same object until it is read again. */
  readonly read: object;
  /** The fields as they were read. */
  readonly stored: Sheet;
  /** What waits on this device to be sent, in place of what is stored. */
  readonly waits: Sheet;
  readonly reading: Reading;
  /** True while what is typed is on its way. */
  readonly isSaving: boolean;
}

/** What was saved last, and what had been read by then. */
interface Landed {
  readonly sheet: Sheet;
  readonly over: object;
}

/** Whose content to keep in a field that two people have filled in. */
export type Whose = 'mine' | 'theirs';

/**
 * Fields that several people fill in, while one of them types: what is stored, what is typed over it, and what is still to be saved.
 * Typed values survive the end of the session and a reload, and come back if they were refused.
 */
export function useSheet({ draft, read, stored, waits, reading, isSaving }: Parts) {
  const [typed, setTyped] = useState<Sheet>(() => sheetIn(takeDraft(draft)?.values));
  const [landed, setLanded] = useState<Landed>({ sheet: {}, over: read });
  // Saved values are shown as saved even before they are read again.
  const start = laidOver(stored, { ...(landed.over === read ? landed.sheet : {}), ...waits });
  const open = changedIn(typed, start, reading);
  const dirty = Object.keys(open).length > 0;
  useUnsaved({ dirty: dirty && !isSaving, typed, fields: {}, draft: { name: draft } });
  useKeptOverReload(draft, dirty && !isSaving ? typed : undefined);

  // Refused values come back to be corrected.
  useEffect(
    () =>
      onDraft(() => {
        const kept = takeDraft(draft);
        if (kept) setTyped((before) => ({ ...before, ...sheetIn(kept.values) }));
      }),
    [draft],
  );

  /** A text as it is typed over what its field says. */
  function entryOf(name: string, text: string): Entry {
    return { text, base: baseUnder(typed, start, name, reading) };
  }

  function type(texts: Readonly<Record<string, string>>): void {
    const entries = Object.entries(texts).map(([name, text]) => [name, entryOf(name, text)] as const);
    setTyped((before) => ({ ...before, ...Object.fromEntries(entries) }));
  }

  /** Decides between what is typed and what somebody else has saved. */
  function take(name: string, whose: Whose): void {
    const { [name]: mine = emptyEntry, ...others } = typed;
    const { base } = start[name] ?? emptyEntry;
    setTyped(whose === 'theirs' ? others : { ...typed, [name]: { ...mine, base } });
  }

  /** Drops what was sent of what is typed: it waits on this device. */
  function sent(sheet: Sheet): void {
    setTyped((now) => typedSince(now, sheet));
  }

  /** Drops what was sent of what is typed, once the server has saved it, and shows it as stored. */
  function saved(sheet: Sheet): void {
    setLanded((before) => ({
      sheet: { ...(before.over === read ? before.sheet : {}), ...onceSaved(sheet) },
      over: read,
    }));
    sent(sheet);
  }

  const cell = (name: string): Cell => cellIn(typed, start, name, reading);
  return { typed, start, open, dirty, cell, entryOf, type, take, sent, saved };
}

/** The key of a sending: the same content keeps the same key until it arrives, so that sending it again after a lost answer saves nothing twice. */
export function useSendingKey() {
  const attempt = useRef<{ readonly content: string; readonly key: string }>(undefined);
  return {
    of(content: string): string {
      if (attempt.current?.content !== content) attempt.current = { content, key: uuid() };
      return attempt.current.key;
    },
    arrived(): void {
      attempt.current = undefined;
    },
  };
}

/** The values of a sheet that wait here to be sent, as it will be once they are saved; each sending holds only what it changes. */
export function useWaitingSheet(path: string, draft: string): Sheet {
  const writes = useWrites(placeHere(path).account);
  const own = inOrder(writes).filter((write) => write.draft.name === draft && !write.refused);
  return Object.assign({}, ...own.map(({ draft: { values } }) => onceSaved(sheetIn(values))));
}
