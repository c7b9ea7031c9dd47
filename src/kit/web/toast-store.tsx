import { Button } from '@mantine/core';
import { type NotificationData, notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { calledIn, placeOf } from '#kit/contract/called';
import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { onceLeft, ownKey } from './own-storage';

/** The single action of a toast. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** A record that was saved. */
export interface SavedRecord {
  readonly of: Entity;
  readonly record: Readonly<Record<string, unknown>>;
  /** Gives a function that goes to an address without reloading the page; undefined if the user may not open it. */
  readonly leads: (address: string) => (() => void) | undefined;
}

/** Shows a message of success, with a link to the saved record if one is given. */
export function succeeded(said: string, saved: SavedRecord | undefined): void {
  const message = saved ? naming(said, saved) : said;
  show({ message, color: 'teal', autoClose: saved ? 7000 : usual });
}

/** Only one such toast, however many writes wait. */
export function kept(message: string): void {
  show({ id: 'kept', message, color: 'yellow', autoClose: usual });
}

/** Shows a message of failure for nine seconds, or until the button of its action is pressed. */
export function wrong(said: string, action?: ToastAction): void {
  // The network is gone, or the product was updated after the page was loaded.
  const message = notLoaded.test(said)
    ? t('This could not be loaded. Check the connection and load the page again.')
    : said;
  const failure = { color: 'red', autoClose: 9000 };
  if (!action) return show({ ...failure, message });
  const id = `wrong ${message}`;
  const run = () => {
    notifications.hide(id);
    action.run();
  };
  show({ ...failure, id, message: withAction(message, { ...action, run }) });
}

/** The English messages of Chromium, Firefox and Safari for a script that failed to load, and of Vite for styles. */
const notLoaded = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Shows a message with a button, until it is closed. */
export function stay(message: string, action: ToastAction): void {
  show({ message: withAction(message, action), color: 'blue', autoClose: false });
}

/**
 * Shows a message of success with the button that takes it back, for ten minutes; the button closes it, and so does a logout. After a
 * session that ended by itself, the next user of the same tab cannot take it back.
 */
export function undoable(message: string, undo: () => void): void {
  const id = `undo ${message}`;
  const whose = ownKey('undo');
  const run = () => {
    notifications.hide(id);
    if (ownKey('undo') === whose) undo();
  };
  onceLeft(() => notifications.hide(id));
  show({ id, message: withAction(message, { label: t('Undo'), run }), color: 'teal', autoClose: 600_000 });
}

/** Shows a message and returns the function that removes it. */
export function during(content: ReactNode): () => void {
  const id = notifications.show({ message: content, autoClose: false, withCloseButton: false, role: 'group' });
  return () => void notifications.hide(id);
}

/** Shows a toast that can be closed. */
function show(toast: NotificationData): void {
  notifications.show({ closeButtonProps: { 'aria-label': t('Close') }, ...toast });
}

/** How long a toast is shown, in milliseconds. */
const usual = 4500;

/** A message that names what was saved, and leads to it. */
function naming(message: string, { of, record, leads }: SavedRecord): ReactNode {
  const name = calledIn(of, record);
  const said = name === undefined ? message : t('{saved}: {name}', { saved: message, name });
  const address = placeOf(of, record);
  const open = address === undefined ? undefined : leads(address);
  if (!open) return said;
  return (
    <a
      href={address}
      onClick={(event) => {
        event.preventDefault();
        open();
      }}
    >
      {said}
    </a>
  );
}

/** The message of a toast with its action below it. */
function withAction(message: string, { label, run }: ToastAction): ReactNode {
  return (
    <>
      <p style={{ margin: '0 0 8px' }}>{message}</p>
      <Button size="xs" onClick={run}>
        {label}
      </Button>
    </>
  );
}
