import { useSyncExternalStore } from 'react';

/** How this browser shows the frame; kept for the next visit (I6). */
export interface LayoutSettings {
  readonly sideMenu: 'full' | 'icons';
  /** Titles of the menu groups that are folded. */
  readonly folded: readonly string[];
}

const key = 'layout';
const fresh: LayoutSettings = { sideMenu: 'full', folded: [] };
const listeners = new Set<() => void>();
let settings = read();

export function useLayoutSettings(): LayoutSettings {
  return useSyncExternalStore(listen, () => settings);
}

export function changeLayout(part: Partial<LayoutSettings>): void {
  settings = { ...settings, ...part };
  localStorage.setItem(key, JSON.stringify(settings));
  for (const tell of listeners) tell();
}

function read(): LayoutSettings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return isPartial(kept) ? { ...fresh, ...kept } : fresh;
  } catch {
    return fresh;
  }
}

function isPartial(kept: unknown): kept is Partial<LayoutSettings> {
  if (typeof kept !== 'object' || kept === null) return false;
  const menu = !('sideMenu' in kept) || kept.sideMenu === 'full' || kept.sideMenu === 'icons';
  return menu && (!('folded' in kept) || Array.isArray(kept.folded));
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
