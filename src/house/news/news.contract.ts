import type { Day } from '#kit/contract/day';
import type { Screen } from '#house/menu/menu.contract';

/** The kinds of notifications (A30), with the values of their sentences. */
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
 * Where a kind of notification leads, and the right that its readers need besides the screen. The slice declares it; an
 * import or export leads back to the screen where it was started.
 */
export interface NewsPlace {
  readonly screen: Screen;
  readonly right: string;
}
