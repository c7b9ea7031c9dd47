import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import { flag } from '#kit/contract/fields-number';
import { text } from '#kit/contract/fields-text';
import type { Told } from '#house/session/login.contract';
import type { NewsKind } from '#house/news/news.contract';

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

/** What was shown was seen: all that was told up to then is read. */
export const markSeen = endpoint({
  method: 'PUT',
  path: 'notifications/seen',
  title: 'Mark all own notifications up to one as read',
  body: { newest: text('Newest notification', { required: 'Say up to which notification' }) },
  reply: reply<Told>(),
});

/** What an event says where it cannot say which lists changed: all may have. */
export const everything = '*';
