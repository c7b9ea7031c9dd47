import { useEffect } from 'react';
import { toastWhile } from '#kit/web/toast';
import { WorkProgress } from './WorkProgress';
import { isUnderWay, whenEnded } from './work';

/** How far the work of a form is. Where the form is closed meanwhile the work goes on, and shows aside. */
export function WorkInForm({ id }: { id: number | undefined }) {
  useEffect(() => () => void goOnAside(id), [id]);
  return <WorkProgress id={id} />;
}

async function goOnAside(id: number | undefined): Promise<void> {
  if (id === undefined || !isUnderWay(id)) return;
  const away = await toastWhile(<WorkProgress id={id} />);
  whenEnded(id, away);
}
