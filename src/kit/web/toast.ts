import type { ReactNode } from 'react';
import { makeStore } from './store';
import type { SavedRecord, ToastAction } from './toast-store';

/** A toast that something was done, which names what was saved and leads to it; it disappears by itself. */
export function toastDone(message: string, saved?: SavedRecord): void {
  void showDone(message, saved);
}

/** A toast that a write is waiting on this device and still to be sent. */
export function toastKept(message: string): void {
  // One is enough, however many writes wait.
  void show(message, 'yellow', 'kept');
}

/** A toast that something went wrong, where there is no better place to say so. */
export function toastWrong(message: string): void {
  void show(message, 'red');
}

/** A toast that stays until it is answered, with one action. */
export function toastToStay(message: string, action: ToastAction): void {
  void showToStay(message, action);
}

/** A toast that is shown while something is in progress; resolves with the function that removes it. */
export async function toastWhile(content: ReactNode): Promise<() => void> {
  hasToasts.set(true);
  const { notifications } = await import('./toast-store');
  const id = notifications.show({ message: content, autoClose: false, withCloseButton: false, role: 'group' });
  return () => void notifications.hide(id);
}

/** True from the first toast on; only then is the stack loaded. */
export const hasToasts = makeStore(false);

async function showToStay(message: string, action: ToastAction): Promise<void> {
  hasToasts.set(true);
  const { notifications, withAction } = await import('./toast-store');
  notifications.show({ message: withAction(message, action), color: 'blue', autoClose: false });
}

async function showDone(said: string, saved: SavedRecord | undefined): Promise<void> {
  hasToasts.set(true);
  const { naming, notifications } = await import('./toast-store');
  const message = saved ? naming(said, saved) : said;
  notifications.show({ message, color: 'teal', autoClose: saved ? 7000 : 4500 });
}

async function show(message: string, color: 'yellow' | 'red', id?: string): Promise<void> {
  hasToasts.set(true);
  const { notifications } = await import('./toast-store');
  notifications.show({ id, message, color, autoClose: color === 'red' ? 9000 : 4500 });
}
