import { words } from '#kit/contract/language';
import type { Brand } from '#house/brand/brand.contract';
import type { Feature } from '#house/feature/feature.contract';

/**
 * A screen that can be given to a role. Its slice declares it in `*.screens.ts`; the menu is built from all of them.
 */
export interface Screen {
  readonly path: string;
  /** What people call it. */
  readonly title: string;
  /** The icon's name in the shell's set. */
  readonly icon: string;
  /** Its position in the menu of each brand that has it: the part, and the order within the part, lowest first. */
  readonly menu: { readonly [B in Brand]?: readonly [part: keyof (typeof menuParts)[B], order: number] };
  /** The features of which one must be on for the screen to open; without them it always does (AL15). */
  readonly features?: readonly Feature[];
  /** The kind of search result that this screen shows (A34). */
  readonly finds?: FindKind;
}

/** A kind of record found by the search in the top bar. */
export interface FindKind {
  /** Its name on the wire. */
  readonly kind: string;
  /** The plural, if it differs from the screen's title. */
  readonly many?: string;
  /** Its position among the kinds, lowest first. */
  readonly place: number;
}

/** A screen that shows search results. */
export interface FindScreen extends Screen {
  readonly finds: FindKind;
}

/** The screens that show search results, in the order of the kinds. */
export function findScreens(screens: readonly Screen[]): readonly FindScreen[] {
  return screens
    .flatMap(({ finds, ...screen }) => (finds ? [{ ...screen, finds }] : []))
    .toSorted((one, other) => one.finds.place - other.finds.place);
}

/** The title and the icon of screens that the menu shows together. */
export interface Group {
  readonly title: string;
  readonly icon: string;
}

const sales = { title: words('Sales'), icon: 'cart' };
const finance = { title: words('Finance'), icon: 'coins' };
const people = { title: words('People'), icon: 'badge' };
const users = { title: words('Users'), icon: 'users' };
const reports = { title: words('Reports'), icon: 'report' };
const more = { title: words('More'), icon: 'dots' };
/** Screens outside any group. */
const alone = null;

/**
 * The parts of each brand's menu in the specification's order (S§2), with the additions of A11 under Reports and More.
 */
export const menuParts = {
  academy: {
    first: alone,
    academy: { title: words('Academy'), icon: 'school' },
    sales,
    finance,
    results: { title: words('Results and attendance'), icon: 'marks' },
    people,
    users,
    reports,
    more,
  },
  decoration: {
    first: alone,
    services: { title: words('Services'), icon: 'brush' },
    sales,
    finance,
    people,
    users,
    notes: alone,
    reports,
    more,
  },
} as const satisfies Readonly<Record<Brand, Readonly<Record<string, Group | null>>>>;
