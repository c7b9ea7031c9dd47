import { useSyncExternalStore } from 'react';
import { type Layout, nothingOpen, type Opened, readLayout } from './layout.rules';

/** The layout of this browser, kept for the next visit (I6), and what of the frame is open. */
export interface LayoutSettings extends Layout, Opened {}

const key = 'layout';
const listeners = new Set<() => void>();
// Read before anything is drawn: the first frame is already the chosen one.
let settings: LayoutSettings = { ...readLayout(localStorage.getItem(key)), ...nothingOpen };

export function useLayoutSettings(): LayoutSettings {
  return useSyncExternalStore(listen, () => settings);
}

/** Changes the layout, and keeps it. */
export function changeLayout(part: Partial<Layout>): void {
  settings = { ...settings, ...part };
  const { showRightSidebar: _panel, leftMenu: _menu, ...kept } = settings;
  localStorage.setItem(key, JSON.stringify(kept));
  for (const tell of listeners) tell();
}

/** Opens or shuts a part of the frame. */
export function showPart(part: Partial<Opened>): void {
  settings = { ...settings, ...part };
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
