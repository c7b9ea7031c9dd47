/** How a browser shows the frame: the specification's layout settings (S§3), as far as people choose them. */
export interface Layout {
  readonly layoutType: 'vertical' | 'horizontal';
  readonly layoutWidth: 'fluid' | 'boxed';
  readonly topbarTheme: 'light' | 'dark';
  /** `condensed` looks like `icon`: it is what the bar's own button collapses to. */
  readonly leftSideBarType: 'default' | 'compact' | 'icon' | 'condensed';
  readonly leftSideBarTheme: 'dark' | 'colored';
  /** Titles of the menu groups that are folded. */
  readonly folded: readonly string[];
}

/** What is open at the moment; nothing of it is kept. */
export interface Opened {
  /** The settings panel. */
  readonly showRightSidebar: boolean;
  /** The menu that a phone opens over the page. */
  readonly leftMenu: boolean;
}

export const freshLayout: Layout = {
  layoutType: 'vertical',
  layoutWidth: 'fluid',
  topbarTheme: 'light',
  leftSideBarType: 'default',
  leftSideBarTheme: 'dark',
  folded: [],
};

export const nothingOpen: Opened = { showRightSidebar: false, leftMenu: false };

/** A screen at least this wide has room for a menu beside the page (S§9). */
export const desktopWidth = 992;

/** A screen up to this width is held in a hand, and the frame has a foot within reach of the thumb. */
export const phoneWidth = 640;

/** The words that each setting can take. */
const choices = {
  layoutType: ['vertical', 'horizontal'],
  layoutWidth: ['fluid', 'boxed'],
  topbarTheme: ['light', 'dark'],
  leftSideBarType: ['default', 'compact', 'icon', 'condensed'],
  leftSideBarTheme: ['dark', 'colored'],
} as const;

/** Choosing horizontal sets the top bar dark, vertical sets it light (S§4); either may be changed afterwards (I6). */
export function withType(layout: Layout, layoutType: Layout['layoutType']): Layout {
  return { ...layout, layoutType, topbarTheme: layoutType === 'horizontal' ? 'dark' : 'light' };
}

/** Boxed width forces the icon sidebar, other widths force the default one (S§4). */
export function withWidth(layout: Layout, layoutWidth: Layout['layoutWidth']): Layout {
  return { ...layout, layoutWidth, leftSideBarType: layoutWidth === 'boxed' ? 'icon' : 'default' };
}

/** The sidebar of a layout: none in horizontal, which clears its attributes (S§4). */
export function sidebarOf({
  layoutType,
  leftSideBarType,
  leftSideBarTheme,
}: Layout):
  | { readonly size: 'default' | 'small' | 'collapsed'; readonly theme: Layout['leftSideBarTheme'] }
  | undefined {
  if (layoutType === 'horizontal') return undefined;
  // Compact is small size; icon and condensed are collapsed; default restores normal (S§4).
  const sizes = { default: 'default', compact: 'small', icon: 'collapsed', condensed: 'collapsed' } as const;
  return { size: sizes[leftSideBarType], theme: leftSideBarTheme };
}

/** The layout after the bar's collapse button on a wide screen: a sidebar becomes condensed, a collapsed one gets its normal size again. */
export function collapsed(layout: Layout): Layout {
  const isCollapsed = sidebarOf(layout)?.size === 'collapsed';
  return { ...layout, leftSideBarType: isCollapsed ? 'default' : 'condensed' };
}

/** The stored layout; invalid values are replaced by the initial ones. */
export function readLayout(text: string | null): Layout {
  const kept = objectIn(text);
  const said = Object.entries(choices).filter(([name, words]) => words.some((word) => word === kept[name]));
  const folded = Array.isArray(kept.folded) ? kept.folded.filter((title) => typeof title === 'string') : [];
  return { ...freshLayout, ...Object.fromEntries(said.map(([name]) => [name, kept[name]])), folded };
}

function objectIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/**
 * How many entries of a menu bar fit before 'More' takes the rest: all of them if there is room. Widths in pixels, in the menu's order.
 */
export function fitting(widths: readonly number[], room: number, more: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room) return widths.length;
  let taken = more;
  const fit = widths.findIndex((width) => {
    taken += width;
    return taken > room;
  });
  return Math.max(fit, 0);
}
