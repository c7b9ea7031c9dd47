import { useEffect } from 'react';
import { toastWhile } from '#kit/web/toast';
import { WorkProgress } from './WorkProgress';
import { isUnderWay, whenEnded } from './work';

/** The progress of a form's work. If the form is closed meanwhile, the work goes on and is shown elsewhere. */
export function WorkInForm({ id }: { id: number | undefined }) {
  useEffect(() => () => void goOnAside(id), [id]);
  return <WorkProgress id={id} />;
}

async function goOnAside(id: number | undefined): Promise<void> {
  if (id === undefined || !isUnderWay(id)) return;
  const away = await toastWhile(<WorkProgress id={id} />);
  whenEnded(id, away);
}
