import type { ReactNode } from 'react';
import { makeStore } from './store';
import type { SavedRecord, ToastAction } from './toast-store';

/** A toast that something was done, which names what was saved and leads to it; it disappears by itself. */
export const toastDone = (message: string, saved?: SavedRecord): void =>
  void toasts().then(({ succeeded }) => succeeded(message, saved));

/** A toast that a write is waiting on this device and still to be sent. */
export const toastKept = (message: string): void => void toasts().then(({ kept }) => kept(message));

/** A toast that something went wrong, where there is no better place to say so, with the way to what can be done instead. */
export const toastWrong = (message: string, action?: ToastAction): void =>
  void toasts().then(({ wrong }) => wrong(message, action));

/** A toast that stays until it is answered, with one action. */
export const toastToStay = (message: string, action: ToastAction): void =>
  void toasts().then(({ stay }) => stay(message, action));

/** A toast that something was done, with what takes it back while it is shown: for ten minutes, or until it is closed. */
export const toastToUndo = (message: string, undo: () => void): void =>
  void toasts().then(({ undoable }) => undoable(message, undo));

/** A toast that is shown while something is in progress; resolves with the function that removes it. */
export const toastWhile = async (content: ReactNode): Promise<() => void> => (await toasts()).during(content);

/** True once there was a toast; only then is the stack loaded. */
export const hasToasts = makeStore(false);

function toasts() {
  hasToasts.set(true);
  return import('./toast-store');
}
