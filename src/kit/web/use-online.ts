import { useSyncExternalStore } from 'react';

/** False while the browser knows of no network. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

const changes = ['online', 'offline'] as const;

function subscribe(tell: () => void): () => void {
  for (const change of changes) addEventListener(change, tell);
  return () => {
    for (const change of changes) removeEventListener(change, tell);
  };
}
