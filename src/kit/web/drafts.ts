import { makeStore } from '#kit/web/store';
import type { Write } from '#kit/rules/outbox';

/**
 * What was typed outlives the session: when it ends, every open form leaves its values in this tab's storage,
 * and the list it belongs to opens it again after the next login (A21).
 */
export interface KeptForm {
  /** The record that was edited; undefined for a new one. */
  readonly edited?: string | undefined;
  readonly values: Readonly<Record<string, unknown>>;
  /** The write that was refused and is put right here. */
  readonly corrects?: Write | undefined;
}

const open = makeStore<ReadonlyMap<string, () => KeptForm | undefined>>(new Map());

/** Lets a form be asked for its values when the session ends; `read` answers undefined while nothing was typed. */
export function offerDraft(name: string, read: () => KeptForm | undefined): () => void {
  open.set(new Map([...open.get(), [name, read]]));
  return () => open.set(new Map([...open.get()].filter(([one]) => one !== name)));
}

/** Whether something typed here is not saved. */
export function holdsTyped(): boolean {
  return [...open.get().values()].some((read) => read() !== undefined);
}

/** Called when the session ends, before the screen goes. */
export function keepDrafts(): void {
  for (const [name, read] of open.get()) {
    const kept = read();
    if (kept) sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
  }
}

/** Leaves values for the form of a list at another address, or at this one. */
export function leaveDraft(address: string, name: string, kept: KeptForm): void {
  sessionStorage.setItem(keyOf(name, address), JSON.stringify(kept));
  left.set(left.get() + 1);
}

/** How often values were left for a list. */
const left = makeStore(0);

/** Tells a list that stands open already that values were left for it. */
export const onDraft = left.subscribe;

/** The values left by a form; they are gone once taken. */
export function takeDraft(name: string): KeptForm | undefined {
  const kept = sessionStorage.getItem(keyOf(name));
  sessionStorage.removeItem(keyOf(name));
  return kept === null ? undefined : (JSON.parse(kept) as KeptForm);
}

/** Forgets what a form left: it waits elsewhere, and would be saved twice. */
export function dropDraft(address: string, name: string): void {
  sessionStorage.removeItem(keyOf(name, address));
}

/** A form's values belong to its address: while the login takes over, the list is drawn once more and must not take them. */
function keyOf(name: string, address: string = location.pathname): string {
  return `draft:${address}:${name}`;
}
