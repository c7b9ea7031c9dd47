import type { Day } from '#kit/contract/day';
import type { Screen } from '#house/menu/menu.contract';

/** What people are told of (A30), and what each tells in any language. */
export interface NewsFacts {
  complaint: { readonly studentName: string; readonly stdID: number; readonly className: string };
  'stock empty': { readonly itemName: string };
  'subscription ends': { readonly expiredDate: Day };
  'task assigned': { readonly serviceName: string; readonly customer: string };
  'task done': { readonly serviceName: string; readonly customer: string };
  /** `list` is the English name of the list. */
  'import finished': { readonly list: string; readonly saved: number; readonly notSaved: number };
  'export finished': { readonly list: string; readonly rows: number };
}

export type NewsKind = keyof NewsFacts;

/**
 * Where a kind of news leads, and the right that whoever is told must have beside the screen. Its slice says it; an import or
 * export leads back to the screen that it was begun on.
 */
export interface NewsPlace {
  readonly screen: Screen;
  readonly right: string;
}
