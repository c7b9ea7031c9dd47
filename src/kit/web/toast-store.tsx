import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { calledIn, placeOf } from '#kit/contract/called';
import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';

export { notifications } from '@mantine/notifications';

/** The single action of a toast. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** A record that was saved. */
export interface SavedRecord {
  readonly of: Entity;
  readonly record: Readonly<Record<string, unknown>>;
  /** Gives what goes to an address without loading the page anew; undefined for whoever may not open it. */
  readonly leads: (address: string) => (() => void) | undefined;
}

/** A message that names what was saved, and leads to it. */
export function naming(message: string, { of, record, leads }: SavedRecord): ReactNode {
  const name = calledIn(of, record);
  const said = name === undefined ? message : t('{saved}: {name}', { saved: message, name });
  const address = placeOf(of, record);
  const open = address === undefined ? undefined : leads(address);
  if (!open) return said;
  return (
    <a
      href={address}
      onClick={(event) => {
        event.preventDefault();
        open();
      }}
    >
      {said}
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
