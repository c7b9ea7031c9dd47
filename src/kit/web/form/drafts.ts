/**
 * What was typed outlives the session: when it ends, every open form leaves its values in this tab's storage,
 * and the list it belongs to opens it again after the next login (A21).
 */
export interface KeptForm {
  /** The record that was edited; undefined for a new one. */
  readonly edited?: string | undefined;
  readonly values: Readonly<Record<string, unknown>>;
}

const open = new Map<string, () => KeptForm | undefined>();

/** Lets a form be asked for its values when the session ends; `read` answers undefined while nothing was typed. */
export function offerDraft(name: string, read: () => KeptForm | undefined): () => void {
  open.set(name, read);
  return () => {
    open.delete(name);
  };
}

/** Called when the session ends, before the screen goes. */
export function keepDrafts(): void {
  for (const [name, read] of open) {
    const kept = read();
    if (kept) sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
  }
}

/** The values left by a form; they are gone once taken. */
export function takeDraft(name: string): KeptForm | undefined {
  const kept = sessionStorage.getItem(keyOf(name));
  sessionStorage.removeItem(keyOf(name));
  return kept === null ? undefined : (JSON.parse(kept) as KeptForm);
}

/** A form's values belong to its address: while the login takes over, the list is drawn once more and must not take them. */
function keyOf(name: string): string {
  return `draft:${location.pathname}:${name}`;
}
