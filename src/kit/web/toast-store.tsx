import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

export { notifications } from '@mantine/notifications';

/** The one thing to do about what a toast says. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

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
