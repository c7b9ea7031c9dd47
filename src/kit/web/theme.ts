import {
  createTheme,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';

const indigo: MantineColorsTuple = [
  '#eef1ff',
  '#dfe4ff',
  '#c3cbff',
  '#a3aefc',
  '#8590f6',
  '#6b74ee',
  '#5960e4',
  '#4b50d6',
  '#4043c4',
  '#33359c',
];
const petrol: MantineColorsTuple = [
  '#e8f6f8',
  '#d2ebef',
  '#a6d8e0',
  '#75c2cf',
  '#4aaebf',
  '#2b9db1',
  '#1b8fa4',
  '#127c90',
  '#0d6779',
  '#094f5e',
];
/** A neutral with a touch of blue: 0 is text on dark, 7 the page's background. */
const dark: MantineColorsTuple = [
  '#e4e6eb',
  '#c8ccd5',
  '#a7adba',
  '#8d94a3',
  '#363b47',
  '#2c303b',
  '#22252e',
  '#191b22',
  '#13151a',
  '#0d0e12',
];

// Neither is the red of what is wrong: a button, a link or a field in use must not look like an error.
const colors = { indigo, petrol } as const;
export type ThemeName = keyof typeof colors;

const overlay = { backgroundOpacity: 0.4 };
// Mantine renders the head of a dialog as <header>, which outside an article is the page's banner.
const attributes = { header: { role: 'presentation' } };
const title = { fontSize: '1.0625rem', fontWeight: 650 };

const systemFont =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Noto Sans Arabic", Arial, sans-serif';

/** The look of the product in one primary colour; everything else is neutral. */
export function themeIn(name: ThemeName): MantineThemeOverride {
  return createTheme({
    colors: { brand: colors[name], dark },
    primaryColor: 'brand',
    // Shade 8 of both colours reaches 4.5:1 under white text, in light and dark.
    primaryShade: { light: 8, dark: 8 },
    fontFamily: systemFont,
    headings: { fontFamily: systemFont, fontWeight: '650' },
    fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
    defaultRadius: 'md',
    radius: { xs: '3px', sm: '5px', md: '7px', lg: '10px', xl: '16px' },
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      Modal: {
        defaultProps: { transitionProps: motion, overlayProps: overlay, radius: 'lg', attributes },
        styles: { title },
      },
      Drawer: {
        defaultProps: { transitionProps: { duration: 160 }, overlayProps: overlay, attributes },
        styles: { title, inner: { paddingInline: 'max(env(safe-area-inset-left), env(safe-area-inset-right))' } },
      },
      Menu: {
        // The element that Mantine puts first for the focus is not an entry of the menu.
        defaultProps: { transitionProps: motion, shadow: 'md', radius: 'md', withInitialFocusPlaceholder: false },
      },
      Popover: { defaultProps: { transitionProps: motion, shadow: 'md', radius: 'md' } },
      Tooltip: { defaultProps: { openDelay: 400, transitionProps: motion } },
      // The chosen name is read from its own beginning; base.css leaves it at the page's side.
      Select: {
        defaultProps: {
          comboboxProps: { transitionProps: motion, shadow: 'md' },
          attributes: { input: { dir: 'auto' } },
        },
      },
      Autocomplete: { defaultProps: { attributes: { input: { dir: 'auto' } } } },
    },
  });
}

/** Overrides where Mantine's defaults miss 4.5:1 on the backgrounds that we use. */
export const contrast: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': '#c92a2a',
    '--mantine-color-dimmed': '#5c6370',
    '--mantine-color-placeholder': '#6a7180',
    '--mantine-color-default-border': '#d3d7df',
  },
  dark: {
    '--mantine-color-error': '#ffa8a8',
    '--mantine-color-dimmed': '#a7adba',
    '--mantine-color-placeholder': '#989fae',
    '--mantine-color-default-border': '#3d4351',
  },
});

/** How things appear: quickly, and without motion if the person prefers that (which the theme handles). */
const motion = { transition: 'fade', duration: 140 } as const;
