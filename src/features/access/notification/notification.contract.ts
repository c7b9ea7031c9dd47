import type { Day } from '../../../kit/contract/day';
import { endpoint, reply, type Saved } from '../../../kit/contract/endpoint';
import { flag } from '../../../kit/contract/fields-number';
import { text } from '../../../kit/contract/fields-text';

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
 * Where each leads, and the right that whoever is told must have beside the screen: the table of complaints is hidden
 * from teachers (A17). An import or export leads back to the screen that it was begun on.
 */
export const newsPlaces: { readonly [K in NewsKind]?: { readonly screen: string; readonly right: string } } = {
  complaint: { screen: '/complain', right: 'GET complain' },
  'stock empty': { screen: '/stock', right: 'GET stock' },
  'subscription ends': { screen: '/subscription', right: 'GET subscription' },
  'task assigned': { screen: '/tasks', right: 'GET service/usertasks' },
  'task done': { screen: '/tasks', right: 'GET service/usertasks' },
};

/** As many as are kept for a person (A30). */
export const mostKept = 50;

/** A notification as its reader gets it. */
export interface Notification {
  readonly _id: string;
  readonly createdAt: string;
  readonly kind: NewsKind;
  /** The sentence, in the reader's language. */
  readonly text: string;
  /** Where it leads: the screen, searched for what it is about. */
  readonly path: string;
  readonly isRead: boolean;
}

/**
 * Own notifications, newest first. Asked for as `text/event-stream` the same call stays open and tells, each time that
 * something changes, the names of the lists that changed, as far as the caller may read them (docs/decisions/0007).
 */
export const getNotifications = endpoint({
  method: 'GET',
  path: 'notifications',
  title: 'Own notifications; as text/event-stream, what changes',
  reply: reply<readonly Notification[]>('list'),
});

export const markNotification = endpoint({
  method: 'PUT',
  path: 'notifications/{id}',
  title: 'Mark an own notification as read or unread',
  body: {
    _id: text('Notification'),
    isRead: flag('Read', { required: 'Say whether it is read' }),
  },
  ignored: ['createdAt', 'kind', 'text', 'path'],
  reply: reply<Saved<Notification>>(),
});

/** What an event says where it cannot say which lists changed: all may have. */
export const everything = '*';
