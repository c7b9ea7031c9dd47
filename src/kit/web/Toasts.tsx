import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasToasts, onToasts } from './toast';

const ToastStack = lazy(async () => ({ default: (await import('./ToastStack')).ToastStack }));

/** Where toasts appear; mounted once, loaded with the first toast. */
export function Toasts() {
  const wanted = useSyncExternalStore(onToasts, hasToasts);
  return <Suspense>{wanted && <ToastStack />}</Suspense>;
}
