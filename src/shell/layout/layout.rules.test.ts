// Proves S§3, S§4.
import { describe, expect, it } from 'vitest';
import {
  collapsed,
  desktopWidth,
  fitting,
  freshLayout,
  nothingOpen,
  readLayout,
  sidebarOf,
  withType,
  withWidth,
} from './layout.rules';

const { folded: _ours, ...specified } = freshLayout;

describe('a fresh layout', () => {
  it('is vertical, fluid, with a dark default sidebar, a light top bar and nothing open', () => {
    expect({ ...specified, ...nothingOpen }).toEqual({
      layoutType: 'vertical',
      layoutWidth: 'fluid',
      leftSideBarTheme: 'dark',
      leftSideBarType: 'default',
      topbarTheme: 'light',
      showRightSidebar: false,
      leftMenu: false,
    });
    expect(desktopWidth).toBe(992);
  });
});

describe('choosing a layout', () => {
  it('horizontal sets topbar theme dark and clears sidebar attributes; vertical sets it light', () => {
    const horizontal = withType({ ...freshLayout, leftSideBarTheme: 'colored' }, 'horizontal');
    expect(horizontal.topbarTheme).toBe('dark');
    expect(sidebarOf(horizontal)).toBeUndefined();
    expect(withType(horizontal, 'vertical').topbarTheme).toBe('light');
  });

  it('leaves what was chosen of the sidebar for the way back to vertical', () => {
    const chosen = { ...freshLayout, leftSideBarTheme: 'colored', leftSideBarType: 'compact' } as const;
    expect(withType(withType(chosen, 'horizontal'), 'vertical')).toEqual(chosen);
  });

  it('boxed width forces the icon sidebar type; other widths force default', () => {
    expect(withWidth({ ...freshLayout, leftSideBarType: 'compact' }, 'boxed')).toMatchObject({
      layoutWidth: 'boxed',
      leftSideBarType: 'icon',
    });
    expect(withWidth({ ...freshLayout, leftSideBarType: 'compact' }, 'fluid')).toMatchObject({
      layoutWidth: 'fluid',
      leftSideBarType: 'default',
    });
  });
});

describe('the sidebar', () => {
  it.each([
    ['default', 'default'],
    ['compact', 'small'],
    ['icon', 'collapsed'],
    ['condensed', 'collapsed'],
  ] as const)('of type %s has the size %s', (leftSideBarType, size) => {
    expect(sidebarOf({ ...freshLayout, leftSideBarType })?.size).toBe(size);
  });

  it('condenses by the button of the top bar, and default restores normal', () => {
    expect(collapsed(freshLayout).leftSideBarType).toBe('condensed');
    expect(collapsed({ ...freshLayout, leftSideBarType: 'compact' }).leftSideBarType).toBe('condensed');
    expect(collapsed(collapsed(freshLayout)).leftSideBarType).toBe('default');
    expect(collapsed({ ...freshLayout, leftSideBarType: 'icon' }).leftSideBarType).toBe('default');
  });
});

describe('a kept layout', () => {
  it('is read as it was written', () => {
    const chosen = { ...withWidth(withType(freshLayout, 'horizontal'), 'boxed'), folded: ['Reports'] };
    expect(readLayout(JSON.stringify(chosen))).toEqual(chosen);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no object', '7'],
    ['other words', '{"layoutType":"round","folded":"all","leftSideBarType":["icon"]}'],
  ])('is a fresh one where %s was kept', (_what, kept) => {
    expect(readLayout(kept)).toEqual(freshLayout);
  });
});

describe('a menu bar', () => {
  it('shows every entry that fits, and keeps room for More where one does not', () => {
    expect(fitting([100, 100, 100], 300, 80)).toBe(3);
    expect(fitting([100, 100, 100], 299, 80)).toBe(2);
    expect(fitting([100, 100, 100], 279, 80)).toBe(1);
    expect(fitting([100, 100, 100], 60, 80)).toBe(0);
    expect(fitting([], 0, 80)).toBe(0);
  });
});
