import { words } from '#kit/contract/language';

export const brands = ['academy', 'decoration'] as const;
/** The hosts that the web app calls (R 2.1): one for each brand, and that of notes and complaints if it differs. */
export const apiHosts = [...brands, 'notes'] as const;
/** The resources that are served by the notes host. */
export const onNotesHost: readonly string[] = ['note', 'complain'];
export type Brand = (typeof brands)[number];

/** One entry of the menu that a token carries (S§3). A group has an empty path and a sub-menu. */
export interface MenuEntry {
  readonly name: string;
  readonly icon: string;
  readonly path: string;
  readonly subMenu?: readonly MenuLink[];
}

export interface MenuLink {
  readonly name: string;
  readonly path: string;
  readonly icon?: string;
}

/** Other spellings of paths that open a screen (R 1.4). */
export const aliases: Readonly<Record<string, string>> = {
  '/customers': '/customer',
  '/decorationDashboard': '/DecorationDashboard',
  '/Service Report': '/ServiceReport',
};

/** The display name of each brand. */
export const brandNames: Readonly<Record<Brand, string>> = {
  academy: words('Academy'),
  decoration: words('Decoration'),
};
