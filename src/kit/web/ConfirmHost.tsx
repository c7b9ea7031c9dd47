import { lazy, Suspense } from 'react';
import { openQuestion } from './confirm';
import { useStore } from './store';

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog')).ConfirmDialog }));

/** Shows the open question, if any; mounted once. The dialog is loaded with the first question. */
export function ConfirmHost() {
  const asked = useStore(openQuestion);
  return (
    <Suspense>
      {asked && <ConfirmDialog key={`${asked.title} ${asked.thing}`} question={asked} answer={asked.answer} />}
    </Suspense>
  );
}
