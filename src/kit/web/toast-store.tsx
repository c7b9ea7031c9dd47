import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

export { notifications } from '@mantine/notifications';

/** The single action of a toast. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** Where a toast leads. */
export interface ToastPlace {
  readonly address: string;
  /** Goes there without loading the page anew. */
  readonly open: () => void;
}

/** A message that leads to what it is about. */
export function leading(message: string, { address, open }: ToastPlace): ReactNode {
  return (
    <a
      href={address}
      onClick={(event) => {
        event.preventDefault();
        open();
      }}
    >
      {message}
    </a>
  );
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
