import type { ReactNode } from 'react';
import { makeStore } from './store';
import type { ToastAction } from './toast-store';

/** A short word on what was done; it goes by itself. */
export function toastDone(message: string): void {
  void show(message, 'teal');
}

/** A word on what is not done yet: kept here, and still to be sent. */
export function toastKept(message: string): void {
  // One is enough, however many are kept one after the other.
  void show(message, 'yellow', 'kept');
}

/** A word on what went wrong where there is no place beside it to say so. */
export function toastWrong(message: string): void {
  void show(message, 'red');
}

/** A word that stays until it is answered, with one thing to do about it. */
export function toastToStay(message: string, action: ToastAction): void {
  void showToStay(message, action);
}

/** What stands there while something goes on; answers how to take it away. */
export async function toastWhile(content: ReactNode): Promise<() => void> {
  hasToasts.set(true);
  const { notifications } = await import('./toast-store');
  const id = notifications.show({ message: content, autoClose: false, withCloseButton: false, role: 'group' });
  return () => void notifications.hide(id);
}

/** True from the first toast on: only then is their stack loaded. */
export const hasToasts = makeStore(false);

async function showToStay(message: string, action: ToastAction): Promise<void> {
  hasToasts.set(true);
  const { notifications, withAction } = await import('./toast-store');
  notifications.show({ message: withAction(message, action), color: 'blue', autoClose: false });
}

async function show(message: string, color: 'teal' | 'yellow' | 'red', id?: string): Promise<void> {
  hasToasts.set(true);
  const { notifications } = await import('./toast-store');
  notifications.show({ id, message, color, autoClose: color === 'red' ? 9000 : 4500 });
}
