import type { ReactNode } from 'react';

/** A short word on what was done; it goes by itself. */
export function toastDone(message: ReactNode): void {
  void show(message, 'teal.9');
}

/** A word on what went wrong where there is no place beside it to say so. */
export function toastWrong(message: ReactNode): void {
  void show(message, 'red');
}

async function show(message: ReactNode, color: string): Promise<void> {
  const { notifications } = await import('./toast-store');
  notifications.show({ message, color, autoClose: color === 'red' ? 9000 : 4500 });
}
