import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import { flag } from '#kit/contract/fields-number';
import { text } from '#kit/contract/fields-text';
import type { Told } from '#house/session/login.contract';
import type { NewsKind } from '#house/news/news.contract';

/** The number of notifications of each kind that are stored for each person (A30): those of one kind never push out another. */
export const mostOfKind = 50;

/** A notification as its reader receives it. */
export interface Notification {
  readonly _id: string;
  readonly createdAt: string;
  readonly kind: NewsKind;
  /** The sentence, in the reader's language. */
  readonly text: string;
  /** The path it leads to: the screen, searched for its subject. */
  readonly path: string;
  readonly isRead: boolean;
}

/**
 * The caller's notifications, newest first. Requested as `text/event-stream`, the same call stays open and sends,
 * whenever something changes, the names of the changed lists that the caller may read (docs/decisions/0007).
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
  title: 'Mark one of your own notifications as read or unread',
  body: {
    _id: text('Notification'),
    isRead: flag('Read', { required: 'Say whether it is read' }),
  },
  ignored: ['createdAt', 'kind', 'text', 'path'],
  reply: reply<Saved<Notification>>(),
});

/** The call that marks as read all that was told up to a moment. */
export const markSeen = endpoint({
  method: 'PUT',
  path: 'notifications/seen',
  title: 'Mark all your own notifications up to one as read',
  body: { newest: text('Newest notification', { required: 'Say up to which notification' }) },
  reply: reply<Told>(),
});

/** The name in an event that stands for all lists, when it is not known which of them changed. */
export const everything = '*';
