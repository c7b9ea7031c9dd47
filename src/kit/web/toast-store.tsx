import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ToastAction } from './toast';

export { notifications } from '@mantine/notifications';

/** What a toast says, and below it the one thing to do about it. */
export function withAction(message: string, { label, run }: ToastAction): ReactNode {
  return (
    <>
      <p style={{ margin: '0 0 8px' }}>{message}</p>
      <Button size="xs" onClick={run}>
        {label}
      </Button>
    </>
  );
}
