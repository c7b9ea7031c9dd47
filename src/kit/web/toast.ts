/** A short word on what was done; it goes by itself. */
export function toastDone(message: string): void {
  void show(message, 'teal');
}

/** A word on what went wrong where there is no place beside it to say so. */
export function toastWrong(message: string): void {
  void show(message, 'red');
}

let wanted = false;
const listeners = new Set<() => void>();

/** True from the first toast on: only then is their stack loaded. */
export function hasToasts(): boolean {
  return wanted;
}

export function onToasts(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

async function show(message: string, color: 'teal' | 'red'): Promise<void> {
  wanted = true;
  for (const tell of listeners) tell();
  const { notifications } = await import('./toast-store');
  notifications.show({ message, color, autoClose: color === 'red' ? 9000 : 4500 });
}
