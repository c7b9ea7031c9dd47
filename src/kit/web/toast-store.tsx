import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

export { notifications } from '@mantine/notifications';

/** The single action of a toast. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** The message of a toast with its action below it. */
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
