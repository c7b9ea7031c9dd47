import type { Day } from '#kit/contract/day';
import type { Money } from '#kit/contract/money';
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
  'close to sign': { readonly closeNo: number; readonly account: string };
  /** Negative if money is missing. */
  'close differs': { readonly closeNo: number; readonly account: string; readonly difference: Money };
  /** `name` is the person who promised, or is to be followed up. */
  'promise broken': { readonly name: string };
  'follow-up due': { readonly name: string };
  /** How many SMS failed within an hour. */
  'sms fail': { readonly failed: number };
  /** How many messages of wallets have been open for a day. */
  'wallet open': { readonly open: number };
  /** The wallet whose phone has forwarded nothing for a day. */
  'forwarder silent': { readonly account: string };
  /** How many students wait for a seat in the class with a free one. */
  'seat free': { readonly className: string; readonly waiting: number };
  /** A lesson of the reader's, and `change` says what was changed about it. */
  'lesson changed': {
    readonly className: string;
    readonly date: Day;
    readonly change: 'changed' | 'cancelled' | 'extra' | 'planned';
  };
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
