import { makeStore, useStore } from '#kit/web/store';
import { type Layout, nothingOpen, type Opened, readLayout } from './layout.rules';

/** The layout of this browser, stored for the next visit (I6), and which parts of the frame are open. */
export interface LayoutSettings extends Layout, Opened {}

const key = 'layout';
// Read before anything is drawn, so that the first frame is already the chosen one.
const settings = makeStore<LayoutSettings>({ ...readLayout(localStorage.getItem(key)), ...nothingOpen });

export function useLayoutSettings(): LayoutSettings {
  return useStore(settings);
}

/** Changes the layout, and keeps it. */
export function changeLayout(part: Partial<Layout>): void {
  const next = { ...settings.get(), ...part };
  const { showRightSidebar: _panel, leftMenu: _menu, ...kept } = next;
  localStorage.setItem(key, JSON.stringify(kept));
  settings.set(next);
}

/** Opens or shuts a part of the frame. */
export function showPart(part: Partial<Opened>): void {
  settings.set({ ...settings.get(), ...part });
}
