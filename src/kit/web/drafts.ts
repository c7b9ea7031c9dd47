import { removeOwn, storedOwn, storeOwn } from '#kit/web/own-storage';
import { makeStore } from '#kit/web/store';
import type { Write } from '#kit/rules/outbox';

/**
 * A stored form. When the session ends, every open form stores its typed values in this tab's storage, and its list opens it again after
 * the next login of the same account (A21).
 */
export interface FormDraft {
  /** The record that was edited; undefined for a new one. */
  readonly edited?: string | undefined;
  readonly values: Readonly<Record<string, unknown>>;
  /** The refused write that is being corrected here. */
  readonly corrects?: Write | undefined;
}

const open = makeStore<ReadonlyMap<string, () => FormDraft | undefined>>(new Map());

/**
 * Registers a form whose values are stored when the session ends; `read` returns undefined while nothing was typed.
 * Returns a function that unregisters it.
 */
export function offerDraft(name: string, read: () => FormDraft | undefined): () => void {
  open.set(new Map([...open.get(), [name, read]]));
  return () => open.set(new Map([...open.get()].filter(([one]) => one !== name)));
}

/** True if something typed here is not saved. */
export function holdsTyped(): boolean {
  return [...open.get().values()].some((read) => read() !== undefined);
}

/** Stores the values of all open forms; called when the session ends, before the screen disappears. */
export function keepDrafts(): void {
  for (const [name, read] of open.get()) {
    const draft = read();
    if (draft) keepDraft(name, draft);
  }
}

/** Stores values for a form at this address, without notifying an open one, which has them already. */
export function keepDraft(name: string, draft: FormDraft): void {
  storeOwn(keyOf(name), JSON.stringify(draft));
}

/** Stores values for the form of a list, at this address or another. */
export function leaveDraft(address: string, name: string, draft: FormDraft): void {
  storeOwn(keyOf(name, address), JSON.stringify(draft));
  left.set(left.get() + 1);
}

/** Counts how often values were stored for a list. */
const left = makeStore(0);

/** Subscribes an open list to values stored for it. */
export const onDraft = left.subscribe;

/** The stored values of a form, which are removed; undefined if there are none. */
export function takeDraft(name: string): FormDraft | undefined {
  const draft = storedOwn(keyOf(name));
  removeOwn(keyOf(name));
  return draft === null ? undefined : (JSON.parse(draft) as FormDraft);
}

/** Forgets the stored values of a form: they wait elsewhere and would be saved twice. */
export function dropDraft(address: string, name: string): void {
  removeOwn(keyOf(name, address));
}

/**
 * The name of a form's values in the storage. They belong to its address: when the login takes over, the list is rendered once
 * more and must not take them.
 */
function keyOf(name: string, address: string = location.pathname): string {
  return `draft:${address}:${name}`;
}
