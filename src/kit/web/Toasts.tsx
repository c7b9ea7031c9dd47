import { lazy, Suspense } from 'react';
import { useStore } from './store';
import { hasToasts } from './toast';

const ToastStack = lazy(async () => ({ default: (await import('./ToastStack')).ToastStack }));

/** The place where toasts appear; mounted once, loaded with the first toast. */
export function Toasts() {
  const wanted = useStore(hasToasts);
  return <Suspense>{wanted && <ToastStack />}</Suspense>;
}
