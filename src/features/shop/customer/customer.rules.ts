/** The address to store: clients send the word 'empty' for none (G15). */
export function storedAddress(sent: string): string {
  return sent === 'empty' ? '' : sent;
}

/** The phone of a customer who was chosen in a list: money is usually sent from it. */
export function phoneOf(chosen: Readonly<Record<string, unknown>> | undefined): string | undefined {
  return typeof chosen?.phone === 'string' ? chosen.phone : undefined;
}
